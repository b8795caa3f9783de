import { describe, expect, it } from 'vitest';
import { readSums } from './money.ts';
import { readQuantities } from './quantities.ts';

/** The numbers of a text, as "3 km start" or "10 pages target/day". */
function inTitle(text: string): string[] {
  return readQuantities(text).map(
    ({ value, unit, role, per }) => `${value} ${unit} ${role}${per ? `/${per}` : ''}`,
  );
}
function inDescription(text: string): string[] {
  return readQuantities('', text).map(
    ({ value, unit, role, per }) => `${value} ${unit} ${role}${per ? `/${per}` : ''}`,
  );
}

describe('a number in the description is', () => {
  it.each([
    ['i can run 5k', '5 km start'],
    ['currently 3 km', '3 km start'],
    ['currently, about 3 km', '3 km start'],
    ['right now i run about 20 minutes', '20 min start'],
    ['today i run 3 km', '3 km start'],
    ['i run 3 km three times a week', '3 km start'],
    ['i run 5 km every other day', '5 km start/day'],
    ['i run 20 km a week', '20 km start/week'],
    ['i walk half an hour a day', '30 min start/day'],
    ['i can only run a mile', '1 mi start'],
    ["i'm able to run 4 km now", '4 km start'],
    ['i ran 4 km last week', '4 km start'],
    ['my longest run so far is 7 km', '7 km start'],
    ['i have never run more than 3 km', '3 km start'],
    ['i cannot run more than 2 km', '2 km start'],
    ['i can run a half marathon', '21.1 km start'],
    ['i do ten pull ups at the moment', '10 pull-ups start'],
    ['i swim 4 lengths of 25 m', '100 m start'],
    ['i run 5-6 km at the moment', '5 km start'],
    ['2 pages a day is my limit', '2 pages start/day'],
    ['3 km now, more by june', '3 km start'],
    ['the distance i can run today is 3 km', '3 km start'],
    ['the furthest i can run is 2 km', '2 km start'],
    ['i can run no more than 1 km', '1 km start'],
    ['i cycle to work, 3 km', '3 km start'],
    ['i can get to 3 km', '3 km start'],
  ])('a start: %j', (text, read) => {
    expect(inDescription(text)).toEqual([read]);
  });

  it.each([
    ['build up step by step from the distance i can run today to 42 kilometres.', '42 km target'],
    ['until i can run 10 km', '10 km target'],
    ['so that i can run 10 km without a break', '10 km target'],
    ['i want to be able to run 10 km', '10 km target'],
    ["i can't wait to run 42 km", '42 km target'],
    ['10 km is my goal', '10 km target'],
    ['the race is 10 km long', '10 km target'],
    ['i run the marathon with my brother', '42.2 km target'],
    ['go from 0 to 10 km', '10 km target'],
    ['sit for ten quiet minutes every day', '10 min target/day'],
    ['write 500 words of my novel a day', '500 words target/day'],
  ])('a target: %j', (text, read) => {
    expect(inDescription(text)).toEqual([read]);
  });

  it.each([
    ['from 5 to 10 km', ['5 km start', '10 km target']],
    ["i'm at 3 km and want 42 km", ['3 km start', '42 km target']],
    ['now: 3 km. then: 10 km', ['3 km start', '10 km target']],
    ['i have read 5 of 24 books', ['5 books start', '24 books target']],
    ['i have written 10,000 of 60,000 words', ['10000 words start', '60000 words target']],
    ['i weigh 90 kg and want to get to 80 kg', ['90 kg start', '80 kg target']],
  ])('both: %j', (text, read) => {
    expect(inDescription(text)).toEqual(read);
  });

  it.each([
    ["i can't run 1 km without stopping", '1 km beyond'],
    ['i can run less than 2 km', '2 km beyond'],
    ["i don't run 5 km yet", '5 km beyond'],
  ])('more than they can: %j', (text, read) => {
    expect(inDescription(text)).toEqual([read]);
  });

  it.each([
    'in 6 months',
    'before 40',
    'room 12',
    'under 20 minutes',
    'i have 20 minutes in the morning',
    'i used to run 10 km',
    'i run 10 km next spring',
    'i ran a half marathon in 2015',
    'my longest run ever was 30 km',
    'my sister can run 10 km',
    'i can imagine running 42 km',
    'i can see myself at 42 km',
    'i know i can do this: 42 km!',
    'i have run 42 km twice in my life',
    'i can do it, all the 42 km',
    'she currently runs 10 km',
    'i live 3 km from the park',
    'my school is 5 km away',
    'i read about a 42 km race',
    'starting today, run 10 km every week',
    'run 5 to 10 km',
    '30 of 100 pages',
  ])('nothing to begin with: %j', (text) => {
    expect(inDescription(text).filter((read) => !read.includes('target'))).toEqual([]);
  });
});

describe('a number in the title is', () => {
  it.each([
    ['run 5 km under 20 minutes', ['5 km target']],
    ['run a marathon in 4 hours', ['42.2 km target']],
    ['run 10 km before 40', ['10 km target']],
    ['run 10 km today', ['10 km target']],
    ['couch to 5k', ['5 km target']],
    ['run 5k (currently 3k)', ['5 km target', '3 km start']],
    ['run from 5k to 10k', ['5 km start', '10 km target']],
    ['run 5-10 km', []],
    ['read a book a week', ['1 books target/week']],
    ['walk 10k steps a day', ['10000 steps target/day']],
    ['lose 1 kg a week', ['1 kg target/week']],
  ])('%j', (title, read) => {
    expect(inTitle(title)).toEqual(read);
  });
});

describe('a sum of money is', () => {
  it.each([
    ['Save 10,000', 'I have saved 2,000 of 10,000', ['10000 target', '2000 start', '10000 target']],
    ['Save €3,000', 'I have €500 already', ['3000 target', '500 start']],
    ['Save €3,000', 'I can save €200 a month', ['3000 target']],
    ['Save €3,000', 'I earn €2,500 a month', ['3000 target']],
    ['Save up 2.500 €', 'So far 300 € saved.', ['2500 target', '300 start']],
    ['Pay off £5,000', 'I have paid £1,000', ['5000 target', '1000 start']],
    ['Pay off my loan', 'I owe 5,000 euros', ['5000 target']],
    ['Go from €500 to €3,000 saved', '', ['500 start', '3000 target']],
    [
      'Save for a trip',
      'It costs $4,000. I have $1,000 in the bank',
      ['4000 target', '1000 start'],
    ],
    ['Save 1k', '', ['1000 target']],
    ['Save 3000 by 2027', '', ['3000 target']],
    ['Save for 300 days', '', []],
    ['Save into my 401k', '', []],
    ['Save for a house before 40', 'room 1200', []],
  ])('%j, %j', (title, description, read) => {
    expect(readSums(title, description).map(({ value, role }) => `${value} ${role}`)).toEqual(read);
  });
});
