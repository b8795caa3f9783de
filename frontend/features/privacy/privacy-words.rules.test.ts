import { describe, expect, it } from 'vitest';
import { mannerWords } from '#frontend/lib/words/manner-words.rules.ts';
import { goalWords, isShorter, previewWords, voiceWords } from './privacy-words.rules.ts';

const model = { name: 'some-model', host: 'api.example.org' };
const all = (voice: 'model' | 'built-in') => ({
  aiChat: voice,
  aiFeedback: voice,
  aiRoadmap: voice,
});

describe('who writes Eden’s words', () => {
  it.each([
    [{ ...all('model'), model }, 'A model may help'],
    [{ ...all('model'), model: null }, 'Built-in'],
    [{ ...all('built-in'), model }, 'Built-in only'],
    [{ ...all('model'), aiFeedback: 'off' as const, model }, 'Feature by feature'],
  ])('%j is “%s”', (choices, words) => {
    expect(voiceWords(choices)).toBe(words);
  });
});

describe('a retention', () => {
  it.each([
    [30, null, true],
    [30, 90, true],
    [90, 30, false],
    [30, 30, false],
    [null, 7, false],
    [null, null, false],
  ] as const)('of %s days after %s can delete: %s', (days, than, expected) => {
    expect(isShorter(days, than)).toBe(expected);
  });

  it('says beforehand what goes', () => {
    const before = '2020-03-14T12:00:00.000Z';
    const said = (exchanges: number, conversations: number) =>
      previewWords({ exchanges, conversations, before });
    expect(said(1, 1)).toMatch(
      /^This deletes 1 exchange with Eden from before .*2020, and with it 1 whole conversation\.$/,
    );
    expect(said(12, 3)).toMatch(
      /^This deletes 12 exchanges .*2020, and with them 3 whole conversations\.$/,
    );
    expect(said(12, 0)).toMatch(/2020; the conversations continue without them\.$/);
  });
});

describe('a goal', () => {
  const goal = { title: '', targetDate: null, nextMilestone: null };
  it.each([
    [{ ...goal, reachedMilestones: 1, milestoneCount: 4 }, /^1 of 4 steps reached$/],
    [{ ...goal, reachedMilestones: 0, milestoneCount: 1 }, /^0 of 1 step reached$/],
    [{ ...goal, reachedMilestones: 0, milestoneCount: 0 }, /^$/],
    [
      { ...goal, targetDate: '2027-03-14', reachedMilestones: 1, milestoneCount: 4 },
      /^By .*2027, 1 of 4 steps reached$/,
    ],
  ])('%j says how far it is', (known, words) => {
    expect(goalWords(known)).toMatch(words);
  });
});

it('a manner is said in three words', () => {
  expect(
    mannerWords({
      coachPersonality: 'supportive',
      coachTone: 'warm',
      coachStyle: 'growth_mindset',
    }),
  ).toBe('Supportive, warm, growth mindset');
  expect(
    mannerWords({
      coachPersonality: 'analytical',
      coachTone: 'neutral',
      coachStyle: 'action_oriented',
    }),
  ).toBe('Analytical, neutral, action-oriented');
});
