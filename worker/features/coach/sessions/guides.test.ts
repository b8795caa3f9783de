import { expect, it } from 'vitest';
import { WEEK_REVIEW } from '#schema/rules/week-review.ts';
import { guideByStartMessage, rankGuides } from './guides.ts';

const ids = (...around: Parameters<typeof rankGuides>) => rankGuides(...around).map(({ id }) => id);

it('offers first what suits the area that is hardest', () => {
  expect(rankGuides('effort', 3)[0]?.category).toBe('effort');
});

it('offers a look at a goal that slips and at the last promise before that, and leaves a place for it', () => {
  expect(ids('effort', 3, { isSlipping: true, lastKept: 'if-then' }).slice(0, 2)).toEqual([
    'is-this-still-my-goal',
    'my-week-in-review',
  ]);
  expect(ids('effort', 3, { isSlipping: true, lastKept: null }).slice(0, 2)).toEqual([
    'is-this-still-my-goal',
    'get-started',
  ]);
  expect(rankGuides('effort', 3, { isSlipping: true, lastKept: 'if-then' })[2]?.category).toBe(
    'effort',
  );
});

it('knows the look back over a week that home and mails lead to', () => {
  const guide = guideByStartMessage(WEEK_REVIEW.message);
  expect([guide?.id, guide?.end.title, guide?.minutes]).toEqual([
    WEEK_REVIEW.id,
    WEEK_REVIEW.kept,
    5,
  ]);
});
