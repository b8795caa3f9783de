import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gerundOf, nounAfter, sentenceCase, subjectOf } from './own-words.ts';

describe('subjectOf', () => {
  it.each([
    ['Learn to bake sourdough bread by Christmas', 'baking sourdough bread'],
    ['Learn to cook Thai food for my wife', 'cooking Thai food for your wife'],
    ['LEARN TO JUGGLE FIVE BALLS', 'juggling five balls'],
    ['Learn Salsa Dancing 💃🔥', 'salsa dancing'],
    ['Master the art of French cooking', 'the art of French cooking'],
    ['Get better at chess, reach 1500', 'chess'],
    ['Improve my handwriting', 'handwriting'],
    ['Learn Excel', 'Excel'],
    ['Learn Latin', 'Latin'],
    ['Learn how my car works', 'explaining how your car works'],
    ['Study medicine', 'explaining medicine'],
    ['Learn about wine', 'explaining wine'],
  ])('finds what %j is about', (title, subject) => {
    expect(subjectOf(title)).toBe(subject);
  });

  it.each([
    'Learn to be happy',
    'Learn to love myself',
    'Improve my memory',
    'Learn something new every day',
    'Learn whatever I can so that we do not',
    'Learn <b>bold</b>',
    '学习中文',
    '',
  ])('is silent when unsure: %j', (title) => {
    expect(subjectOf(title)).toBeUndefined();
  });

  it('never gives a long phrase, a question or punctuation', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), fc.string(), (words, noise) => {
        const subject = subjectOf(`Learn ${words} ${noise}`);
        expect(subject ?? 'none').toMatch(/^[\p{L}\d][\p{L}\p{M}\d'’+#& -]{0,60}$/u);
      }),
    );
  });
});

describe('nounAfter', () => {
  it.each([
    ['Start my dog-walking business', 'dog-walking business'],
    ['Start an Online Shop for Vintage Clothes', 'online shop for vintage clothes'],
    ['Start something with horses or so', undefined],
    ['Start a business, maybe', 'business'],
  ])('reads the phrase in %j', (title, phrase) => {
    expect(nounAfter(title, /\bstart\s+/i)).toBe(phrase);
  });

  it('turns my into your where the article is kept', () => {
    expect(nounAfter('Write about my grandmother’s life', /\babout\s+/i, true)).toBe(
      'your grandmother’s life',
    );
  });
});

describe('sentenceCase', () => {
  it.each([
    ['LEARN SPANISH NOW', 'learn Spanish now'],
    ['Learn a New Programming Language', 'learn a new programming language'],
    ['Visit grandma in Aberdeen', 'visit grandma in Aberdeen'],
    ['Pass the AWS exam', 'pass the AWS exam'],
  ])('writes %j small but for names', (title, small) => {
    expect(sentenceCase(title)).toBe(small);
  });
});

describe('gerundOf', () => {
  it.each([
    ['bake', 'baking'],
    ['swim', 'swimming'],
    ['tie', 'tying'],
    ['play', 'playing'],
    ['be', undefined],
  ])('turns %s into %s', (verb, gerund) => {
    expect(gerundOf(verb)).toBe(gerund);
  });
});
