import { describe, expect, it, test } from 'vitest';
import { askMove, askWhichStep } from './goal-commands.rules.ts';
import { dayIn, nameIn } from './reading.rules.ts';
import {
  changeSentence,
  type GoalToChange,
  nextIndex,
  parseChange,
  type UndoableChange,
} from './undoable-change.rules.ts';
import { changedTimeIn, lastMessage, leavesIt } from './what-was-said.rules.ts';

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
    { kind: 'unwrite', words: 'The water was cold at 6:30 and' },
    { kind: 'refile', goal: SWIM, words: 'The water was cold at 6:30 and' },
    { kind: 'reword', from: 'i get up at 6.45', to: 'i get up at 6' },
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
  expect(lastMessage([said('The water was cold.'), said('did it'), said('thanks')])).toBe(
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
  'forget it',
  'ok forget it.',
  'whatever',
  'ugh, whatever lol',
  'oh forget about it then',
  'it doesnt matter',
])('“%s” ends a matter', (message) => {
  expect(leavesIt(message)).toBe(true);
});

test.each([
  'forget that',
  'forget what i said about Ines',
  'whatever i do, he shouts',
  'i want to forget it',
  'i said whatever and left',
])('“%s” ends none', (message) => {
  expect(leavesIt(message)).toBe(false);
});

describe('a new time', () => {
  const said = (message: string, templateId?: string) => ({
    message,
    reply: 'a',
    ...(templateId && { templateId }),
  });

  test.each([
    ['make it 8.15', ['pool tomorrow 8, with Ines'], 'pool tomorrow 8.15, with Ines'],
    ['no, 8.15!', ['the train goes at 8'], 'the train goes at 8.15'],
    ['make it 9 pm', ['lights out at 10 pm', 'it is hard'], 'lights out at 9 pm'],
    ['ok saturday 9, the pool. make it 10 tho', [], 'ok saturday 10, the pool'],
    ['make it dec 14', ['the party is on dec 12'], 'the party is on dec 14'],
    ['make it thursday', ['rehearsal is on tuesday'], 'rehearsal is on thursday'],
  ])('“%s” is put in the place of the old one', (message, before, changed) => {
    expect(
      changedTimeIn(
        message,
        before.map((text) => said(text)),
      )?.changed,
    ).toBe(changed);
  });

  it('changes the note where one was made last', () => {
    const turns = [said('the train goes at 8'), said('remember i get up at 6', 'command.note')];
    expect(changedTimeIn('make it 6.45', turns)).toMatchObject({ isNote: true, time: '6.45' });
  });

  it('changes nothing where no time was said', () => {
    expect(changedTimeIn('make it 6.45', [said('he is late again')])).toBeUndefined();
  });
});
