import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { IfThenList } from '#schema/contracts/if-thens.ts';
import { IF_THENS_MAX } from '#schema/rules/limits.ts';
import {
  clockIn,
  cueIn,
  ifThenOf,
  ifThensOfPlan,
  readIfThen,
  withChangedIfThen,
  withIfThen,
  withoutIfThen,
} from './if-thens.ts';

test.each([
  ['it is 7.30', '07:30'],
  ['it is 7:30 pm', '19:30'],
  ['at 12 am', '00:00'],
  ['12 p.m. comes', '12:00'],
  ['it is 6 o’clock', '06:00'],
  ['I have run 7.30 km', undefined],
  ['I have two hours', undefined],
  ['it is 25:00', undefined],
  ['13 pm', undefined],
])('the time in “%s” is %s', (words, at) => {
  expect(clockIn(words)).toBe(at);
});

test.each([
  ['I come home', 'place'],
  ['I am in the kitchen', 'place'],
  ['it is 7.30', 'time'],
  ['a knee hurts', 'event'],
])('“%s” is tied to a %s', (when, cue) => {
  expect(cueIn(when).cue).toBe(cue);
});

describe('a sentence', () => {
  it('is read in its two parts', () => {
    expect(readIfThen('If it rains, then I walk the short way.')).toEqual({
      cue: 'event',
      when: 'it rains',
      act: 'I walk the short way',
    });
    expect(readIfThen('When I have finished dinner, then I put my shoes on.')).toMatchObject({
      when: 'When I have finished dinner',
      act: 'I put my shoes on',
    });
    expect(readIfThen('If it is cold, wet or dark, then I swim indoors.')).toMatchObject({
      when: 'it is cold, wet or dark',
      act: 'I swim indoors',
    });
    expect(readIfThen('Wenn ich müde bin, dann lese ich eine Seite.')).toMatchObject({
      when: 'Wenn ich müde bin',
      act: 'dann lese ich eine Seite',
    });
  });

  it('of another form is none', () => {
    expect(readIfThen('Find a teacher, if you like')).toBeUndefined();
    expect(readIfThen('If it rains')).toBeUndefined();
    expect(ifThenOf('  ', 'I rest')).toBeUndefined();
  });

  it('of any length fits its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (when, act) => {
        const parts = ifThenOf(when, act);
        if (!parts) return;
        const list = [{ id: 'one', madeBy: 'plan', ...parts }];
        const isControlled = /\p{Cc}/u.test(when + act);
        if (!isControlled) expect(IfThenList.safeParse(list).success).toBe(true);
      }),
    );
    const long = ifThenOf('I am '.repeat(80), 'go '.repeat(200));
    expect([long?.when.length, long?.act.length].every((length) => (length ?? 0) <= 200)).toBe(
      true,
    );
  });
});

test('a plan’s if-thens are kept each once, with room left for the person’s own', () => {
  const milestones = Array.from({ length: 20 }, (_, step) => ({
    title: `Step ${step}`,
    description: '',
    targetDate: '2090-01-01',
    tasks: ['Find a teacher', `If it rains for ${step} days, then I rest.`, 'If a, then I b.'],
  }));
  const kept = ifThensOfPlan({ milestones });
  expect(kept.map(({ id }) => id)).toEqual([
    'plan-0-1',
    'plan-0-2',
    'plan-1-1',
    'plan-2-1',
    'plan-3-1',
    'plan-4-1',
    'plan-5-1',
    'plan-6-1',
  ]);
  expect(IfThenList.safeParse(kept).success).toBe(true);
});

test('changes keep the id, made twice change nothing more, and hold the bound', () => {
  const one = { id: 'mine', cue: 'time' as const, at: '07:30', when: 'it is 7.30', act: 'I swim' };
  const list = withIfThen([], one);
  expect(list).toEqual([{ ...one, madeBy: 'person' }]);
  if (typeof list === 'string') return;
  expect(withIfThen(list, one)).toBe('id is taken');
  const moved = withChangedIfThen(list, 'mine', { cue: 'place', when: 'I am at the lake' });
  expect(moved).toEqual([
    { id: 'mine', cue: 'place', when: 'I am at the lake', act: 'I swim', madeBy: 'person' },
  ]);
  expect(withChangedIfThen(list, 'mine', { at: null })).toEqual([
    { id: 'mine', cue: 'time', when: 'it is 7.30', act: 'I swim', madeBy: 'person' },
  ]);
  expect(withChangedIfThen(list, 'other', { act: 'I rest' })).toBe('no such if-then');
  expect(withoutIfThen(list, 'mine')).toEqual([]);
  expect(withoutIfThen([], 'mine')).toBe('no such if-then');
  const full = Array.from({ length: IF_THENS_MAX }, (_, at) => ({
    ...one,
    id: `id-${at}`,
    madeBy: 'plan' as const,
  }));
  expect(withIfThen(full, one)).toBe('goal is full');
});
