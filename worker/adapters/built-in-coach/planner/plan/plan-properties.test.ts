import { describe, expect, it } from 'vitest';
import { Roadmap } from '#schema/contracts/roadmaps.ts';
import { faultOf } from '#schema/rules/goals/roadmap.ts';
import { addDays } from '#schema/rules/time.ts';
import { minutesStep } from '#worker/adapters/built-in-coach/planner/course/written.ts';
import type { WrittenKind } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import {
  allKinds,
  kindsIn,
  plannerTextsIn,
} from '#worker/adapters/built-in-coach/planner/kinds.ts';
import { OTHER_LANGUAGES } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { daysAhead } from '#worker/adapters/built-in-coach/planner/schedule.ts';
import { daysOf } from './judge-span.ts';
import { makePlan } from './make-plan.ts';
import { spreadCheckpoints } from './spread.ts';

const TODAY = '2026-11-23';
const SPANS = [
  0, 1, 3, 6, 7, 10, 20, 21, 45, 90, 149, 150, 200, 365, 400, 730, 1100, 3000,
] as const;
/** What somebody may say of today and of their week; the first says nothing. */
const BASELINES = ['', '1', '7', '45', '900'] as const;
const WEEKS = ['', '2 hours', '45 minutes a day', '3 days'] as const;

const question = (kind: WrittenKind, id: string) =>
  kind.questions.find((asked) => asked.id === id)?.text ??
  { today: 'What can you do today?', week: 'How many hours a week?' }[id] ??
  '';

function planOf(kind: WrittenKind, span: number, today: string, week: string) {
  const answers = [
    { question: question(kind, 'today'), answer: today },
    { question: question(kind, 'week'), answer: week },
  ].filter(({ answer }) => answer !== '');
  const targetDate = addDays(TODAY, span);
  const request = { title: 'The thing', description: '', answers, today: TODAY, targetDate };
  return { ...makePlan(kind, request), targetDate };
}

/** Amounts are rounded down to what one would name: by so much at most. */
function roundingOf(unit: string, value: number): number {
  if (unit === 'minutes') return minutesStep(value);
  return unit === 'distance' ? 1 : unit === 'rating' ? 5 : Math.max(1, value * 0.1);
}

/** Of the days of a plan, so many are behind its last checkpoint but one, whatever its span. */
const CLOSED = 0.6;

/** How an if-then begins in the language of a kind. */
const IF_THEN = {
  en: /^(?:If|When) /,
  de: /^Wenn /,
  es: /^(?:Si|Cuando) /,
  fr: /^(?:Si|S’|Quand|Lorsqu)/,
};

const REQUESTS = SPANS.flatMap((span) =>
  BASELINES.flatMap((today) => WEEKS.map((week) => ({ span, today, week }))),
);
/**
 * `npm run test:full` plans each kind for every request; else the requests are shared out among
 * the kinds, in so many parts.
 */
const PARTS = process.env['FULL'] === '1' ? 1 : 3;

const told = [...allKinds(), ...OTHER_LANGUAGES.flatMap(kindsIn)].map(
  (kind, turn) => [[kind.id, kind.language ?? []].flat().join(' in '), kind, turn] as const,
);

describe.each(told)('a plan of %s', (_id, kind, turn) => {
  const plans = REQUESTS.filter((_, index) => index % PARTS === turn % PARTS).map((request) => ({
    ...request,
    ...planOf(kind, request.span, request.today, request.week),
  }));

  it('keeps the contract, the order, the gaps, the buffer and titles of its own', () => {
    for (const { roadmap, targetDate, span, today, week } of plans) {
      const where = `${span} days, “${today}”, “${week}”`;
      expect(Roadmap.parse(roadmap), where).toEqual(roadmap);
      expect(faultOf(roadmap, TODAY, targetDate), where).toBeUndefined();
    }
  });

  it('says nothing twice, but for the count on the way', () => {
    const { tally, look } = plannerTextsIn(kind.language ?? 'en');
    const plain = new Set([tally.why, look.why]);
    for (const { roadmap } of plans) {
      const own = roadmap.milestones.filter(
        ({ description }) => ![...plain].some((why) => description.startsWith(why as string)),
      );
      const whys = own.map(({ tasks }) => tasks[0]);
      expect(new Set(whys).size).toBe(whys.length);
    }
  });

  it('keeps its core, in order, where the days will do for it', () => {
    for (const { roadmap, span, kind: own, options } of plans) {
      const needed = daysOf(own, 1) ?? 0;
      if (span < Math.max(21, needed) || options.length > 0 || own.atMost) continue;
      const core = own.steps.filter(
        ({ keep, from = 0 }, at) =>
          keep === 1 && at < own.steps.length - 1 && from <= span * CLOSED,
      );
      const known = core
        .map(({ know }) => [know].flat().at(-1) as string)
        .filter((one) => !one.includes('{'));
      const said = roadmap.milestones.map(({ description }) => description).join(' ');
      const places = known.map((one) => said.indexOf(one));
      const where = `${own.id}, ${span} days: ${places}`;
      expect(
        places.every((place, at) => place > (places[at - 1] ?? -1)),
        where,
      ).toBe(true);
    }
  });

  it('says that a fortnight or a month is behind only where it is', () => {
    for (const { roadmap, kind: own, span } of plans)
      for (const { targetDate, description } of roadmap.milestones.slice(0, -1)) {
        const late = [...own.steps, ...own.rounds].filter(({ from }) => from !== undefined);
        const said = late.find(({ know }) => {
          const known = [know].flat().at(-1) as string;
          return !known.includes('{') && description.includes(known);
        });
        expect(daysAhead(TODAY, targetDate), `${span} days`).toBeGreaterThanOrEqual(
          said?.from ?? 0,
        );
      }
  });

  it('has no empty slot and no text that was cut', () => {
    for (const { roadmap } of plans) {
      const texts = roadmap.milestones.flatMap(({ title, description, tasks }) => [
        title,
        description,
        ...tasks,
      ]);
      for (const text of [...texts, roadmap.note ?? '']) {
        expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity| {2}|^[,:;]|“”|„“|…$/);
      }
    }
  });

  it('ends every checkpoint with one if-then', () => {
    for (const { roadmap } of plans)
      for (const { tasks } of roadmap.milestones)
        expect(tasks.at(-1)).toMatch(IF_THEN[kind.language ?? 'en']);
  });

  it('begins with no more than what is done today, and grows no faster than it may', () => {
    const { measure } = kind;
    if (measure?.counts !== 'load' || measure.direction === 'down') return;
    for (const { course, roadmap, span } of plans) {
      if (!course || course.from === undefined || span < 7) continue;
      const most = Math.max(1, course.from * measure.first + 1e-9);
      expect(course.first ?? 0).toBeLessThanOrEqual(most);
      const days = roadmap.milestones.map(({ targetDate }) => daysAhead(TODAY, targetDate));
      const before = course.due.slice(0, -1);
      before.forEach((due, at) => {
        const last = before[at - 1];
        if (at === 0 || due === undefined || last === undefined) return;
        const weeks = ((days[at] ?? 0) - (days[at - 1] ?? 0)) / 7;
        const from = last + roundingOf(measure.unit, last);
        const most = measure.grows
          ? from * (1 + measure.grows) ** weeks
          : from + (measure.adds ?? 0) * weeks;
        expect(due).toBeLessThanOrEqual(most);
      });
    }
  });
});

describe('checkpoints over days', () => {
  it('lie no further apart than four weeks in the first year and eight after it', () => {
    for (let span = 0; span <= 1500; span += 1) {
      const { offsets, isRolling } = spreadCheckpoints(span, span % 7);
      expect(offsets.length).toBeLessThanOrEqual(20);
      expect(offsets[0]).toBeLessThanOrEqual(7);
      offsets.forEach((offset, at) => {
        const last = offsets[at - 1] ?? 0;
        expect(offset - last).toBeLessThanOrEqual(last < 366 ? 28 : 56);
        expect(offset - last).toBeGreaterThanOrEqual(at === 0 || span < 7 ? 0 : 1);
      });
      if (!isRolling) expect(offsets.at(-1)).toBe(span);
    }
  });
});
