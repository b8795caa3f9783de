import { describe, expect, test } from 'vitest';
import { asksOffSubject } from './off-subject.ts';
import { sumIn } from './sums.ts';

describe('a small sum', () => {
  test.each([
    ['27 min / 6 = what', '27 min / 6 is 4:30 minutes.'],
    ['how does 1/2 + 2/5 work', '1/2 + 2/5 = 9/10. Bring both to 10 below: 5/10 + 4/10.'],
    ['whats 3/4 - 1/6?', '3/4 - 1/6 = 7/12. Bring both to 12 below: 9/12 - 2/12.'],
    ['what is 12 x 8.5', '12 x 8.5 = 102.'],
    ['how much is 420 / 16', '420 / 16 = 26.25.'],
    ['2 + 3 * 4 = ?', '2 + 3 * 4 = 14.'],
    ['whats 15% of 80', '15% of 80 is 12.'],
    ['i charge too little. 350 / 120 = what', '350 / 120 = 2.917.'],
    ['22:30 over 5 km, what is that', '22:30 over 5 km is 4:30 minutes.'],
  ])('“%s”: %s', (message, answer) => {
    expect(sumIn(message)).toBe(answer);
  });

  test('a pace is reckoned from what was said before', () => {
    expect(
      sumIn('ok so what pace is that per km', ['i run a 10k on sunday', 'my goal is under 50']),
    ).toBe('50:00 over 10 km is 5:00 per km.');
    expect(sumIn('what pace per km is that?', ['i run slowly'])).toBeUndefined();
  });

  test.each([
    'today, in class, 2/3 + 1/4',
    'we lost 4-0, what now?',
    'what do i do on 3/12',
    'i work 9-5, how do i fit it in?',
    'i go 3x a week, is that enough?',
    '24/7 i think of it. what is wrong with me?',
    'what is 5 / 0',
    'its 50/50, what would you do',
  ])('“%s” is none', (message) => {
    expect(sumIn(message)).toBeUndefined();
  });
});

describe('a question off the subject', () => {
  test.each([
    'random but do u know if the new season of that baking thing is good',
    'tuesday, i told u. btw what should i cook for dinner lol',
    'do you know who won the match last night?',
    'what is the capital of Peru',
    'whats a good thing to eat before a long evening',
    'how tall is the eiffel tower?',
  ])('“%s” is one', (message) => {
    expect(asksOffSubject(message)).toBe(true);
  });

  test.each([
    'what should i do about the oven',
    'do you know what i mean?',
    'do you know if my plan is any good?',
    'what do i say to him',
    'is that normal?',
    'should i tell her before dinner?',
    'how do i start',
    'what is a growth mindset?',
    'we watched a film and i cried',
    'why do people procrastinate',
    'how do you give feedback without hurting people',
    'i have no idea what to make of it',
    'what do the others do when they are nervous',
  ])('“%s” is none', (message) => {
    expect(asksOffSubject(message)).toBe(false);
  });
});
