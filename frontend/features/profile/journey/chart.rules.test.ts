import { describe, expect, test } from 'vitest';
import { anchorFor, CHART, heightOf, linePath, plot, pointForKey } from './chart.rules.ts';

const at = (day: number, fraction = 0.5) => ({
  date: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
  fraction,
});
const [left, right] = [CHART.left, CHART.width - CHART.right];

describe('the plot', () => {
  test('runs from edge to edge, and time is to scale', () => {
    const points = plot([at(1), at(2), at(11)]);
    expect(points[0]?.x).toBe(left);
    expect(points[2]?.x).toBe(right);
    expect(points[1]?.x).toBeCloseTo(left + (right - left) / 10, 0);
  });

  test('has 0 at the bottom and 1 at the top', () => {
    expect(heightOf(0)).toBe(CHART.height - CHART.bottom);
    expect(heightOf(1)).toBe(CHART.top);
    expect(heightOf(0.5)).toBe((CHART.height - CHART.bottom + CHART.top) / 2);
  });

  test('spreads readings of one instant evenly', () => {
    expect(plot([at(1), at(1), at(1)]).map(({ x }) => x)).toEqual([
      left,
      (left + right) / 2,
      right,
    ]);
  });

  test('holds a single reading', () => {
    expect(plot([at(1)])).toEqual([{ x: left, y: heightOf(0.5) }]);
  });
});

test('the line joins the points in their order', () => {
  expect(
    linePath([
      { x: 1, y: 2 },
      { x: 3.5, y: 4 },
    ]),
  ).toBe('M1 2L3.5 4');
});

test('words of a point stay inside the chart', () => {
  expect([left, (left + right) / 2, right].map((x) => anchorFor({ x, y: 0 }))).toEqual([
    'start',
    'middle',
    'end',
  ]);
});

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 0, undefined],
])('%s from point %i leads to %s', (key, index, next) => {
  expect(pointForKey(key, index, 3)).toBe(next);
});
