import { describe, expect, it } from 'vitest';
import { postGoal, signedUp, Visitor } from '#tests/worker/harness.ts';
import { first, run } from '#tests/worker/home-rows.ts';
import {
  anAddress,
  hasConfirmed,
  NOWHERE,
  openSharedGoal,
  SEALED,
  shared,
  sharesOf,
} from '#tests/worker/sharing.ts';

describe('an encrypted share', () => {
  it('is kept and given out as it came, to whoever has its link, and shows nothing of the goal', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const goal = await postGoal(ada);
    const share = await shared(ada, goal.id, {
      isEncrypted: true,
      sealed: SEALED,
      sharedWithEmail: 'mo@mail.org',
    });
    expect(share).toMatchObject({
      isEncrypted: true,
      sealedAt: share.createdAt,
      permissionLevel: 'view',
    });
    expect(JSON.stringify(share)).not.toContain(SEALED);
    for (const who of [new Visitor(), bob]) {
      const [, body] = await openSharedGoal(who, share.code);
      expect(body).toMatchObject({
        mayKeep: false,
        mayCheer: false,
        shown: { kind: 'sealed', sealed: SEALED, sealedAt: share.sealedAt },
      });
      expect(JSON.stringify(body)).not.toContain(goal.title);
    }
    expect((await bob.post(`/api/shared/${share.code}/keep`)).status).toBe(409);
    expect((await bob.post(`/api/shared/${share.code}/note`, { content: 'Hello' })).status).toBe(
      403,
    );
    await hasConfirmed(bob, anAddress());
    expect((await bob.get('/api/shared-with-me')).body).toEqual([]);
  });

  it('shows a new snapshot when the owner sends one, and stays to look at only', async () => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    const share = await shared(ada, id, { isEncrypted: true, sealed: SEALED });
    const path = `${sharesOf(id)}/${share.id}`;
    const renewed = `${SEALED}AAAA`;
    const { body } = await ada.patch(path, { sealed: renewed });
    expect(body.sealedAt >= share.sealedAt).toBe(true);
    expect((await openSharedGoal(new Visitor(), share.code))[1].shown.sealed).toBe(renewed);
    expect((await ada.patch(path, { permissionLevel: 'cheer' })).status).toBe(409);
  });

  it('shows nothing rather than the goal when its snapshot is not there', async () => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    const { code } = await shared(ada, id, { isEncrypted: true, sealed: SEALED });
    await run('update goal_shares set sealed = null where code = ?', code);
    expect(await openSharedGoal(new Visitor(), code)).toEqual(NOWHERE);
  });

  it('leaves the key column of the goal empty', async () => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    await shared(ada, id, {
      isEncrypted: true,
      sealed: SEALED,
      encryptionKey: 'never',
      key: 'never',
    });
    expect(await first('select encryption_key from goals where id = ?', id)).toEqual({
      encryption_key: null,
    });
  });
});
