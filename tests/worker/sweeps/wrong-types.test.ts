import { describe, expect, it } from 'vitest';
import { type Json, jsonSchemaOf } from '#schema/api/components.ts';
import type { ApiRoute } from '#schema/api/route.ts';
import { API_ROUTES } from '#schema/api/routes.ts';
import { anAdmin } from '#tests/worker/admin.ts';
import { signedUp, Visitor } from '#tests/worker/harness.ts';
import { fillWith, ownerOfEverything } from '#tests/worker/owned-rows.ts';

const WRONG: Record<string, unknown> = {
  string: 5,
  number: 'five',
  integer: 'five',
  boolean: 'yes',
  array: 'none',
  object: 'none',
};
const EXPECTED: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Fields that are of one type, and no name for one of a few values. */
function typedFields(route: ApiRoute): [name: string, type: string][] {
  const [contract] = Object.values(route.body ?? {});
  const { properties = {} } = jsonSchemaOf(
    contract as Parameters<typeof jsonSchemaOf>[0],
    'input',
  ) as {
    properties?: Record<string, Json>;
  };
  return Object.entries(properties).flatMap(([name, given]) => {
    const either = ((given['anyOf'] as Json[] | undefined) ?? [given]).filter(
      ({ type }) => type !== 'null',
    );
    const [{ type, enum: values, const: value }] = either as [Json];
    const isPlain = either.length === 1 && values === undefined && value === undefined;
    return isPlain && typeof type === 'string' && type in WRONG
      ? [[name, type] as [string, string]]
      : [];
  });
}

const withFields = API_ROUTES.filter(
  ({ body }) => body && typedFields({ body } as ApiRoute).length > 0,
);

/** Somebody who gets as far as the body, and the route's path with rows of theirs. */
async function caller({ access, ids, path }: ApiRoute) {
  if (ids === 'own' && path.includes(':')) {
    const { owner, rows } = await ownerOfEverything();
    return { who: owner, at: fillWith(path, rows) };
  }
  const who =
    access === 'public' ? new Visitor() : access === 'admin' ? await anAdmin() : await signedUp();
  return {
    who,
    at: path.replace(':code', 'x'.repeat(22)).replace(':kind', 'unit').replaceAll(/:\w+/g, '1'),
  };
}

describe('a value of another type', () => {
  it('is tried in most bodies', () => {
    expect(withFields.length).toBeGreaterThan(35);
  });

  it.each(withFields)('$method $path says what was expected, field by field', async (route) => {
    const { who, at } = await caller(route);
    for (const [name, type] of typedFields(route)) {
      const body = { ...(route.example as object), [name]: WRONG[type] };
      const answer = await who.send(route.method, at, { body });
      const message = `${name} must be ${EXPECTED[type]}`;
      expect([answer.status, answer.body.issues]).toEqual([
        400,
        expect.arrayContaining([{ path: name, message }]),
      ]);
    }
  });

  it('is told in the sentence, deep in a body and at its top', async () => {
    const person = await signedUp();
    const goal = { title: 'Row', targetDate: '2099-01-01' };
    const told = async (body: unknown) => (await person.post('/api/goals', body)).body.message;
    expect(await told({ ...goal, title: 5 })).toBe('title must be text');
    expect(await told({ ...goal, roadmap: { milestones: [{ title: ['a'] }] } })).toBe(
      'roadmap.milestones.0.title must be text',
    );
    expect(await told([])).toBe('The body must be an object');
    expect(await told({ ...goal, title: null })).toBe('title must be text');
    const id = { message: 'Hello', conversationId: 1.5 };
    expect((await person.post('/api/coach/chat', id)).body.message).toBe(
      'conversationId must be a whole number',
    );
    // What is missing or empty is for people, in the contract's own words.
    expect(await told({ targetDate: '2099-01-01' })).toBe('Please give your goal a title');
    expect(await told({ ...goal, title: ' ' })).toBe('Please give your goal a title');
  });

  it('that is none of a few says which they are', async () => {
    const person = await signedUp();
    const patch = async (body: object) => (await person.patch('/api/privacy', body)).body.message;
    expect(await patch({ aiChat: 'loud' })).toBe('aiChat must be one of "model", "built-in"');
    expect(await patch({ aiChat: 1 })).toBe('aiChat must be one of "model", "built-in"');
    expect(await patch({ chatRetentionDays: 8 })).toBe(
      'Chats are kept for 90, 30 or 7 days, or until deleted',
    );
  });
});
