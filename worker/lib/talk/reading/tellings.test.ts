import { describe, expect, it } from 'vitest';
import { readMessage } from './reading.ts';
import { type Telling, tellingIn } from './tellings.ts';

const telling = (message: string) => tellingIn(readMessage(message).clauses)?.telling;

describe('the way in which something is told', () => {
  it.each<[string, Telling]>([
    ['ive been off sick and i havent told my landlady about the rent', 'secret'],
    ['We are behind on the mortgage. My wife does not know.', 'secret'],
    ['The choir asked me to sing the solo at Easter, I said I would think.', 'asked-to'],
    ['applied in august. i havent heard anything', 'waiting'],
    ['i snapped at the new girl over a stapler', 'own-regret'],
    ['i keep checking his page before bed', 'own-habit'],
    ['I gave up the allotment in spring and the mornings are long', 'gave-up'],
    ['fractions again. i dont get any of it', 'stuck-skill'],
    ['I can’t decide, the flat by the river or staying put', 'dilemma'],
    ['new town, i dont know a soul', 'alone'],
    ['My line manager moved me to nights without a word', 'others-act'],
  ])('is read from a clause: %s', (message, expected) => {
    expect(telling(message)).toBe(expected);
  });

  it.each([
    'should I have told her?',
    'people I don’t know',
    'she asked me why it was late',
    'what if he took it',
    'the train left at nine',
  ])('is not guessed: %s', (message) => {
    expect(telling(message)).toBeUndefined();
  });
});
