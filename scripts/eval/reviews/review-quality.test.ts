import { expect, test } from 'vitest';
import { LAWS, type Law } from './memories.ts';
import { reviewFigures, reviewsAt } from './review-quality.ts';
import { randomOf } from './simulate.ts';

test('with people it was not chosen with, FSRS keeps as much with a fifth fewer reviews', () => {
  const { saved, fixed, shipped } = reviewFigures({ learners: 40, seed: 3 });
  // What is measured with more of them stands in docs/reviews.md; a gate has room for chance.
  expect(saved.at(-1)?.late).toBeGreaterThan(0.18);
  const [before, now] = [fixed.at(-1), shipped.at(-1)];
  expect(now?.reviews).toBeLessThan(0.82 * (before?.reviews ?? 0));
  expect(now?.late).toBeGreaterThan((before?.late ?? 1) - 0.01);
}, 120_000);

test.each(Object.keys(LAWS) as Law[])('by the law %s people forget, and spacing works', (law) => {
  const people = 400;
  const known = (gap: number | null, day: number) => {
    const random = randomOf(5);
    let sum = 0;
    for (let person = 0; person < people; person += 1) {
      const memory = LAWS[law](random)(random);
      if (gap !== null) memory.review(gap, 1);
      sum += memory.recallOn(day);
    }
    return sum / people;
  };
  expect(known(null, 1)).toBeGreaterThan(0.7);
  expect(known(null, 60)).toBeLessThan(known(null, 1) - 0.2);
  // The same day half a year on, after one review the next day or three weeks later.
  expect(known(21, 200)).toBeGreaterThan(known(1, 200));
});

test('reviews at a retention are read off between the two settings around it', () => {
  const at = (reviews: number, late: number) => ({ reviews, late, known: late });
  const curve = [at(4, 0.8), at(6, 0.9)];
  expect(reviewsAt(curve, 0.85, 'late')).toBeCloseTo(5);
  expect(reviewsAt(curve, 0.95, 'late')).toBeNull();
});
