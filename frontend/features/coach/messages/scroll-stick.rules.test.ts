import { expect, test } from 'vitest';
import { isFollowing, placeAfterPrepending, placeToFollow } from './scroll-stick.rules.ts';

test.each([
  ['at the very end', 500, true],
  ['a line above it', 460, true],
  ['at the edge of following', 452, true],
  ['scrolled up to read', 451, false],
  ['at the top', 0, false],
  ['beyond the end, as Safari bounces', 530, true],
])('%s', (_, scrollTop, follows) => {
  expect(isFollowing({ scrollTop, clientHeight: 500, scrollHeight: 1000 })).toBe(follows);
});

test('a list that fits is always followed', () => {
  expect(isFollowing({ scrollTop: 0, clientHeight: 500, scrollHeight: 300 })).toBe(true);
});

test('what one reads stays put when earlier words are put above', () => {
  expect(placeAfterPrepending({ scrollTop: 10, clientHeight: 500, scrollHeight: 1000 }, 1600)).toBe(
    610,
  );
});

test.each([
  ['that fits, to the end', 900, 500],
  ['that is longer than the list, to where it begins', 400, 416],
  ['at the top of the talk, to where it begins', 20, 36],
])('follows a reply %s', (_, lastSaidEnd, scrollTop) => {
  expect(placeToFollow({ clientHeight: 500, scrollHeight: 1000 }, lastSaidEnd)).toBe(scrollTop);
});

test('follows to the end where nothing was said here yet', () => {
  expect(placeToFollow({ clientHeight: 500, scrollHeight: 1000 }, null)).toBe(500);
});
