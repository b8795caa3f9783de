import type { Person, Visitor } from './harness.ts';
import { run } from './home-rows.ts';

/** For tests of sharing: how a goal is shared, and who sees what. */

export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
export const NOWHERE = [404, { message: 'This is no longer shared' }];
/** Stands in for ciphertext: the server cannot tell. */
export const SEALED = 'c2VhbGVk'.repeat(10);

export const sharesOf = (goalId: number) => `/api/goals/${goalId}/shares`;

export async function shared(owner: Person, goalId: number, input: Record<string, unknown>) {
  const answer = await owner.post(sharesOf(goalId), input);
  if (answer.status !== 201)
    throw new Error(`share answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function opened(owner: Person, goalId: number, expiresAt: string | null = null) {
  return (await owner.post(`/api/goals/${goalId}/public-link`, { expiresAt })).body;
}

export async function hasConfirmed(person: Person, email: string) {
  await run(
    'update users set email = ?, email_key = ?, email_verified_at = ? where id = ?',
    email,
    email.toLowerCase(),
    new Date().toISOString(),
    person.user.id,
  );
}

export const openSharedGoal = async (visitor: Visitor, code: string) => {
  const { status, body } = await visitor.get(`/api/shared/${code}`);
  return [status, body];
};

export const anAddress = () => `mo-${crypto.randomUUID().slice(0, 8)}@mail.org`;
