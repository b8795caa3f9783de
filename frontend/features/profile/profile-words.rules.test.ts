import { expect, test } from 'vitest';
import { percentWords } from '#frontend/lib/words/percent-words.rules.ts';
import {
  areaName,
  firstSentence,
  profileLabel,
  profileTypeWords,
  strategySourceWords,
} from './profile-words.rules.ts';

test.each([
  ['challenger', 'Challenge Seeker'],
  ['critic_sensitive', 'Growth Learner'],
  ['effort_avoider', 'Process Explorer'],
  ['perfectionist', 'Progress Maker'],
  ['success_threatened', 'Collaboration Builder'],
  ['balanced_grower', 'Mindset Champion'],
  ['developing_grower', 'Mindset Developer'],
])('%s is called %s and says why', (type, label) => {
  expect(profileLabel(type)).toBe(label);
  expect(profileTypeWords(type).whyThis).toBeTruthy();
});

test('the journey knows further labels', () => {
  expect(profileLabel('comfort_zone_dweller')).toBe('Comfort Zone Dweller');
});

test('an unknown type keeps its raw name', () => {
  expect(profileTypeWords('moon_walker')).toEqual({ label: 'moon_walker' });
});

test.each([
  ['criticism', 'Criticism'],
  ['other_peoples_success', 'Other peoples_success'],
  ['', ''],
])('%s is shown as %s', (area, words) => {
  expect(areaName(area)).toBe(words);
});

test.each([
  [0, '0%'],
  [0.455, '46%'],
  [1, '100%'],
])('%d is %s', (fraction, words) => {
  expect(percentWords(fraction)).toBe(words);
});

test('a source is named, and judgement is called that', () => {
  expect(strategySourceWords('Harkin et al. (2016)')).toBe('Source: Harkin et al. (2016)');
  expect(strategySourceWords('design judgement')).toBe('Our own judgement; no study behind it');
});

test.each([
  ['One thing. And another. And a third.', 'One thing.', 'And another. And a third.'],
  ['Only one.', 'Only one.', ''],
  ['', '', ''],
])('of “%s” the first sentence is “%s”', (text, opening, more) => {
  expect(firstSentence(text)).toEqual({ opening, more });
});
