import { describe, expect, it, vi } from 'vitest';
import { aGoal, homeDb, NEXT_YEAR, type Person, signedUp, Visitor } from '#tests/worker/harness.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const NOWHERE = [404, { message: 'Nothing is shared here any more' }];
/** Stands in for ciphertext: the server cannot tell. */
const SEALED = 'c2VhbGVk'.repeat(10);

const run = (sql: string, ...values: unknown[]) =>
  homeDb
    .prepare(sql)
    .bind(...values)
    .run();
const first = <Row>(sql: string, ...values: unknown[]) =>
  homeDb
    .prepare(sql)
    .bind(...values)
    .first<Row>();

const sharesOf = (goalId: number) => `/api/goals/${goalId}/shares`;

async function shared(owner: Person, goalId: number, input: Record<string, unknown>) {
  const answer = await owner.post(sharesOf(goalId), input);
  if (answer.status !== 201)
    throw new Error(`share answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function opened(owner: Person, goalId: number, expiresAt: string | null = null) {
  return (await owner.post(`/api/goals/${goalId}/public-link`, { expiresAt })).body;
}

async function hasConfirmed(person: Person, email: string) {
  await run(
    'update users set email = ?, email_key = ?, email_verified_at = ? where id = ?',
    email,
    email.toLowerCase(),
    new Date().toISOString(),
    person.user.id,
  );
}

const look = async (visitor: Visitor, code: string) => {
  const { status, body } = await visitor.get(`/api/shared/${code}`);
  return [status, body];
};

const anAddress = () => `mo-${crypto.randomUUID().slice(0, 8)}@mail.org`;

describe('a public link', () => {
  it('shows title, plan and progress to a visitor, and nothing else of the goal or its owner', async () => {
    const ada = await signedUp();
    await hasConfirmed(ada, `private-address-${ada.user.id}@mail.org`);
    const goal = await aGoal(ada, { description: 'A secret description' });
    const other = await aGoal(ada, { title: 'Another goal altogether' });
    await ada.patch(`/api/goals/${goal.id}`, { milestone: 0 });
    const journal = 'Today I nearly gave up by the buoy';
    await ada.post(`/api/goals/${goal.id}/journal`, { content: journal });
    const { code } = await opened(ada, goal.id);
    expect(code).toMatch(/^(?:1\.)?[\w-]{22}$/);

    const { status, body, headers } = await new Visitor().get(`/api/shared/${code}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      sharedBy: ada.user.username,
      permissionLevel: 'view',
      expiresAt: null,
      viewer: 'visitor',
      mayKeep: false,
      mayCheer: false,
      note: null,
      shown: {
        kind: 'live',
        goal: {
          title: goal.title,
          completed: false,
          targetDate: NEXT_YEAR,
          milestone: 0,
          roadmap: { milestones: goal.roadmap.milestones },
        },
      },
    });
    const text = JSON.stringify(body);
    for (const kept of [journal, 'secret', other.title, 'mail.org', 'userId', '"id"'])
      expect(text).not.toContain(kept);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('keeps Eden’s note on the plan to the owner', async () => {
    const ada = await signedUp();
    const roadmap = { milestones: [], note: 'Five days are short for a marathon', coach: 'built-in' };
    const { id } = await aGoal(ada, { roadmap });
    const { code } = await opened(ada, id);
    const [, body] = await look(new Visitor(), code);
    expect(body.shown.goal.roadmap).toEqual({ milestones: [] });
  });

  it('stays the same however often it is asked for, dies when taken back, and the next one is another', async () => {
    const ada = await signedUp();
    const { id } = await aGoal(ada);
    const [one, two] = await Promise.all([opened(ada, id), opened(ada, id)]);
    expect(two.code).toBe(one.code);
    expect((await ada.get(sharesOf(id))).body.publicLink).toEqual({ ...one, lastViewedAt: null });
    expect((await ada.delete(`/api/goals/${id}/public-link`)).status).toBe(204);
    expect((await ada.delete(`/api/goals/${id}/public-link`)).status).toBe(204);
    expect(await look(new Visitor(), one.code)).toEqual(NOWHERE);
    expect((await ada.get(sharesOf(id))).body).toEqual({ publicLink: null, shares: [] });
    expect((await opened(ada, id)).code).not.toBe(one.code);
    expect(await look(new Visitor(), one.code)).toEqual(NOWHERE);
  });

  it('is told as a deed once, and earns the sticker', async () => {
    const ada = await signedUp();
    const { id, title } = await aGoal(ada);
    await opened(ada, id);
    await opened(ada, id, inAnHour());
    const told = (await ada.get('/api/activities')).body.filter(
      ({ type }: { type: string }) => type === 'goal_shared',
    );
    expect(told).toMatchObject([
      { description: `Shared the goal “${title}”`, metadata: { goalId: id, how: 'link' } },
    ]);
    const stickers = (await ada.get('/api/stickers/user')).body;
    expect(stickers.map(({ sticker }: { sticker: { name: string } }) => sticker.name)).toContain(
      'Ball of Twine',
    );
  });

  it('is over at its end, and opens again when the end is moved', async () => {
    const ada = await signedUp();
    const { id } = await aGoal(ada);
    const { code } = await opened(ada, id, inAnHour());
    expect((await look(new Visitor(), code))[0]).toBe(200);
    await run(
      "update goals set sharing_settings = json_set(sharing_settings, '$.expiresAt', '2026-01-01T00:00:00.000Z') where id = ?",
      id,
    );
    expect(await look(new Visitor(), code)).toEqual(NOWHERE);
    expect(await look(ada, code)).toEqual(NOWHERE);
    expect((await ada.get('/api/sharing')).body.goals).toEqual([]);
    expect((await opened(ada, id)).code).toBe(code);
    expect((await look(new Visitor(), code))[0]).toBe(200);
  });

  it.each([
    ['2026-01-01T00:00:00Z', 'Please choose an end that is still to come'],
    ['tomorrow', expect.any(String)],
    [undefined, expect.any(String)],
  ])('refuses to end at %s', async (expiresAt, message) => {
    const ada = await signedUp();
    const { id } = await aGoal(ada);
    const { status, body } = await ada.post(`/api/goals/${id}/public-link`, { expiresAt });
    expect([status, body.message]).toEqual([400, message]);
  });
});

describe('the last look', () => {
  it('is seen by the owner, is written at most once a minute, and is never their own', async () => {
    const ada = await signedUp();
    const { id } = await aGoal(ada);
    const link = await opened(ada, id);
    const share = await shared(ada, id, { sharedWithEmail: anAddress() });
    const seen = async () => {
      const { publicLink, shares } = (await ada.get(sharesOf(id))).body;
      return [publicLink.lastViewedAt, shares[0].lastViewedAt];
    };
    expect((await look(ada, link.code))[1].viewer).toBe('owner');
    await look(ada, share.code);
    expect(await seen()).toEqual([null, null]);

    await look(new Visitor(), link.code);
    await look(new Visitor(), share.code);
    await vi.waitFor(async () => expect(await seen()).toEqual([expect.any(String), expect.any(String)]));
    const before = await seen();
    await look(new Visitor(), link.code);
    await look(new Visitor(), share.code);
    expect(await seen()).toEqual(before);

    const long = '2026-01-01T00:00:00.000Z';
    await run('update goal_shares set last_viewed_at = ? where id = ?', long, share.id);
    await look(new Visitor(), share.code);
    await vi.waitFor(async () => expect((await seen())[1] > long).toBe(true));
  });
});

describe('sharing with one person', () => {
  it('answers the same whether or not anybody has the name, and tells nothing later', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await aGoal(ada);
    const nobody = `nobody-${crypto.randomUUID().slice(0, 8)}`;
    const known = await shared(ada, id, { sharedWithUsername: bob.user.username });
    const unknown = await shared(ada, id, { sharedWithUsername: nobody });
    const shape = (share: object) => ({ ...share, id: 0, code: '', createdAt: '', sharedWithUsername: '' });
    expect(shape(known)).toEqual(shape(unknown));
    expect([known.sharedWithUserId, unknown.sharedWithUserId]).toEqual([null, null]);
    for (const who of [ada, new Visitor(), await signedUp()]) {
      const [a, b] = [await look(who, known.code), await look(who, unknown.code)];
      expect(a).toEqual(b);
    }
  });

  it('by id opens to that person alone, and answers the same where nobody has the id', async () => {
    const [ada, bob, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const { id } = await aGoal(ada);
    const nobodysId = 2 ** 40;
    const known = await shared(ada, id, { sharedWithUserId: bob.user.id });
    const unknown = await shared(ada, id, { sharedWithUserId: nobodysId });
    const shape = (share: object) => ({ ...share, id: 0, code: '', createdAt: '', sharedWithUserId: 0 });
    expect(shape(known)).toEqual(shape(unknown));
    expect([known.sharedWithUserId, unknown.sharedWithUserId]).toEqual([bob.user.id, nobodysId]);
    expect(JSON.stringify((await ada.get(sharesOf(id))).body)).not.toContain(bob.user.username);

    for (const who of [new Visitor(), eve])
      for (const { code } of [known, unknown]) expect(await look(who, code)).toEqual(NOWHERE);
    for (const { code } of [known, unknown])
      expect((await eve.post(`/api/shared/${code}/keep`)).status).toBe(404);
    expect((await look(bob, known.code))[1]).toMatchObject({ viewer: 'partner' });
    expect((await bob.get('/api/shared-with-me')).body).toHaveLength(1);
    const again = await shared(ada, id, { sharedWithUserId: bob.user.id, permissionLevel: 'cheer' });
    expect([again.id, again.permissionLevel]).toEqual([known.id, 'cheer']);
  });

  it('opens to the one who was named, and to nobody else with the link', async () => {
    const [ada, bob, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const goal = await aGoal(ada);
    const { code } = await shared(ada, goal.id, { sharedWithUsername: bob.user.username.toUpperCase() });
    expect(await look(new Visitor(), code)).toEqual(NOWHERE);
    expect(await look(eve, code)).toEqual(NOWHERE);
    expect((await look(ada, code))[1]).toMatchObject({ viewer: 'owner' });
    expect((await look(bob, code))[1]).toMatchObject({ viewer: 'partner', mayCheer: false });
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
    const { id } = await aGoal(ada);
    const { code } = await shared(ada, id, { sharedWithUsername: bob.user.username });
    const { code: open } = await opened(ada, id);
    await run('delete from sessions where user_id = ?', bob.user.id);
    expect(await look(bob, code)).toEqual(NOWHERE);
    expect((await look(bob, open))[1].viewer).toBe('visitor');
  });

  it('by e-mail opens to whoever has the link, and is listed for who has confirmed the address', async () => {
    const [ada, mo, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const { id } = await aGoal(ada);
    const address = anAddress();
    const { code } = await shared(ada, id, { sharedWithEmail: address.toUpperCase() });
    expect((await look(new Visitor(), code))[1]).toMatchObject({ viewer: 'visitor', mayKeep: false });
    expect((await look(eve, code))[1]).toMatchObject({ viewer: 'guest', mayKeep: true });

    await eve.patch('/api/user', { email: address });
    expect((await eve.get('/api/shared-with-me')).body).toEqual([]);
    await run('update users set email = null, email_key = null where id = ?', eve.user.id);
    await hasConfirmed(mo, address);
    expect((await mo.get('/api/shared-with-me')).body).toMatchObject([{ code }]);
    expect((await look(mo, code))[1]).toMatchObject({ viewer: 'partner' });
  });

  it('by e-mail is kept by the first who asks, once, and the owner sees by whom', async () => {
    const [ada, bob, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const { id } = await aGoal(ada);
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
    expect((await look(late, code))[1]).toMatchObject({ viewer: 'guest', mayKeep: false });
    expect((await ada.get(sharesOf(id))).body.shares[0].keptBy).toBe(kept.user.username);
    expect((await ada.post(`/api/shared/${code}/keep`)).status).toBe(409);
  });

  it('again with the same person changes their share, double clicks included', async () => {
    const ada = await signedUp();
    const { id } = await aGoal(ada);
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
    const { id } = await aGoal(ada);
    expect((await ada.post(sharesOf(id), input)).status).toBe(400);
    expect((await ada.get(sharesOf(id))).body.shares).toEqual([]);
  });

  it('takes what it allows and until when from the owner alone', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await aGoal(ada);
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
    const other = await aGoal(ada);
    expect((await ada.patch(`${sharesOf(other.id)}/${share.id}`, { expiresAt: null })).status).toBe(404);
  });

  it('is over at its end and when it is taken back, for the named one too', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await aGoal(ada);
    const share = await shared(ada, id, { sharedWithUsername: bob.user.username, permissionLevel: 'cheer' });
    await run("update goal_shares set expires_at = '2026-01-01T00:00:00.000Z' where id = ?", share.id);
    expect(await look(bob, share.code)).toEqual(NOWHERE);
    expect((await bob.get('/api/shared-with-me')).body).toEqual([]);
    expect((await bob.post(`/api/shared/${share.code}/note`, { content: 'Late' })).status).toBe(404);
    await ada.patch(`${sharesOf(id)}/${share.id}`, { expiresAt: null });
    expect((await look(bob, share.code))[0]).toBe(200);
    expect((await bob.delete(`${sharesOf(id)}/${share.id}`)).status).toBe(404);
    expect((await ada.delete(`${sharesOf(id)}/${share.id}`)).status).toBe(204);
    expect((await ada.delete(`${sharesOf(id)}/${share.id}`)).status).toBe(404);
    expect(await look(bob, share.code)).toEqual(NOWHERE);
    expect((await bob.get('/api/shared-with-me')).body).toEqual([]);
  });

  it('can be given back by the one it is shared with', async () => {
    const [ada, bob, eve] = [await signedUp(), await signedUp(), await signedUp()];
    const { id } = await aGoal(ada);
    const share = await shared(ada, id, { sharedWithUsername: bob.user.username });
    expect((await eve.delete(`/api/shared-with-me/${share.id}`)).status).toBe(404);
    expect((await bob.delete(`/api/shared-with-me/${share.id}`)).status).toBe(204);
    expect((await bob.get('/api/shared-with-me')).body).toEqual([]);
    expect((await ada.get(sharesOf(id))).body.shares).toEqual([]);
  });

  it('is held to 20 shares a goal, of which one can still be changed', async () => {
    const ada = await signedUp();
    const { id } = await aGoal(ada);
    for (let count = 0; count < 20; count++) await shared(ada, id, { sharedWithUsername: `mo ${count}` });
    const { status, body } = await ada.post(sharesOf(id), { sharedWithUsername: 'one more' });
    expect([status, body.message]).toEqual([409, expect.stringContaining('20 times at most')]);
    await shared(ada, id, { sharedWithUsername: 'Mo 3', permissionLevel: 'cheer' });
    expect((await ada.get(sharesOf(id))).body.shares).toHaveLength(20);
  });

  it('is held to 30 new shares an hour, links taken back included', async () => {
    const ada = await signedUp();
    const { id } = await aGoal(ada);
    for (let count = 0; count < 30; count++) {
      await opened(ada, id);
      await ada.delete(`/api/goals/${id}/public-link`);
    }
    const { status, headers } = await ada.post(sharesOf(id), { sharedWithUsername: 'mo' });
    expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
    await run("update activities set created_at = '2026-01-01T00:00:00.000Z' where user_id = ?", ada.user.id);
    await shared(ada, id, { sharedWithUsername: 'mo' });
  });
});

describe('an encrypted share', () => {
  it('is kept and given out as it came, to whoever has its link, and shows nothing of the goal', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const goal = await aGoal(ada);
    const share = await shared(ada, goal.id, {
      isEncrypted: true,
      sealed: SEALED,
      sharedWithEmail: 'mo@mail.org',
    });
    expect(share).toMatchObject({ isEncrypted: true, sealedAt: share.createdAt, permissionLevel: 'view' });
    expect(JSON.stringify(share)).not.toContain(SEALED);
    for (const who of [new Visitor(), bob]) {
      const [, body] = await look(who, share.code);
      expect(body).toMatchObject({
        mayKeep: false,
        mayCheer: false,
        shown: { kind: 'sealed', sealed: SEALED, sealedAt: share.sealedAt },
      });
      expect(JSON.stringify(body)).not.toContain(goal.title);
    }
    expect((await bob.post(`/api/shared/${share.code}/keep`)).status).toBe(409);
    expect((await bob.post(`/api/shared/${share.code}/note`, { content: 'Hello' })).status).toBe(403);
    await hasConfirmed(bob, anAddress());
    expect((await bob.get('/api/shared-with-me')).body).toEqual([]);
  });

  it('shows a new snapshot when the owner sends one, and stays to look at only', async () => {
    const ada = await signedUp();
    const { id } = await aGoal(ada);
    const share = await shared(ada, id, { isEncrypted: true, sealed: SEALED });
    const path = `${sharesOf(id)}/${share.id}`;
    const renewed = `${SEALED}AAAA`;
    const { body } = await ada.patch(path, { sealed: renewed });
    expect(body.sealedAt >= share.sealedAt).toBe(true);
    expect((await look(new Visitor(), share.code))[1].shown.sealed).toBe(renewed);
    expect((await ada.patch(path, { permissionLevel: 'cheer' })).status).toBe(409);
  });

  it('shows nothing rather than the goal when its snapshot is not there', async () => {
    const ada = await signedUp();
    const { id } = await aGoal(ada);
    const { code } = await shared(ada, id, { isEncrypted: true, sealed: SEALED });
    await run('update goal_shares set sealed = null where code = ?', code);
    expect(await look(new Visitor(), code)).toEqual(NOWHERE);
  });

  it('leaves the key column of the goal empty', async () => {
    const ada = await signedUp();
    const { id } = await aGoal(ada);
    await shared(ada, id, { isEncrypted: true, sealed: SEALED, encryptionKey: 'never', key: 'never' });
    expect(await first('select encryption_key from goals where id = ?', id)).toEqual({
      encryption_key: null,
    });
  });
});

describe('an encouraging note', () => {
  async function aCheerfulShare() {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const goal = await aGoal(ada);
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
    expect((await look(bob, share.code))[1].note).toEqual({
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
    const refused = await bob.post(path, { content: 'I swallowed all my pills an hour ago, goodbye Ada.' });
    expect(refused).toMatchObject({ status: 409, body: { safetyNotice: { level: 'care' } } });
    expect((await ada.get('/api/sharing')).body.notes).toEqual([]);
    expect(await first('select care_level from users where id = ?', bob.user.id)).toEqual({
      care_level: 'care',
    });
    expect((await bob.post(path, { content: 'Well done, Ada.' })).status).toBe(201);
  });

  it('is a deed of its writer, told once, reworded and left anew or not', async () => {
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
    expect((await ada.get('/api/sharing')).body.notes).toMatchObject([{ content: 'Three', updatedAt: null }]);
  });

  it('earns its writer the sticker after three on three goals', async () => {
    const bob = await signedUp();
    for (let count = 0; count < 3; count++) {
      const ada = await signedUp();
      const { id } = await aGoal(ada);
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
    const { id } = await aGoal(ada);
    const { code } = await shared(ada, id, { sharedWithEmail: anAddress(), permissionLevel: 'cheer' });
    const both = await Promise.all(
      [bob, eve].map((who) => who.post(`/api/shared/${code}/note`, { content: `From ${who.user.username}` })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const quicker = both[0]?.status === 201 ? bob : eve;
    const slower = quicker === bob ? eve : bob;
    expect((await ada.get('/api/sharing')).body.notes).toMatchObject([{ from: quicker.user.username }]);
    expect((await look(slower, code))[1]).toMatchObject({ mayCheer: false, note: null });
    expect((await slower.delete(`/api/shared/${code}/note`)).status).toBe(404);
    expect((await slower.get('/api/activities')).body).toEqual([]);
  });

  it('needs somebody signed in, and a share that allows it', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await aGoal(ada);
    const { code } = await opened(ada, id);
    const view = await shared(ada, id, { sharedWithEmail: anAddress() });
    const note = { content: 'Hello' };
    expect((await new Visitor().post(`/api/shared/${view.code}/note`, note)).status).toBe(401);
    expect((await bob.post(`/api/shared/${view.code}/note`, note)).status).toBe(403);
    expect((await bob.post(`/api/shared/${code}/note`, note)).status).toBe(404);
    await ada.patch(`${sharesOf(id)}/${view.id}`, { permissionLevel: 'cheer' });
    expect((await ada.post(`/api/shared/${view.code}/note`, note)).status).toBe(403);
    expect((await ada.get('/api/sharing')).body.notes).toEqual([]);
    expect((await look(bob, view.code))[1]).toMatchObject({ viewer: 'guest', mayCheer: true, note: null });
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
    expect(await look(bob, again.code)).toEqual(NOWHERE);
  });
});

describe("somebody else's goal", () => {
  it('cannot be shared, opened, listed or closed', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { id } = await aGoal(ada);
    const share = await shared(ada, id, { sharedWithUsername: bob.user.username });
    const { code } = await opened(ada, id);
    expect((await bob.get(sharesOf(id))).status).toBe(404);
    expect((await bob.post(sharesOf(id), { sharedWithUsername: 'mo' })).status).toBe(404);
    expect((await bob.post(`/api/goals/${id}/public-link`, { expiresAt: null })).status).toBe(404);
    expect((await bob.delete(`/api/goals/${id}/public-link`)).status).toBe(404);
    expect((await bob.delete(`${sharesOf(id)}/${share.id}`)).status).toBe(404);
    expect((await look(new Visitor(), code))[0]).toBe(200);
    expect((await bob.get('/api/activities')).body).toEqual([]);
  });

  it.each(['a', 'x'.repeat(22), `${'x'.repeat(21)}'`, 'x'.repeat(23), '%00', '..%2f..'])(
    'is not found behind the code %s',
    async (code) => {
      expect((await new Visitor().get(`/api/shared/${code}`)).status).toBe(404);
    },
  );
});

describe('the page of a shared goal', () => {
  it('is not for search engines, and hands no address on', async () => {
    const { headers } = await new Visitor().get('/shared/xxxxxxxxxxxxxxxxxxxxxx');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
