import { describe, expect, it } from 'vitest';
import { NewUsername } from '#schema/contracts/credentials.ts';
import { landingOf, usernamesFor } from './sso.rules.ts';

describe('names for a new account', () => {
  it('begin with what the person is called there', () => {
    expect(usernamesFor(['ada', 'Ada Lovelace']).slice(0, 2)).toEqual(['ada', 'Ada Lovelace']);
  });

  it('show nobody’s address', () => {
    expect(usernamesFor(['ada@example.org'])[0]).toBe('ada');
  });

  it('end with one that nobody has', () => {
    const lasts = new Set(Array.from({ length: 50 }, () => usernamesFor(['ada']).at(-1)));
    expect(lasts.size).toBe(50);
    for (const last of lasts) expect(last).toMatch(/^ada-\d{9}$/);
  });

  it.each([
    [[]],
    [['']],
    [['@example.org']],
    [['\u0000\u200b\ud800']],
    [['  Ada\nof \u202eWonders\t ']],
    [['x'.repeat(500)]],
    [['👩‍🌾'.repeat(100)]],
    [['\u3164\u2800']],
    [['<img src=x onerror=alert(1)>']],
  ])('of %j are such as one may have', (names) => {
    for (const name of usernamesFor(names))
      expect(NewUsername.safeParse(name)).toMatchObject({ data: name });
  });
});

describe('where somebody lands who did not get in', () => {
  it('is the sign-in page, with the way onward kept', () => {
    expect(landingOf('away', { next: '/' })).toBe('/auth?sso=away');
    expect(landingOf('away', { next: '/goals?tab=tree' })).toBe(
      '/auth?sso=away&next=%2Fgoals%3Ftab%3Dtree',
    );
  });

  it('leads on to where accounts are linked when there is one to sign in to first', () => {
    expect(landingOf('known', { next: '/goals' })).toBe(
      '/auth?sso=known&next=%2Fsettings%23security',
    );
  });

  it('is the settings for who came from there', () => {
    const link = { userId: 7, sessionId: 'x' };
    expect(landingOf('taken', { next: '/', link })).toBe('/settings?sso=taken#security');
  });
});
