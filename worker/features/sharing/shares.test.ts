import { describe, expect, it } from 'vitest';
import { postGoal, signedUp, Visitor } from '#tests/worker/harness.ts';
import { run } from '#tests/worker/home-rows.ts';
import {
  anAddress,
  hasConfirmed,
  inAnHour,
  NOWHERE,
  opened,
  openSharedGoal,
  SEALED,
  shared,
  sharesOf,
} from '#tests/worker/sharing.ts';

describe('sharing with one person', () => {
  it('answers the same whether or not anybody has the name, and tells nothing later', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const nobody = `nobody-${crypto.randomUUID().slice(0, 8)}`;
    const known = await shared(ada, id, { sharedWithUsername: bob.user.username });
    const unknown = await shared(ada, id, { sharedWithUsername: nobody });
    const shape = (share: object) => ({
      ...share,
      id: 0,
      code: '',
      createdAt: '',
      sharedWithUsername: '',
    });
    expect(shape(known)).toEqual(shape(unknown));
    expect([known.sharedWithUserId, unknown.sharedWithUserId]).toEqual([null, null]);
    for (const who of [ada, new Visitor(), await signedUp()]) {
      const [a, b] = [
        await openSharedGoal(who, known.code),
        await openSharedGoal(who, unknown.code),
      ];
      expect(a).toEqual(b);
    }
  });

  it('by id opens to that person alone, and answers the same where nobody has the id', async () => {
    const [ada, bob, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const nobodysId = 2 ** 40;
    const known = await shared(ada, id, { sharedWithUserId: bob.user.id });
    const unknown = await shared(ada, id, { sharedWithUserId: nobodysId });
    const shape = (share: object) => ({
      ...share,
      id: 0,
      code: '',
      createdAt: '',
      sharedWithUserId: 0,
    });
    expect(shape(known)).toEqual(shape(unknown));
    expect([known.sharedWithUserId, unknown.sharedWithUserId]).toEqual([bob.user.id, nobodysId]);
    expect(JSON.stringify((await ada.get(sharesOf(id))).body)).not.toContain(bob.user.username);

    for (const who of [new Visitor(), eve])
      for (const { code } of [known, unknown])
        expect(await openSharedGoal(who, code)).toEqual(NOWHERE);
    for (const { code } of [known, unknown])
      expect((await eve.post(`/api/shared/${code}/keep`)).status).toBe(404);
    expect((await openSharedGoal(bob, known.code))[1]).toMatchObject({ viewer: 'partner' });
    expect((await bob.get('/api/shared-with-me')).body).toHaveLength(1);
    const again = await shared(ada, id, {
      sharedWithUserId: bob.user.id,
      permissionLevel: 'cheer',
    });
    expect([again.id, again.permissionLevel]).toEqual([known.id, 'cheer']);
  });

  it('opens to the one who was named, and to nobody else with the link', async () => {
    const [ada, bob, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const goal = await postGoal(ada);
    const { code } = await shared(ada, goal.id, {
      sharedWithUsername: bob.user.username.toUpperCase(),
    });
    expect(await openSharedGoal(new Visitor(), code)).toEqual(NOWHERE);
    expect(await openSharedGoal(eve, code)).toEqual(NOWHERE);
    expect((await openSharedGoal(ada, code))[1]).toMatchObject({ viewer: 'owner' });
    expect((await openSharedGoal(bob, code))[1]).toMatchObject({
      viewer: 'partner',
      mayCheer: false,
    });
    expect((await eve.post(`/api/shared/${code}/keep`)).status).toBe(404);
    expect((await eve.post(`/api/shared/${code}/note`, { content: 'Hello' })).status).toBe(404);
    const list = (await bob.get('/api/shared-with-me')).body;
    expect(list).toMatchObject([
      { code, title: goal.title, sharedBy: ada.user.username, reached: 0, steps: 3 },
    ]);
    expect((await eve.get('/api/shared-with-me')).body).toEqual([]);
  });

  it('treats a session that has ended as a visitor’s', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const { code } = await shared(ada, id, { sharedWithUsername: bob.user.username });
    const { code: open } = await opened(ada, id);
    await run('delete from sessions where user_id = ?', bob.user.id);
    expect(await openSharedGoal(bob, code)).toEqual(NOWHERE);
    expect((await openSharedGoal(bob, open))[1].viewer).toBe('visitor');
  });

  it('by e-mail opens to whoever has the link, and is listed for who has confirmed the address', async () => {
    const [ada, mo, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const address = anAddress();
    const { code } = await shared(ada, id, { sharedWithEmail: address.toUpperCase() });
    expect((await openSharedGoal(new Visitor(), code))[1]).toMatchObject({
      viewer: 'visitor',
      mayKeep: false,
    });
    expect((await openSharedGoal(eve, code))[1]).toMatchObject({ viewer: 'guest', mayKeep: true });

    await eve.patch('/api/user', { email: address });
    expect((await eve.get('/api/shared-with-me')).body).toEqual([]);
    await run('update users set email = null, email_key = null where id = ?', eve.user.id);
    await hasConfirmed(mo, address);
    expect((await mo.get('/api/shared-with-me')).body).toMatchObject([{ code }]);
    expect((await openSharedGoal(mo, code))[1]).toMatchObject({ viewer: 'partner' });
  });

  it('by e-mail is kept by the first who asks, once, and the owner sees by whom', async () => {
    const [ada, bob, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const { code } = await shared(ada, id, { sharedWithEmail: anAddress() });
    const [a, b] = await Promise.all([
      bob.post(`/api/shared/${code}/keep`),
      eve.post(`/api/shared/${code}/keep`),
    ]);
    expect([a.status, b.status].sort()).toEqual([204, 409]);
    const [kept, late] = a.status === 204 ? [bob, eve] : [eve, bob];
    expect((await kept.post(`/api/shared/${code}/keep`)).status).toBe(204);
    expect((await kept.get('/api/shared-with-me')).body).toMatchObject([{ code }]);
    expect((await late.get('/api/shared-with-me')).body).toEqual([]);
    expect((await openSharedGoal(late, code))[1]).toMatchObject({
      viewer: 'guest',
      mayKeep: false,
    });
    expect((await ada.get(sharesOf(id))).body.shares[0].keptBy).toBe(kept.user.username);
    expect((await ada.post(`/api/shared/${code}/keep`)).status).toBe(409);
  });

  it('again with the same person changes their share, double clicks included', async () => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    const address = anAddress();
    const [one, two] = await Promise.all([
      shared(ada, id, { sharedWithEmail: address }),
      shared(ada, id, { sharedWithEmail: address.toUpperCase() }),
    ]);
    expect(one.id).toBe(two.id);
    const changed = await shared(ada, id, { sharedWithEmail: address, permissionLevel: 'cheer' });
    expect(changed).toMatchObject({ id: one.id, code: one.code, permissionLevel: 'cheer' });
    const told = (await ada.get('/api/activities')).body.filter(
      ({ type }: { type: string }) => type === 'goal_shared',
    );
    expect(told).toHaveLength(1);
  });

  it.each([
    {},
    { sharedWithEmail: 'mo@mail.org', sharedWithUsername: 'mo' },
    { sharedWithEmail: 'not an address' },
    { sharedWithUsername: 'x'.repeat(51) },
    { sharedWithUsername: 'mo', permissionLevel: 'own' },
    { sharedWithUsername: 'mo', expiresAt: '2026-01-01T00:00:00Z' },
    { sharedWithUsername: 'mo', sealed: SEALED },
    { isEncrypted: true },
    { isEncrypted: true, sealed: 'too short' },
    { isEncrypted: true, sealed: `${SEALED}{}` },
    { isEncrypted: true, sealed: 'a'.repeat(240_001) },
    { isEncrypted: true, sealed: SEALED, permissionLevel: 'cheer' },
    { isEncrypted: true, sealed: SEALED, sharedWithUsername: 'mo' },
  ])('refuses %j', async (input) => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    expect((await ada.post(sharesOf(id), input)).status).toBe(400);
    expect((await ada.get(sharesOf(id))).body.shares).toEqual([]);
  });

  it('takes what it allows and until when from the owner alone', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const share = await shared(ada, id, { sharedWithUsername: bob.user.username });
    const path = `${sharesOf(id)}/${share.id}`;
    expect((await bob.patch(path, { permissionLevel: 'cheer' })).status).toBe(404);
    const end = inAnHour();
    const { body } = await ada.patch(path, { permissionLevel: 'cheer', expiresAt: end });
    expect(body).toMatchObject({ id: share.id, permissionLevel: 'cheer', expiresAt: end });
    expect((await ada.patch(path, { expiresAt: null })).body.expiresAt).toBeNull();
    expect((await ada.patch(path, { expiresAt: '2026-01-01T00:00:00Z' })).status).toBe(400);
    expect((await ada.patch(path, {})).status).toBe(400);
    expect((await ada.patch(path, { sealed: SEALED })).status).toBe(409);
    const other = await postGoal(ada);
    expect((await ada.patch(`${sharesOf(other.id)}/${share.id}`, { expiresAt: null })).status).toBe(
      404,
    );
  });

  it('is over at its end and when it is taken back, for the named one too', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const share = await shared(ada, id, {
      sharedWithUsername: bob.user.username,
      permissionLevel: 'cheer',
    });
    await run(
      "update goal_shares set expires_at = '2026-01-01T00:00:00.000Z' where id = ?",
      share.id,
    );
    expect(await openSharedGoal(bob, share.code)).toEqual(NOWHERE);
    expect((await bob.get('/api/shared-with-me')).body).toEqual([]);
    expect((await bob.post(`/api/shared/${share.code}/note`, { content: 'Late' })).status).toBe(
      404,
    );
    await ada.patch(`${sharesOf(id)}/${share.id}`, { expiresAt: null });
    expect((await openSharedGoal(bob, share.code))[0]).toBe(200);
    expect((await bob.delete(`${sharesOf(id)}/${share.id}`)).status).toBe(404);
    expect((await ada.delete(`${sharesOf(id)}/${share.id}`)).status).toBe(204);
    expect((await ada.delete(`${sharesOf(id)}/${share.id}`)).status).toBe(404);
    expect(await openSharedGoal(bob, share.code)).toEqual(NOWHERE);
    expect((await bob.get('/api/shared-with-me')).body).toEqual([]);
  });

  it('can be given back by the one it is shared with', async () => {
    const [ada, bob, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const share = await shared(ada, id, { sharedWithUsername: bob.user.username });
    expect((await eve.delete(`/api/shared-with-me/${share.id}`)).status).toBe(404);
    expect((await bob.delete(`/api/shared-with-me/${share.id}`)).status).toBe(204);
    expect((await bob.get('/api/shared-with-me')).body).toEqual([]);
    expect((await ada.get(sharesOf(id))).body.shares).toEqual([]);
  });

  it('is held to 20 shares a goal, of which one can still be changed', async () => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    for (let count = 0; count < 20; count++)
      await shared(ada, id, { sharedWithUsername: `mo ${count}` });
    const { status, body } = await ada.post(sharesOf(id), { sharedWithUsername: 'one more' });
    expect([status, body.message]).toEqual([409, expect.stringContaining('20 times at most')]);
    await shared(ada, id, { sharedWithUsername: 'Mo 3', permissionLevel: 'cheer' });
    expect((await ada.get(sharesOf(id))).body.shares).toHaveLength(20);
  });

  it('is held to 30 new shares an hour, links taken back included', async () => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    for (let count = 0; count < 30; count++) {
      await opened(ada, id);
      await ada.delete(`/api/goals/${id}/public-link`);
    }
    const { status, headers } = await ada.post(sharesOf(id), { sharedWithUsername: 'mo' });
    expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
    await run(
      "update activities set created_at = '2026-01-01T00:00:00.000Z' where user_id = ?",
      ada.user.id,
    );
    await shared(ada, id, { sharedWithUsername: 'mo' });
  });
});

describe("somebody else's goal", () => {
  it('cannot be shared, opened, listed or closed', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const share = await shared(ada, id, { sharedWithUsername: bob.user.username });
    const { code } = await opened(ada, id);
    expect((await bob.get(sharesOf(id))).status).toBe(404);
    expect((await bob.post(sharesOf(id), { sharedWithUsername: 'mo' })).status).toBe(404);
    expect((await bob.post(`/api/goals/${id}/public-link`, { expiresAt: null })).status).toBe(404);
    expect((await bob.delete(`/api/goals/${id}/public-link`)).status).toBe(404);
    expect((await bob.delete(`${sharesOf(id)}/${share.id}`)).status).toBe(404);
    expect((await openSharedGoal(new Visitor(), code))[0]).toBe(200);
    expect((await bob.get('/api/activities')).body).toEqual([]);
  });

  it.each(['a', 'x'.repeat(22), `${'x'.repeat(21)}'`, 'x'.repeat(23), '%00', '..%2f..'])(
    'is not found behind the code %s',
    async (code) => {
      expect((await new Visitor().get(`/api/shared/${code}`)).status).toBe(404);
    },
  );
});
