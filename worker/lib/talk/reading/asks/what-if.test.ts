import { describe, expect, it } from 'vitest';
import { shouldIn } from './should.ts';
import { whatIfIn } from './what-if.ts';

describe('“what if …”', () => {
  it.each([
    ['what if he tells me to get lost lol', 'said', 'he tells you to get lost'],
    ['and what if they never answer?', 'silence', 'they never answer'],
    ['what if i go there and its the same again', 'again', 'you go there and it’s the same again'],
    ['What if I forget my words on stage?', 'mishap', 'you forget your words on stage'],
    ['what if we dont get the flat', 'outcome', 'you don’t get the flat'],
    ['what if it is cancer', 'grave', 'it is cancer'],
  ])('about what may happen is read whole, turned to the person: %s', (message, sort, clause) => {
    expect(whatIfIn(message)).toEqual({ sort, clause });
  });

  it.each([
    ['what if i just muted the group after nine', 'own'],
    ['what happens if I only swim on Sundays?', 'own'],
    ['what if I wrote to her first', 'once'],
    ['what if i quit in march', 'large'],
    ['what if i only did ten minutes a day, would that be enough for june?', 'enough'],
    ['what if i stop taking the tablets', 'medical'],
  ])('about something of their own is a proposal: %s', (message, sort) => {
    expect(whatIfIn(message)?.sort).toBe(sort);
  });

  it('is not heard in a plan with an “if”', () => {
    expect(whatIfIn('If it rains I take the bus.')).toBeUndefined();
  });
});

describe('“should I …”', () => {
  it.each([
    ['should i ring the clinic or is it too soon', 'contact', 'ring the clinic', 'it’s too soon'],
    ['could i ask Priya for a later slot?', 'ask', 'ask Priya for a later slot', undefined],
    ['Should I leave my job or not?', 'large', 'leave your job', undefined],
    ['should i text my ex', 'other', 'text your ex', undefined],
  ])('names one thing and a doubt: %s', (message, sort, act, doubt) => {
    expect(shouldIn(message)).toEqual({ sort, act, clause: `you ${act}`, doubt });
  });

  it.each(['what should I do', 'when should i ring him', 'Can I ask you something?'])(
    'is another question in: %s',
    (message) => {
      expect(shouldIn(message)).toBeUndefined();
    },
  );
});
