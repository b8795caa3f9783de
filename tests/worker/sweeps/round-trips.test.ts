import { beforeAll, describe, expect, it } from 'vitest';
import { aCast, type Called, callEveryRoute } from '#tests/worker/every-route.ts';
import { signedUp } from '#tests/worker/harness.ts';
import { roundTrips } from '#tests/worker/round-trips.ts';

const BEFORE_READING =
  'whether there is an admin is settled before anything of the request is read';
const GRADES =
  'what is kept depends on rules of the code over what was read; the write asserts that it still holds';
const PROVIDER = 'the payment provider is asked between';
const HASHES = 'a password is hashed between';
const LOOKS = 'the list is read; the write fails where it was changed meanwhile';
const STORED = 'once the answer has left, it is stored beside its key';

/** Routes that ask more than once, how often, and why. Every other asks once. */
const MORE_THAN_ONE: Record<string, [times: number, why: string]> = {
  'GET /api/admin/audit': [2, BEFORE_READING],
  'GET /api/admin/content': [2, BEFORE_READING],
  'GET /api/admin/content/:kind/:refId': [2, BEFORE_READING],
  'GET /api/admin/content/unit/:unitId/preview': [2, BEFORE_READING],
  'GET /api/admin/users': [2, BEFORE_READING],
  'GET /api/admin/users/:userId': [2, BEFORE_READING],
  'POST /api/admin/users/:userId/sign-out': [
    3,
    `${BEFORE_READING}; the write, then the account as it is`,
  ],
  'POST /api/admin/users/:userId/tier': [
    4,
    `${BEFORE_READING}; look, grant, then the account as it is`,
  ],
  'DELETE /api/admin/users/:userId/tier': [
    4,
    `${BEFORE_READING}; look, end, then the account as it is`,
  ],
  'POST /api/admin/users/:userId/unlock': [
    4,
    `${BEFORE_READING}; look, unlock, then the account as it is`,
  ],
  'PATCH /api/admin/content/:kind/:refId/draft': [
    4,
    `${BEFORE_READING}; look, keep, then the draft as it is`,
  ],
  'POST /api/admin/content/:kind/:refId/publish': [2, BEFORE_READING],
  'POST /api/admin/content/:kind/:refId/discard': [2, BEFORE_READING],
  'POST /api/admin/content/:kind/:refId/hand-back': [2, BEFORE_READING],
  'GET /api/export.json': [23, 'streamed page by page: a whole account is never in memory'],
  'GET /api/export.md': [11, 'streamed page by page: a whole account is never in memory'],
  'POST /api/import': [2, 'what is there already is left out'],
  'POST /api/goals': [2, STORED],
  'PATCH /api/goals/:goalId': [2, STORED],
  'POST /api/goals/:goalId/tasks': [2, LOOKS],
  'DELETE /api/goals/:goalId/tasks/:taskId': [2, LOOKS],
  'POST /api/reminders/sends/:sendId/answer': [2, 'what was asked about, then what is said of it'],
  'PATCH /api/goals/:goalId/journal/:entryId': [2, STORED],
  'POST /api/goals/:goalId/journal': [
    4,
    `the entry is kept before Eden speaks; then her limits, then her words; ${STORED}`,
  ],
  'POST /api/goals/:goalId/journal/:entryId/feedback': [3, 'the entry; Eden’s limits; her words'],
  'POST /api/journal': [2, STORED],
  'PATCH /api/journal/:freeEntryId': [2, STORED],
  'POST /api/journal/:freeEntryId/feedback': [3, 'the entry; Eden’s limits; her words'],
  'POST /api/coach/chat': [2, 'what Eden needs to know, then the exchange'],
  'POST /api/learning-paths/:pathId/enroll': [2, GRADES],
  'POST /api/learning-units/:unitId/progress': [2, GRADES],
  'PATCH /api/user-progress/:progressId': [2, GRADES],
  'PATCH /api/learning/recommendations/:recommendationId': [2, GRADES],
  'POST /api/learning/reviews/:reviewId': [2, GRADES],
  'POST /api/sandbox-orders/:orderId': [5, PROVIDER],
  'POST /api/resume-subscription': [5, PROVIDER],
  'DELETE /api/account': [3, `${PROVIDER}, so that no open checkout charges somebody who is gone`],
  'POST /api/recovery-codes': [2, HASHES],
  'POST /api/change-password': [2, HASHES],
  'PATCH /api/mail-plans': [2, 'mails go to a confirmed address, so that is looked up first'],
  'PATCH /api/user': [2, 'a confirmed address is replaced only with the password'],
  'POST /api/user/update-email': [2, 'as above'],
  'POST /api/email-confirmation': [2, 'the address is looked up before its link is kept'],
};

/**
 * Calls that the example of the table cannot bring to a good end here: they are counted up to their
 * refusal.
 */
const REFUSED = [
  'POST /api/admin/content/:kind/:refId/publish',
  'POST /api/admin/content/:kind/:refId/discard',
  'POST /api/admin/content/:kind/:refId/hand-back',
  'POST /api/shared/:code/note',
  'DELETE /api/shared/:code/note',
  'POST /api/sso/link',
  'DELETE /api/sso/link',
  'POST /api/mindset/assessments',
  'POST /order',
  'POST /order/:orderId/capture',
  'POST /api/confirm-email',
  'POST /api/passkeys',
  'POST /api/create-subscription',
  'POST /api/cancel-subscription',
  'POST /api/billing-portal',
  'DELETE /api/share-notes/:noteId',
  'DELETE /api/account',
];

let all: Called[] = [];
beforeAll(async () => {
  all = await callEveryRoute(await aCast());
}, 120_000);

describe('a page', () => {
  it.each(['/', '/goals', '/chat', '/journey', '/mindset-quiz', '/settings', '/auth'])(
    '%s asks the database once for all that it shows',
    async (path) => {
      const person = await signedUp();
      expect(await roundTrips(() => person.send('GET', path))).toBe(1);
    },
  );
});

describe('a signed-in person’s call', () => {
  it('asks the database once, or as often as the table above says', () => {
    const strays = all
      .filter(({ isGood }) => isGood)
      .filter(({ route, roundTrips }) => roundTrips !== (MORE_THAN_ONE[route]?.[0] ?? 1))
      .map(({ route, roundTrips }) => `${route} asked ${roundTrips} times`);
    expect(strays).toEqual([]);
  });

  it('asks no more often than that when it is refused', () => {
    const strays = all.filter(
      ({ isGood, route, roundTrips }) => !isGood && roundTrips > (MORE_THAN_ONE[route]?.[0] ?? 1),
    );
    expect(strays).toEqual([]);
  });

  it('comes to a good end here, on every route but those named', () => {
    const refused = all.filter(({ isGood }) => !isGood).map(({ route }) => route);
    expect(refused.toSorted()).toEqual(REFUSED.toSorted());
  });

  it('is told of without exceptions that are none any more', () => {
    const routes = new Set(all.map(({ route }) => route));
    expect(Object.keys(MORE_THAN_ONE).filter((route) => !routes.has(route))).toEqual([]);
  });
});
