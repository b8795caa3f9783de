import { describe, expect, it } from 'vitest';
import { postGoal, signedUp, Visitor } from '#tests/worker/harness.ts';
import { first } from '#tests/worker/home-rows.ts';
import {
  anAddress,
  NOWHERE,
  opened,
  openSharedGoal,
  shared,
  sharesOf,
} from '#tests/worker/sharing.ts';

describe('an encouraging note', () => {
  async function aCheerfulShare() {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const goal = await postGoal(ada);
    const share = await shared(ada, goal.id, {
      sharedWithUsername: bob.user.username,
      permissionLevel: 'cheer',
    });
    return { ada, bob, goal, share, path: `/api/shared/${share.code}/note` };
  }

  it('reaches the owner as it was written, once, however often the button is pressed', async () => {
    const { ada, bob, goal, share, path } = await aCheerfulShare();
    const content = 'You asked for help in week two. <b>That</b> took **some** doing.';
    const both = await Promise.all([bob.post(path, { content }), bob.post(path, { content })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await openSharedGoal(bob, share.code))[1].note).toEqual({
      content,
      createdAt: expect.any(String),
      updatedAt: null,
    });
    const { body } = await ada.get('/api/sharing');
    expect(body).toEqual({
      goals: [{ goalId: goal.id, isPublic: false, shares: 1 }],
      notes: [
        {
          id: expect.any(Number),
          goalId: goal.id,
          from: bob.user.username,
          content,
          createdAt: expect.any(String),
          updatedAt: null,
        },
      ],
      sharedWithMe: 0,
    });
    expect((await bob.get('/api/sharing')).body).toEqual({ goals: [], notes: [], sharedWithMe: 1 });
  });

  it('that is heavy gets care and reaches nobody; what follows from its writer still can', async () => {
    const { ada, bob, path } = await aCheerfulShare();
    const refused = await bob.post(path, {
      content: 'I swallowed all my pills an hour ago, goodbye Ada.',
    });
    expect(refused).toMatchObject({ status: 409, body: { safetyNotice: { level: 'care' } } });
    expect((await ada.get('/api/sharing')).body.notes).toEqual([]);
    expect(await first('select care_level from users where id = ?', bob.user.id)).toEqual({
      care_level: 'care',
    });
    expect((await bob.post(path, { content: 'Well done, Ada.' })).status).toBe(201);
  });

  it('is an activity of its writer, once, reworded and left anew or not', async () => {
    const { ada, bob, path } = await aCheerfulShare();
    await bob.post(path, { content: 'One' });
    const { body } = await bob.post(path, { content: 'Two' });
    expect(body).toMatchObject({ content: 'Two', updatedAt: expect.any(String) });
    expect((await bob.delete(path)).status).toBe(204);
    expect((await bob.delete(path)).status).toBe(404);
    expect((await ada.get('/api/sharing')).body.notes).toEqual([]);
    await bob.post(path, { content: 'Three' });
    const told = (await bob.get('/api/activities')).body;
    expect(told).toMatchObject([{ type: 'cheer_sent', description: 'Left an encouraging note' }]);
    expect((await ada.get('/api/sharing')).body.notes).toMatchObject([
      { content: 'Three', updatedAt: null },
    ]);
  });

  it('earns its writer the sticker after three on three goals', async () => {
    const bob = await signedUp();
    for (let count = 0; count < 3; count++) {
      const ada = await signedUp();
      const { id } = await postGoal(ada);
      const { code } = await shared(ada, id, {
        sharedWithUsername: bob.user.username,
        permissionLevel: 'cheer',
      });
      await bob.post(`/api/shared/${code}/note`, { content: 'Onwards' });
    }
    const stickers = (await bob.get('/api/stickers/user')).body;
    expect(stickers.map(({ sticker }: { sticker: { name: string } }) => sticker.name)).toContain(
      'Dandelion on the Wind',
    );
  });

  it('is one per share when two people with the link write at once', async () => {
    const [ada, bob, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const { code } = await shared(ada, id, {
      sharedWithEmail: anAddress(),
      permissionLevel: 'cheer',
    });
    const both = await Promise.all(
      [bob, eve].map((who) =>
        who.post(`/api/shared/${code}/note`, { content: `From ${who.user.username}` }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const quicker = both[0]?.status === 201 ? bob : eve;
    const slower = quicker === bob ? eve : bob;
    expect((await ada.get('/api/sharing')).body.notes).toMatchObject([
      { from: quicker.user.username },
    ]);
    expect((await openSharedGoal(slower, code))[1]).toMatchObject({ mayCheer: false, note: null });
    expect((await slower.delete(`/api/shared/${code}/note`)).status).toBe(404);
    expect((await slower.get('/api/activities')).body).toEqual([]);
  });

  it('needs somebody signed in, and a share that allows it', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await postGoal(ada);
    const { code } = await opened(ada, id);
    const view = await shared(ada, id, { sharedWithEmail: anAddress() });
    const note = { content: 'Hello' };
    expect((await new Visitor().post(`/api/shared/${view.code}/note`, note)).status).toBe(401);
    expect((await bob.post(`/api/shared/${view.code}/note`, note)).status).toBe(403);
    expect((await bob.post(`/api/shared/${code}/note`, note)).status).toBe(404);
    await ada.patch(`${sharesOf(id)}/${view.id}`, { permissionLevel: 'cheer' });
    expect((await ada.post(`/api/shared/${view.code}/note`, note)).status).toBe(403);
    expect((await ada.get('/api/sharing')).body.notes).toEqual([]);
    expect((await openSharedGoal(bob, view.code))[1]).toMatchObject({
      viewer: 'guest',
      mayCheer: true,
      note: null,
    });
  });

  it.each(['', '   ', 'x'.repeat(501), '\u0000', 7])('refuses %j', async (content) => {
    const { bob, path } = await aCheerfulShare();
    expect((await bob.post(path, { content })).status).toBe(400);
  });

  it('is the owner’s to remove, and nobody else’s', async () => {
    const { ada, bob, path } = await aCheerfulShare();
    await bob.post(path, { content: 'Onwards' });
    const [{ id }] = (await ada.get('/api/sharing')).body.notes;
    expect((await bob.delete(`/api/share-notes/${id}`)).status).toBe(404);
    expect((await ada.delete(`/api/share-notes/${id}`)).status).toBe(204);
    expect((await ada.delete(`/api/share-notes/${id}`)).status).toBe(404);
  });

  it('stays with the goal when the share ends, and goes with the goal', async () => {
    const { ada, bob, goal, share, path } = await aCheerfulShare();
    await bob.post(path, { content: 'Onwards' });
    await ada.delete(`${sharesOf(goal.id)}/${share.id}`);
    expect((await ada.get('/api/sharing')).body).toMatchObject({
      goals: [],
      notes: [{ content: 'Onwards' }],
    });
    const again = await shared(ada, goal.id, {
      sharedWithUsername: bob.user.username,
      permissionLevel: 'cheer',
    });
    await bob.post(`/api/shared/${again.code}/note`, { content: 'Still onwards' });
    await bob.delete(`/api/shared-with-me/${again.id}`);
    expect((await ada.get('/api/sharing')).body.notes).toHaveLength(2);
    expect((await ada.delete(`/api/goals/${goal.id}`)).status).toBe(204);
    expect((await ada.get('/api/sharing')).body).toEqual({ goals: [], notes: [], sharedWithMe: 0 });
    expect(await openSharedGoal(bob, again.code)).toEqual(NOWHERE);
  });
});
