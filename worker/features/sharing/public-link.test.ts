import { describe, expect, it, vi } from 'vitest';
import { NEXT_YEAR, postGoal, signedUp, Visitor } from '#tests/worker/harness.ts';
import { run } from '#tests/worker/home-rows.ts';
import {
  anAddress,
  hasConfirmed,
  inAnHour,
  NOWHERE,
  opened,
  openSharedGoal,
  shared,
  sharesOf,
} from '#tests/worker/sharing.ts';

describe('a public link', () => {
  it('shows title, plan and progress to a visitor, and nothing else of the goal or its owner', async () => {
    const ada = await signedUp();
    await hasConfirmed(ada, `private-address-${ada.user.id}@mail.org`);
    const goal = await postGoal(ada, { description: 'A secret description' });
    const other = await postGoal(ada, { title: 'Another goal altogether' });
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
    const roadmap = {
      milestones: [],
      note: 'Five days are short for a marathon',
      coach: 'built-in',
    };
    const { id } = await postGoal(ada, { roadmap });
    const { code } = await opened(ada, id);
    const [, body] = await openSharedGoal(new Visitor(), code);
    expect(body.shown.goal.roadmap).toEqual({ milestones: [] });
  });

  it('stays the same however often it is asked for, dies when taken back, and the next one is another', async () => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    const [one, two] = await Promise.all([opened(ada, id), opened(ada, id)]);
    expect(two.code).toBe(one.code);
    expect((await ada.get(sharesOf(id))).body.publicLink).toEqual({ ...one, lastViewedAt: null });
    expect((await ada.delete(`/api/goals/${id}/public-link`)).status).toBe(204);
    expect((await ada.delete(`/api/goals/${id}/public-link`)).status).toBe(204);
    expect(await openSharedGoal(new Visitor(), one.code)).toEqual(NOWHERE);
    expect((await ada.get(sharesOf(id))).body).toEqual({ publicLink: null, shares: [] });
    expect((await opened(ada, id)).code).not.toBe(one.code);
    expect(await openSharedGoal(new Visitor(), one.code)).toEqual(NOWHERE);
  });

  it('is in the feed once, and earns the sticker', async () => {
    const ada = await signedUp();
    const { id, title } = await postGoal(ada);
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
    const { id } = await postGoal(ada);
    const { code } = await opened(ada, id, inAnHour());
    expect((await openSharedGoal(new Visitor(), code))[0]).toBe(200);
    await run(
      "update goals set sharing_settings = json_set(sharing_settings, '$.expiresAt', '2026-01-01T00:00:00.000Z') where id = ?",
      id,
    );
    expect(await openSharedGoal(new Visitor(), code)).toEqual(NOWHERE);
    expect(await openSharedGoal(ada, code)).toEqual(NOWHERE);
    expect((await ada.get('/api/sharing')).body.goals).toEqual([]);
    expect((await opened(ada, id)).code).toBe(code);
    expect((await openSharedGoal(new Visitor(), code))[0]).toBe(200);
  });

  it.each([
    ['2026-01-01T00:00:00Z', 'Please choose an end that is still to come'],
    ['tomorrow', expect.any(String)],
    [undefined, expect.any(String)],
  ])('refuses to end at %s', async (expiresAt, message) => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    const { status, body } = await ada.post(`/api/goals/${id}/public-link`, { expiresAt });
    expect([status, body.message]).toEqual([400, message]);
  });
});

describe('the last look', () => {
  it('is seen by the owner, is written at most once a minute, and is never their own', async () => {
    const ada = await signedUp();
    const { id } = await postGoal(ada);
    const link = await opened(ada, id);
    const share = await shared(ada, id, { sharedWithEmail: anAddress() });
    const seen = async () => {
      const { publicLink, shares } = (await ada.get(sharesOf(id))).body;
      return [publicLink.lastViewedAt, shares[0].lastViewedAt];
    };
    expect((await openSharedGoal(ada, link.code))[1].viewer).toBe('owner');
    await openSharedGoal(ada, share.code);
    expect(await seen()).toEqual([null, null]);

    await openSharedGoal(new Visitor(), link.code);
    await openSharedGoal(new Visitor(), share.code);
    await vi.waitFor(async () =>
      expect(await seen()).toEqual([expect.any(String), expect.any(String)]),
    );
    const before = await seen();
    await openSharedGoal(new Visitor(), link.code);
    await openSharedGoal(new Visitor(), share.code);
    expect(await seen()).toEqual(before);

    const long = '2026-01-01T00:00:00.000Z';
    await run('update goal_shares set last_viewed_at = ? where id = ?', long, share.id);
    await openSharedGoal(new Visitor(), share.code);
    await vi.waitFor(async () => expect((await seen())[1] > long).toBe(true));
  });
});

describe('the page of a shared goal', () => {
  it('is not for search engines, and hands no address on', async () => {
    const { headers } = await new Visitor().get('/shared/xxxxxxxxxxxxxxxxxxxxxx');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
