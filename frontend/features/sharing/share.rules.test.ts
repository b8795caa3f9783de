import { describe, expect, it } from 'vitest';
import type { Share } from '#schema/contracts/sharing.ts';
import {
  audienceWords,
  dayOfEnd,
  midnightAfter,
  NEW_DRAFT,
  type ReadyShare,
  readDraft,
} from './share-draft.rules.ts';
import { keyInLink, sharedPath } from './share-link.rules.ts';
import {
  factsOf,
  goalProgressWords,
  shareDayWords,
  sharedWords,
  whoWords,
} from './share-words.rules.ts';

const NOW = new Date(2026, 5, 10, 12);
const KEY = 'k'.repeat(43);

const share: Share = {
  id: 1,
  goalId: 2,
  code: 'c'.repeat(22),
  sharedWithEmail: null,
  sharedWithUsername: 'bob',
  sharedWithUserId: null,
  keptBy: null,
  permissionLevel: 'view',
  createdAt: '2026-06-01T10:00:00.000Z',
  expiresAt: null,
  lastViewedAt: null,
  isEncrypted: false,
  sealedAt: null,
};
const asWay = (part: Partial<Share>) => ({ kind: 'share' as const, share: { ...share, ...part } });

describe('the share form', () => {
  it.each([
    ['bob', { sharedWithUsername: 'bob', sharedWithEmail: null }],
    [' mo@mail.org ', { sharedWithUsername: null, sharedWithEmail: 'mo@mail.org' }],
    ['bob@home', { sharedWithUsername: 'bob@home', sharedWithEmail: null }],
  ])('reads %j as the name or the address it is', (who, expected) => {
    expect(readDraft({ ...NEW_DRAFT, who }, NOW)).toMatchObject({ value: expected });
  });

  it('lets nobody but one person leave a note, and names nobody for a link', () => {
    const typed = { ...NEW_DRAFT, who: 'mo@mail.org', mayCheer: true };
    expect(readDraft(typed, NOW)).toMatchObject({ value: { permissionLevel: 'cheer' } });
    expect(readDraft({ ...typed, way: 'sealed' }, NOW)).toMatchObject({
      value: { permissionLevel: 'view', sharedWithEmail: 'mo@mail.org' },
    });
    expect(readDraft({ ...typed, way: 'link' }, NOW)).toMatchObject({
      value: { permissionLevel: 'view', sharedWithEmail: null },
    });
  });

  it.each([
    [{ who: '  ' }, 'who'],
    [{ way: 'sealed' as const, who: 'bob' }, 'who'],
    [{ who: 'bob', until: '2026-06-09' }, 'until'],
  ])('names what is wrong with %j', (part, field) => {
    expect(readDraft({ ...NEW_DRAFT, ...part }, NOW)).toMatchObject({
      errors: { [field]: expect.any(String) },
    });
  });

  it('counts the last day whole, and gives it back as it was picked', () => {
    const end = midnightAfter('2026-06-10') as string;
    expect(Date.parse(end)).toBe(new Date(2026, 5, 11).getTime());
    expect(dayOfEnd(end)).toBe('2026-06-10');
    expect(dayOfEnd(null)).toBe('');
    expect(readDraft({ ...NEW_DRAFT, who: 'bob', until: '2026-06-10' }, NOW)).toHaveProperty(
      'value',
    );
  });
});

describe('the sentence above the preview', () => {
  const end = midnightAfter('2026-06-20');
  const ready = (part: Partial<ReadyShare>): ReadyShare => ({
    way: 'person',
    sharedWithEmail: null,
    sharedWithUsername: 'bob',
    permissionLevel: 'view',
    expiresAt: null,
    ...part,
  });

  it.each([
    [{}, 'bob sees this, always up to date.'],
    [
      { permissionLevel: 'cheer' as const, expiresAt: end },
      `bob sees this, always up to date, until ${shareDayWords('2026-06-20', NOW)}, and may leave one note.`,
    ],
    [{ way: 'link' as const }, 'Anyone with the link sees this, always up to date.'],
    [{ way: 'sealed' as const }, 'Anyone with the whole link sees this as it is now.'],
  ])('says of %j who sees what', (part, words) => {
    expect(audienceWords(ready(part), NOW)).toBe(words);
  });
});

describe('the words of a share', () => {
  it.each([
    [{}, 'bob', 'May look · not opened yet'],
    [
      { permissionLevel: 'cheer' as const, expiresAt: midnightAfter('2026-06-20') },
      'bob',
      `May look and leave a note · until ${shareDayWords('2026-06-20', NOW)} · not opened yet`,
    ],
    [
      { expiresAt: midnightAfter('2026-06-09') },
      'bob',
      'May look · ended yesterday · not opened yet',
    ],
    [
      { sharedWithUsername: null, sharedWithEmail: 'mo@mail.org', keptBy: 'mo' },
      'mo@mail.org',
      'May look, kept by mo · not opened yet',
    ],
    [{ sharedWithUsername: null, isEncrypted: true }, 'Sealed link', 'not opened yet'],
  ])('of %j', (part, who, facts) => {
    expect(whoWords(asWay(part))).toBe(who);
    expect(factsOf(asWay(part), NOW)).toBe(facts);
  });

  it.each([
    [{ completed: false, reached: 1, steps: 3 }, '1 of 3 steps reached'],
    [{ completed: false, reached: 0, steps: 1 }, '0 of 1 step reached'],
    [{ completed: false, reached: 0, steps: 0 }, 'No steps written down so far'],
    [{ completed: true, reached: 1, steps: 3 }, 'Completed'],
  ])('say of %j how far it is', (progress, words) => {
    expect(goalProgressWords(progress)).toBe(words);
  });

  it.each([
    [{ isPublic: true, shares: 0 }, 'Shared with anyone who has the link'],
    [{ isPublic: false, shares: 1 }, 'Shared with 1 person'],
    [{ isPublic: true, shares: 2 }, 'Shared with 2 people and anyone who has the link'],
  ])('say of %j how it is shared', (goal, words) => {
    expect(sharedWords(goal)).toBe(words);
  });
});

describe('a link', () => {
  it('carries its key behind the #', () => {
    expect(sharedPath('abc')).toBe('/shared/abc');
    expect(sharedPath('abc', KEY)).toBe(`/shared/abc#${KEY}`);
  });

  it.each([
    [`http://yet.test/shared/abc#${KEY}`, KEY],
    [` ${KEY} `, KEY],
    ['http://yet.test/shared/abc', undefined],
    [`http://yet.test/shared/abc#${KEY.slice(1)}`, undefined],
    ['', undefined],
  ])('gives the key of %j', (pasted, key) => {
    expect(keyInLink(pasted)).toBe(key);
  });
});
