import { describe, expect, test } from 'vitest';
import type { AdminUserDetail, AuditEntry } from '#schema/contracts/admin/admin.ts';
import type { ContentSummary } from '#schema/contracts/admin/content-edits.ts';
import { auditWords, doerWords } from './audit-words.rules.ts';
import { draftStateWords, partNames, shownOf } from './content/content-words.rules.ts';
import { planWords, recoveryWords, tierSourceWords } from './people/person-words.rules.ts';

const entry: AuditEntry = {
  id: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  action: 'tier.grant',
  actor: { id: 1, name: 'maya' },
  subject: { kind: 'user', id: 7, name: 'ada' },
  detail: {},
  requestId: null,
};
const unit = { kind: 'unit', id: 5, name: 'A muscle is a poor picture' } as const;

describe('an audit event', () => {
  test.each<[Partial<AuditEntry>, RegExp]>([
    [
      { detail: { tier: 'pro', until: '2027-01-31T23:59:59.999Z' } },
      /^Granted Pro to ada until .*2027$/,
    ],
    [{ action: 'tier.end', detail: { tier: 'premium' } }, /^Ended the granted Premium of ada$/],
    [{ action: 'user.unlock' }, /^Unlocked ada$/],
    [
      { action: 'user.unlock', subject: { kind: 'user', id: 7, name: null } },
      /^Unlocked account 7, which is gone$/,
    ],
    [
      { action: 'content.publish', subject: unit, detail: { changed: ['title', 'html'] } },
      /“A muscle.*”: title, text$/,
    ],
    [
      { action: 'content.save', subject: unit, detail: { changed: [] } },
      /^Saved a draft of the unit “.*”$/,
    ],
    [
      { action: 'content.discard', subject: { ...unit, name: null } },
      /^Put away the draft of the unit 5$/,
    ],
    [{ action: 'admin.make' }, /^Made ada an admin$/],
  ])('%j is told as %s', (change, words) => {
    expect(auditWords({ ...entry, ...change })).toMatch(words);
  });

  test('names its doer, who may be gone or no person', () => {
    expect(doerWords(entry)).toBe('maya');
    expect(doerWords({ actor: { id: 3, name: null } })).toBe('account 3, which is gone');
    expect(doerWords({ actor: null })).toBe('the command line');
  });
});

const person: AdminUserDetail = {
  id: 7,
  username: 'ada',
  email: 'a•••@garden.org',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
  subscriptionTier: 'free',
  subscriptionStatus: null,
  subscriptionExpiresAt: '2026-02-01T00:00:00.000Z',
  isAdmin: false,
  lockedUntil: null,
  emailConfirmed: true,
  recoveryCodesLeft: 1,
  passkeys: 0,
  hasOtherSignIn: false,
  openBrowsers: 0,
  tierSource: 'none',
  whyNotGranted: null,
};

describe('a person', () => {
  test('has a plan, with its end where it has one', () => {
    expect(planWords(person)).toBe('Free');
    expect(planWords({ ...person, subscriptionTier: 'pro' })).toMatch(
      /^Pro until .*February.*2026/,
    );
    expect(planWords({ ...person, subscriptionTier: 'pro', subscriptionExpiresAt: null })).toBe(
      'Pro',
    );
    expect(tierSourceWords({ ...person, tierSource: 'gift' })).toContain('Granted here');
    expect(
      tierSourceWords({ ...person, tierSource: 'provider', subscriptionStatus: 'active' }),
    ).toContain('active');
  });

  test('has ways back in, or none', () => {
    expect(recoveryWords(person)).toBe('A reset link (confirmed address), 1 recovery code');
    expect(recoveryWords({ ...person, emailConfirmed: false, recoveryCodesLeft: 8 })).toContain(
      '8 recovery codes',
    );
    expect(recoveryWords({ ...person, email: null, passkeys: 2, hasOtherSignIn: true })).toBe(
      '1 recovery code, 2 passkeys, another sign-in provider',
    );
    expect(recoveryWords({ ...person, email: null, recoveryCodesLeft: 0 })).toMatch(/^None/);
  });
});

const summary = (change: Partial<ContentSummary>): ContentSummary => ({
  kind: 'unit',
  id: 1,
  title: 'A muscle is a poor picture',
  place: 'Foundations / First steps',
  unitType: 'text',
  hasDraft: false,
  isEdited: false,
  editedAt: null,
  editedBy: null,
  ...change,
});

describe('content', () => {
  test('stands in a word', () => {
    expect(draftStateWords({ hasDraft: false, isEdited: false })).toBeNull();
    expect(draftStateWords({ hasDraft: false, isEdited: true })).toBe('Edited here');
    expect(draftStateWords({ hasDraft: true, isEdited: true })).toBe('Draft');
    expect(partNames(['title', 'html', 'retrieval'])).toEqual([
      'title',
      'text',
      'questions to recall',
    ]);
  });

  test('is found by words of its title and place, in any order', () => {
    const list = [summary({}), summary({ id: 2, title: 'Another', hasDraft: true })];
    const ids = (typed: string, drafts = false) => shownOf(list, typed, drafts).map(({ id }) => id);
    expect(ids('')).toEqual([1, 2]);
    expect(ids(' PICTURE  muscle ')).toEqual([1]);
    expect(ids('foundations')).toEqual([1, 2]);
    expect(ids('foundations', true)).toEqual([2]);
    expect(ids('nowhere')).toEqual([]);
  });
});
