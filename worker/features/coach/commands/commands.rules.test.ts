import { describe, expect, it, test } from 'vitest';
import { askMove, askWhichStep, lastWords } from './goal-commands.rules.ts';
import { dayIn, nameIn, subjectIn } from './reading.rules.ts';
import {
  changeSentence,
  type GoalToChange,
  nextIndex,
  parseChange,
  type UndoableChange,
} from './undoable-change.rules.ts';

const milestone = (title: string) => ({
  title,
  description: '',
  targetDate: '2027-01-10',
  tasks: ['Go'],
});
const SWIM: GoalToChange = {
  id: 1,
  title: 'Swim “far”',
  targetDate: '2027-06-30',
  milestone: 0,
  roadmap: { milestones: [milestone('400 m'), milestone('800 m')] },
};
const DONE: GoalToChange = { ...SWIM, id: 2, title: 'Bake', milestone: 1 };

describe('what a button sends', () => {
  const deeds: UndoableChange[] = [
    { kind: 'reach', goal: SWIM, index: 1 },
    { kind: 'unreach', goal: SWIM, index: 0 },
    { kind: 'move', goal: SWIM, index: 1, date: '2027-02-01' },
    { kind: 'journal', goal: SWIM },
    { kind: 'unjournal', goal: SWIM },
    { kind: 'forget', what: 'Call me “Jo”.' },
  ];

  it.each(deeds)('is read back as the same deed: $kind', (deed) => {
    expect(parseChange(changeSentence(deed), [DONE, SWIM])).toEqual(deed);
  });

  it('is no deed where the goal is not there, or the step is not next', () => {
    expect(parseChange('Mark “800 m” of “Run” as reached.', [SWIM])).toBeUndefined();
    expect(parseChange('Mark “400 m” of “Swim “far”” as reached.', [SWIM])).toBeUndefined();
    expect(parseChange('Mark my words.', [SWIM])).toBeUndefined();
  });
});

it('knows which step of a plan is next, if one is', () => {
  expect([nextIndex(SWIM), nextIndex(DONE)]).toEqual([1, undefined]);
});

it('names the step before it is marked, and offers to leave it', () => {
  const { message, choices } = askWhichStep([SWIM, DONE], 0);
  expect(message).toContain('“800 m”');
  expect(choices?.map(({ label }) => label)).toEqual(['Mark “800 m” as reached', 'Something else']);
});

it('asks for a day where none was named, and refuses one that is over', () => {
  expect(askMove('make it 7.30', [SWIM], '2026-11-23', 0).choices).toBeUndefined();
  expect(askMove('to 3 March 2020', [SWIM], '2026-11-23', 0).choices).toBeUndefined();
  expect(askMove('in two weeks', [SWIM], '2026-11-23', 0).choices?.[0]?.value).toContain(
    '2026-12-07',
  );
});

it('takes for “that” what was said last and is no command', () => {
  const said = (message: string) => ({ message, reply: 'a' });
  expect(lastWords([said('The water was cold.'), said('did it'), said('thanks')])).toBe(
    'The water was cold.',
  );
});

test.each([
  ['tomorrow instead', '2026-11-24'],
  ['push it to 14 June', '2027-06-14'],
  ['next Friday please', '2026-12-04'],
  ['make it 7.30', undefined],
  ['later', undefined],
])('the day in “%s” is %s', (message, day) => {
  expect(dayIn(message, '2026-11-23')).toBe(day);
});

test.each([
  ['call me Jo', 'Jo'],
  ['You can call me Mrs. Okafor.', 'Mrs. Okafor'],
  ['i’m dave from now on', 'dave'],
  ['call me', undefined],
])('the name in “%s” is %s', (message, name) => {
  expect(nameIn(message)).toBe(name);
});

test.each([
  ['what did I say about my sister?', 'sister'],
  ['what did I say', undefined],
])('“%s” asks about %s', (message, subject) => {
  expect(subjectIn(message)).toBe(subject);
});
