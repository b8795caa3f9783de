import { describe, expect, it } from 'vitest';
import { spelled } from '#worker/lib/talk/reading/spelling.ts';
import { addresseeOf } from './addressee.ts';
import { turnToListener } from './turn-to-listener.ts';

describe('what was told of somebody, said to them', () => {
  it.each([
    [
      'she',
      'come to me first before she changes anything',
      'come to me first before you change anything',
    ],
    ['she', 'ill pay her back', 'I’ll pay you back'],
    [
      'he',
      'he always asks me and then ignores what i say',
      'you always ask me and then ignore what I say',
    ],
    ['he', 'i was proud of him when he was on stage', 'I was proud of you when you were on stage'],
    ['she', 'i cant be her bridesmaid', 'I can’t be your bridesmaid'],
    ['they', 'they havent told me when theyre coming', 'you haven’t told me when you’re coming'],
    ['he', 'my sister said she was late', 'my sister said she was late'],
  ] as const)('as %s: %s', (who, told, said) => {
    expect(turnToListener(spelled(told), who)).toBe(said);
  });

  it.each(['she told her it was mine', 'i want to give her space'])(
    'is nothing where it is not clear who is meant, or what is whose: %s',
    (told) => {
      expect(turnToListener(told, 'she')).toBeUndefined();
    },
  );
});

describe('whom words are for', () => {
  it.each([
    ['what do i say to my aunt jean, she is cross with mum', 'Aunt Jean', 'Aunt Jean'],
    ['My deputy, Donna, moved the rota. How do I tell her?', 'Donna', 'Donna'],
    [
      'my manager put me on saturdays. what do i say to him, i miss my boy',
      'your manager',
      undefined,
    ],
    ['what do i say to the school office about my son', 'the school office', undefined],
    ['my mum and my sister are cross. what do i say to her', 'her', undefined],
  ])('%s', (message, who, call) => {
    const found = addresseeOf(message, [message]);
    expect([found?.who, found?.call]).toEqual([who, call]);
  });
});
