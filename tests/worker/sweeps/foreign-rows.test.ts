import { beforeAll, describe, expect, it } from 'vitest';
import { API_ROUTES, named } from '#schema/api/routes.ts';
import { anAdmin } from '#tests/worker/admin.ts';
import { type Person, signedUp } from '#tests/worker/harness.ts';
import {
  fillWith,
  type OwnedRows,
  ownerOfEverything,
  sendExample,
} from '#tests/worker/owned-rows.ts';

const own = API_ROUTES.filter(({ params, ids }) => params && ids === 'own');
/** What lies deeper goes first: with a goal goes its journal. */
const inOrder = own.toSorted(
  (a, b) =>
    Number(a.method === 'DELETE') - Number(b.method === 'DELETE') ||
    b.path.split('/').length - a.path.split('/').length,
);

let owner: Person;
let other: Person;
let rows: OwnedRows;
beforeAll(async () => {
  ({ owner, rows } = await ownerOfEverything());
  other = await signedUp();
}, 30_000);

describe('a row of somebody’s own', () => {
  it.each(own)('$method $path is 404 to another person', async (route) => {
    const { status, body } = await sendExample(other, route, fillWith(route.path, rows));
    expect([status, body]).toEqual([404, { message: expect.any(String) }]);
  });

  it.each(own)('$method $path is 404 to an admin as well', async (route) => {
    expect((await sendExample(await anAdmin(), route, fillWith(route.path, rows))).status).toBe(
      404,
    );
  });

  it('is there for its owner, on every one of these paths', async () => {
    for (const route of inOrder) {
      const { status } = await sendExample(owner, route, fillWith(route.path, rows));
      expect([named(route), status]).not.toEqual([named(route), 404]);
    }
  });
});

describe('what only admins see', () => {
  it.each(API_ROUTES.filter(({ access }) => access === 'admin'))(
    '$method $path is not there for anybody else',
    async (route) => {
      const path = route.path.replace(':kind', 'unit').replaceAll(/:\w+/g, String(owner.user.id));
      const { status, body } = await sendExample(other, route, path);
      expect([status, body]).toEqual([404, { message: 'Not found' }]);
    },
  );
});
