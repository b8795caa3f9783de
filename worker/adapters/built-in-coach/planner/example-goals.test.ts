import { describe, expect, it } from 'vitest';
import { EXAMPLE_GOALS } from '#frontend/features/goals/edit/example-goals.ts';
import { planRoadmap } from './plan-roadmap.ts';
import { addDays, daysAhead } from './schedule.ts';

const TODAY = '2026-09-07';
const SPANS = [1, 7, 30, 100, 365] as const;

/** The most that any milestone may ask for, by what the example itself says; undefined where it names no amount. */
const AIMS: Record<(typeof EXAMPLE_GOALS)[number]['title'], readonly [RegExp, number] | undefined> =
  {
    'Learn a New Programming Language': undefined,
    'Establish a Daily Meditation Practice': [/\b(\w+) minutes\b/g, 10],
    'Run a Marathon': [/([\d.]+) km\b/g, 42.2],
    'Start a Side Business': [/\b(\w+) paying customers?\b/g, 1],
    'Learn a Musical Instrument': [/\b(\w+) (?:whole )?pieces?\b/g, 3],
  };
const FIGURES = 'no one two three four five six seven eight nine ten'.split(' ');

function planFor(title: string, description: string, span: number) {
  return planRoadmap({
    title,
    description,
    answers: [],
    today: TODAY,
    targetDate: addDays(TODAY, span),
  });
}

function plan(title: string, span: number) {
  const goal = EXAMPLE_GOALS.find((example) => example.title === title);
  return planFor(title, goal?.description ?? '', span);
}

const PLANS = EXAMPLE_GOALS.flatMap(({ title, description }) =>
  SPANS.map((span) => ({ title, span, roadmap: planFor(title, description, span) })),
);

describe('the five example goals', () => {
  it.each(PLANS)(
    '$title in $span days: dates in order, the first within a week',
    ({ span, roadmap }) => {
      const days = roadmap.milestones.map(({ targetDate }) => daysAhead(TODAY, targetDate));
      expect(days).toEqual([...days].sort((a, b) => a - b));
      expect(days[0]).toBeLessThanOrEqual(Math.min(7, span / 10));
      expect(days.at(-1)).toBe(span);
    },
  );

  it.each(PLANS)('$title in $span days: asks for no more than it says', ({ title, roadmap }) => {
    const aim = AIMS[title];
    if (!aim) return;
    for (const milestone of roadmap.milestones) {
      for (const [, amount = ''] of milestone.title.matchAll(aim[0])) {
        const figure = FIGURES.indexOf(amount.toLowerCase());
        const value = figure >= 0 ? figure : Number(amount);
        if (!Number.isNaN(value)) expect(value, milestone.title).toBeLessThanOrEqual(aim[1]);
      }
    }
  });

  it.each(PLANS.filter(({ span }) => span <= 7))(
    '$title in $span days: says that it is not the whole',
    ({ roadmap }) => {
      expect(roadmap.note).toContain('goes for a first version by your date');
    },
  );

  it('the year is enough for each of them', () => {
    for (const { title, span, roadmap } of PLANS)
      if (span === 365) expect(roadmap.note, title).toBeUndefined();
  });
});

describe('the marathon from a distance that is not named', () => {
  it.each([
    [0, 'Everything ready for one slow outing', '3 km at talking pace, walking breaks allowed'],
    [1, 'Everything ready for one slow outing', '3 km at talking pace, walking breaks allowed'],
    [
      7,
      '3 km on your usual route, walking breaks allowed',
      '3.5 km in one outing, walking breaks allowed',
    ],
    [
      30,
      '3 km on your usual route, walking breaks allowed',
      '4.5 km in one outing, walking breaks allowed',
    ],
    [100, '3 km on your usual route, walking breaks allowed', '13 km in one piece'],
    [
      365,
      '3 km on your usual route, walking breaks allowed',
      '32 km, your longest outing before the marathon',
    ],
  ])('in %i days begins with %j and reaches %j', (span, first, longest) => {
    const titles = plan('Run a Marathon', span).milestones.map(({ title }) => title);
    expect(titles[0]).toBe(first);
    expect(titles.at(-2)).toBe(longest);
  });

  it('names what it took for the distance of today, so that the person can correct it', () => {
    expect(plan('Run a Marathon', 30).note).toMatch(/takes 3 km as your distance of today/);
  });

  it('begins with the distance that is named', () => {
    const { milestones } = planFor(
      'Run a Marathon',
      'I can run 8 km today. Build up to 42 kilometres.',
      180,
    );
    expect(milestones[0]?.title).toBe('8 km on your usual route, walking breaks allowed');
    expect(milestones.at(-1)?.title).toBe('The marathon: done, and looked back at');
  });
});
