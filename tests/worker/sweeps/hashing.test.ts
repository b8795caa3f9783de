import { afterEach, describe, expect, it, vi } from 'vitest';
import { jsonSchemaOf } from '#schema/api/components.ts';
import { API_ROUTES, named } from '#schema/api/routes.ts';
import { PASSWORD } from '#tests/password.ts';
import { freshName, type Person, registered, Visitor } from '#tests/worker/harness.ts';
import { run } from '#tests/worker/home-rows.ts';
import { hashPassword } from '#worker/lib/security/passwords.ts';

const WRONG = 'Wrong-guess-9';
const NEW = 'Battery-staple-8';
const ADDRESS = { 'CF-Connecting-IP': '203.0.113.7' };

/**
 * Counts the hashes from here on. Each takes its password normalised, and nothing else does that to
 * a password.
 */
function countHashes() {
  const normalised = vi.spyOn(String.prototype, 'normalize');
  const passwords = [PASSWORD, WRONG, NEW];
  return () => normalised.mock.contexts.filter((text) => passwords.includes(String(text))).length;
}
afterEach(() => {
  vi.restoreAllMocks();
});

/** What gets each route as far as its hash, or as close as a stranger comes to it. */
const ATTEMPTS: Record<string, (person: Person) => object> = {
  'POST /api/register': () => ({ username: freshName(), password: PASSWORD }),
  'POST /api/login': ({ user }) => ({ username: user.username, password: WRONG }),
  'POST /api/set-new-password': () => ({ token: 'a-token-of-nobody', newPassword: NEW }),
  'POST /api/recover': ({ user }) => ({
    username: user.username,
    code: 'no-such-code',
    newPassword: NEW,
  }),
  'POST /api/recovery-codes': () => ({ password: WRONG }),
  'PATCH /api/user': () => ({ email: `${freshName()}@mail.org`, currentPassword: WRONG }),
  'POST /api/user/update-email': () => ({
    email: `${freshName()}@mail.org`,
    currentPassword: WRONG,
  }),
  'POST /api/change-password': () => ({ currentPassword: WRONG, newPassword: NEW }),
};
/** Where a wrong guess is refused before anything is hashed at all. */
const PROVEN_FIRST = ['POST /api/set-new-password', 'POST /api/recover'];

const hashing = API_ROUTES.filter(({ hashes }) => hashes);

describe('a route that hashes a password', () => {
  it('is known to this test', () => {
    expect(hashing.map(named).toSorted()).toEqual(Object.keys(ATTEMPTS).toSorted());
  });

  it('is each one that takes a password', () => {
    const taking = API_ROUTES.filter(({ body }) =>
      Object.values(body ?? {}).some((contract) =>
        Object.keys(jsonSchemaOf(contract, 'input')['properties'] ?? {}).some((name) =>
          /password/i.test(name),
        ),
      ),
    );
    expect(taking.map(named).toSorted()).toEqual(hashing.map(named).toSorted());
  });

  it.each(hashing)('$method $path is limited before it hashes', async (route) => {
    const person = await registered({ email: `${freshName()}@mail.org` });
    // Only a confirmed address is kept behind the password.
    await run(`update users set email_verified_at = created_at where id = ${person.user.id}`);
    const who = route.access === 'public' ? new Visitor() : person;
    const attempt = async () => {
      const hashed = countHashes();
      const body = ATTEMPTS[named(route)]?.(person);
      const { status, headers } = await who.send(route.method, route.path, {
        body,
        headers: ADDRESS,
      });
      const count = hashed();
      vi.restoreAllMocks();
      return { status, count, wait: Number(headers.get('retry-after')) };
    };
    const first = await attempt();
    expect(first.status).not.toBe(429);
    expect(first.count).toBe(PROVEN_FIRST.includes(named(route)) ? 0 : 1);

    await run('update throttles set attempts = 1000000');
    const second = await attempt();
    expect([second.status, second.count, second.wait > 0]).toEqual([429, 0, true]);
  });

  it('hashes for no name that is taken, and for nothing that breaks a rule', async () => {
    const { user } = await registered();
    const hashed = countHashes();
    for (const body of [
      { username: user.username, password: PASSWORD },
      { username: '', password: PASSWORD },
      { username: freshName(), password: PASSWORD, email: 'no address' },
    ]) {
      expect((await new Visitor().post('/api/register', body)).status).toBeGreaterThanOrEqual(400);
    }
    expect(hashed()).toBe(0);
  });

  it('would be caught hashing', async () => {
    const hashed = countHashes();
    await hashPassword(NEW);
    expect(hashed()).toBe(1);
  });
});
