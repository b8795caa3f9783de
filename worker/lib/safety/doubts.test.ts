import { describe, expect, test } from 'vitest';
import { doubtsSafety, saysCalmly, screen } from './screen.ts';

describe('an answer to “Are you safe?”', () => {
  test.each([
    'nobody is safe',
    'id be lying if i said i was safe',
    'Define safe.',
    'not really',
    'for now i guess',
    'i was safe until you asked. now im not',
    'yes but not for long',
    'No estoy bien',
    'não tô bem',
    'mir geht es nicht gut',
    'ça va pas',
    'non sto bene',
    'nie jest dobrze',
  ])('“%s” is no yes', (text) => expect(doubtsSafety(text)).toBe(true));

  test.each([
    'yes im safe',
    'I am safe, thanks',
    'sí, estoy bien',
    'ja, mir geht es gut',
    'I am not really sure how to plan my week, what do I do with the gym and the choir and the shopping',
  ])('“%s” raises no doubt', (text) => expect(doubtsSafety(text)).toBe(false));
});

test('what a check rests on is faint or not, and danger never is', () => {
  expect(screen('i want to kill myself tonight').isFaint).toBeUndefined();
});

describe('words by which all is said to be well', () => {
  test.each([
    'no!! i am fine, it is about my prices',
    'nobody is hurt',
    'yes im safe, its bedtime',
  ])('“%s” has them', (text) => expect(saysCalmly(text)).toBe(true));

  test.each(['im ok with dying', 'i am fine with it ending', 'im not fine', 'i am ok for now'])(
    '“%s” has none',
    (text) => expect(saysCalmly(text)).toBe(false),
  );
});
