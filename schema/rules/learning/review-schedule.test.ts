import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECALLS } from '#schema/contracts/learning-reviews.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import {
  afterRecall,
  firstReview,
  LAST_INTERVAL_DAYS,
  type WaitingReview,
} from './review-schedule.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const daysFrom = (from: Date, dueAt: string | null) =>
  dueAt === null ? null : (Date.parse(dueAt) - from.getTime()) / DAY_MS;
const NEW: WaitingReview = {
  ...firstReview(NOW),
  reviewedAt: null,
  difficulty: null,
  stability: null,
};

/** What the days between are when each answer comes on the day it is due. */
function waits(recalls: (typeof RECALLS)[number][]) {
  let review = NEW;
  let now = new Date(NEW.dueAt);
  return recalls.map((recall) => {
    const { dueAt, ...after } = afterRecall(review, recall, now);
    const days = daysFrom(now, dueAt);
    review = { ...after, dueAt: dueAt ?? '', reviewedAt: now.toISOString() };
    now = new Date(dueAt ?? now);
    return days;
  });
}

it('begins a day after the unit was finished', () => {
  expect([NEW.step, daysFrom(NOW, NEW.dueAt)]).toEqual([0, 1]);
});

it('waits longer each time it is remembered, and after a year’s wait is done', () => {
  const all = waits(['remembered', 'remembered', 'remembered', 'remembered', 'remembered']);
  const waited = all.slice(0, all.indexOf(null)).map((days) => days ?? 0);
  expect(waited.length).toBeGreaterThan(2);
  for (const [index, days] of waited.entries()) {
    expect(days).toBeGreaterThan(waited[index - 1] ?? 1);
    expect(days).toBeLessThanOrEqual(LAST_INTERVAL_DAYS);
  }
  expect(all).toContain(null);
});

it('forgotten, it comes back sooner than it had waited, and grows more slowly from then on', () => {
  const [, waited, lost, again] = waits(['remembered', 'remembered', 'forgotten', 'remembered']);
  const [, , smooth] = waits(['remembered', 'remembered', 'remembered']);
  expect(lost).toBeLessThan((waited ?? 0) / 2);
  expect(again).toBeLessThan(smooth ?? 0);
});

it('a question that was hard once becomes easier again with each time it is remembered', () => {
  const hard = afterRecall(NEW, 'forgotten', NOW);
  const review = { ...hard, dueAt: hard.dueAt ?? '', reviewedAt: NOW.toISOString() };
  const next = afterRecall(review, 'remembered', new Date(review.dueAt));
  expect(next.difficulty).toBeLessThan(hard.difficulty);
});

describe('whatever was answered, whenever', () => {
  const aMoment = fc.integer({ min: 0, max: 40_000 }).map((hours) => hours / 24);
  const aHistory = fc.array(fc.record({ recall: fc.constantFrom(...RECALLS), late: aMoment }), {
    minLength: 1,
    maxLength: 40,
  });

  it('a state stays within what FSRS knows, and a date at least a day ahead', () => {
    fc.assert(
      fc.property(aHistory, (answers) => {
        let review = NEW;
        for (const { recall, late } of answers) {
          const now = new Date(Date.parse(review.dueAt) + late * DAY_MS);
          const after = afterRecall(review, recall, now);
          expect(after.difficulty).toBeGreaterThanOrEqual(1);
          expect(after.difficulty).toBeLessThanOrEqual(10);
          expect(after.stability).toBeGreaterThan(0);
          const days = daysFrom(now, after.dueAt);
          if (days === null) {
            expect(recall).toBe('remembered');
            return;
          }
          expect(days).toBeGreaterThanOrEqual(1);
          expect(days).toBeLessThanOrEqual(LAST_INTERVAL_DAYS);
          review = { ...after, dueAt: after.dueAt ?? '', reviewedAt: now.toISOString() };
        }
      }),
    );
  });

  it('remembered comes back no sooner than partly, and partly no sooner than forgotten', () => {
    fc.assert(
      fc.property(aHistory, (answers) => {
        let review = NEW;
        for (const { recall, late } of answers) {
          const now = new Date(Date.parse(review.dueAt) + late * DAY_MS);
          const [whole, part, none] = (['remembered', 'partly', 'forgotten'] as const).map(
            (how) => daysFrom(now, afterRecall(review, how, now).dueAt) ?? Number.POSITIVE_INFINITY,
          );
          expect(whole).toBeGreaterThanOrEqual(part ?? 0);
          expect(part).toBeGreaterThanOrEqual(none ?? 0);
          const { dueAt, ...after } = afterRecall(review, recall, now);
          if (dueAt === null) return;
          review = { ...after, dueAt, reviewedAt: now.toISOString() };
        }
      }),
    );
  });
});

describe('a question that fixed steps scheduled', () => {
  /** The steps as they were; a step that was repeated or begun anew looks the same. */
  const STEPS = [1, 3, 7, 16, 35];
  const anOldReview = fc.record({
    step: fc.integer({ min: 0, max: 4 }),
    isNew: fc.boolean(),
    reviewed: fc.integer({ min: 0, max: 2000 }),
    late: fc.integer({ min: 0, max: 1000 }),
    recall: fc.constantFrom(...RECALLS),
  });
  const oldReview = ({
    step,
    isNew,
    reviewed,
  }: {
    step: number;
    isNew: boolean;
    reviewed: number;
  }) => {
    const from = NOW.getTime() + reviewed * DAY_MS;
    return {
      step: isNew ? 0 : step,
      dueAt: new Date(from + (STEPS[isNew ? 0 : step] ?? 1) * DAY_MS).toISOString(),
      reviewedAt: isNew ? null : new Date(from).toISOString(),
      difficulty: null,
      stability: null,
    };
  };

  it('keeps its date until it is answered, and then has a state from what it had waited', () => {
    fc.assert(
      fc.property(anOldReview, (old) => {
        const review = oldReview(old);
        const now = new Date(Date.parse(review.dueAt) + old.late * DAY_MS);
        const after = afterRecall(review, old.recall, now);
        const waited = STEPS[review.step] ?? 1;
        expect(after.difficulty).toBeGreaterThanOrEqual(1);
        expect(after.difficulty).toBeLessThanOrEqual(10);
        if (old.recall === 'remembered') {
          expect(after.stability).toBeGreaterThan(waited);
          expect(daysFrom(now, after.dueAt) ?? LAST_INTERVAL_DAYS).toBeGreaterThan(waited);
        }
        if (old.recall === 'forgotten') expect(after.stability).toBeLessThanOrEqual(waited);
      }),
    );
  });

  it('further on waits longer after the same answer', () => {
    const after = (step: number) => {
      const review = oldReview({ step, isNew: false, reviewed: 0 });
      const now = new Date(review.dueAt);
      return daysFrom(now, afterRecall(review, 'remembered', now).dueAt) ?? LAST_INTERVAL_DAYS;
    };
    const days = [0, 1, 2, 3, 4].map(after);
    expect(days).toEqual([...days].sort((a, b) => a - b));
  });
});

it('odd rows of an imported file do no harm', () => {
  const after = afterRecall(
    {
      step: 100,
      dueAt: '0001-01-01T00:00:00.000Z',
      reviewedAt: '9999-12-31T23:59:59.000Z',
      difficulty: null,
      stability: null,
    },
    'remembered',
    NOW,
  );
  expect([after.step, daysFrom(NOW, after.dueAt)]).toEqual([100, expect.any(Number)]);
});
