import { describe, expect, test } from 'vitest';
import { keepRequestIn, toldIn } from './keep-request.ts';

describe('what is to be kept', () => {
  test.each([
    ['remember i work nights on wednesdays', 'i work nights on wednesdays'],
    ['Please remember that my viva is on 9 May.', 'my viva is on 9 May'],
    ['ok. note that i cant eat nuts pls', 'i cant eat nuts'],
    [
      'this goes nowhere lol. can u note i want the flat done by june 4',
      'i want the flat done by june 4',
    ],
    ['could you please keep in mind that I have a bad knee', 'I have a bad knee'],
    ['note: rehearsal moved to 18.45', 'rehearsal moved to 18.45'],
    ['btw dont forget i have the kids every other weekend', 'i have the kids every other weekend'],
    ['I hand it in on 11 Feb, remember that', 'I hand it in on 11 Feb'],
    [
      'nobody asked me that. ok i quit smoking on sunday, remember that pls',
      'i quit smoking on sunday',
    ],
    ['saturday 8, at the pool. note that down please', 'saturday 8, at the pool'],
    ['remember to ask how the call with Inga went', 'to ask how the call with Inga went'],
  ])('“%s” is a note of “%s”', (message, words) => {
    expect(keepRequestIn(message)).toEqual({ to: 'note', words });
  });

  test.each([
    'remember that',
    'keep that in mind',
    'can you remember this please',
    'ok note that down',
    'make a note of that',
    'no. remember it pls',
  ])('“%s” is a note of what was said before', (message) => {
    expect(keepRequestIn(message)).toEqual({ to: 'note', words: undefined });
  });

  test.each([
    ['put that in my journal', undefined],
    ['nope. put it in my diary please', undefined],
    ['can that go in the journal?', undefined],
    ['journal that', undefined],
    ['I booked it, mon wed fri at 6. put that in my journal', 'I booked it, mon wed fri at 6.'],
    [
      'what a day. swam 20 lengths and did not stop once! can you save this in my journal',
      'what a day. swam 20 lengths and did not stop once!',
    ],
    ['put in my journal that I said no to Rob today', 'I said no to Rob today'],
    [
      'should i? ok i signed up for pottery. write it down in my journal',
      'ok i signed up for pottery.',
    ],
  ])('“%s” goes into the journal', (message, words) => {
    expect(keepRequestIn(message)).toEqual({ to: 'journal', words });
  });

  test.each([
    'i cant remember her name',
    'do you remember what i said about tuesday',
    'remember when i told you about Ines?',
    'can you remember my date?',
    'I remember the smell of the hall',
    'i want to keep a diary but never do',
    'i write in my journal every night at 10',
    'please dont remember that',
    'she should remember that i am her sister',
    'I have to remember to breathe',
    'there is a note on the fridge',
    'remember me?',
    'they told me to note everything down',
    'my journal is empty',
    'journal: 3 km in the rain, wet and happy',
    'remember being nine and so sure of it all',
    'so remember the resit i was dreading, i got a 7',
  ])('“%s” asks for nothing to be kept', (message) => {
    expect(keepRequestIn(message)).toBeUndefined();
  });

  test('only what tells something is kept of a message', () => {
    expect(toldIn('ok. my exam is on 7 June. what do you think?')).toBe('my exam is on 7 June.');
    expect(toldIn('yes ok')).toBeUndefined();
  });
});
