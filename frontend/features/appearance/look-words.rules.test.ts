import { expect, test } from 'vitest';
import { LEVELS, MOODS, THEMES } from '#schema/rules/appearance/appearance-choice.ts';
import { colourName, LEVEL_WORDS, MOOD_WORDS, SAMPLE_STEPS, SWATCHES } from './look-words.rules.ts';

test('every palette’s five colours have five different names', () => {
  for (const theme of THEMES)
    for (const mood of MOODS)
      for (const level of LEVELS) {
        const names = SWATCHES.map((swatch) => colourName(swatch, mood, level, theme));
        expect(new Set(names).size).toBe(5);
      }
});

test.each([
  ['accent', 'focused', 'progressing', 'light', 'Brass'],
  ['accent', 'focused', 'completion', 'light', 'Late gold'],
  ['accent', 'calm', 'completion', 'dark', 'Late gold'],
  ['background', 'calm', 'beginning', 'light', 'Shore'],
  ['background', 'calm', 'beginning', 'dark', 'Night garden'],
  ['surface', 'creative', 'milestone', 'dark', 'Deep leaf'],
  ['primary', 'creative', 'milestone', 'dark', 'Plum'],
] as const)('%s of %s at %s in the %s is called %s', (swatch, mood, level, theme, name) => {
  expect(colourName(swatch, mood, level, theme)).toBe(name);
});

test('each mood and level says what it is for, and the sample grows with the level', () => {
  for (const mood of MOODS) expect(MOOD_WORDS[mood].words).toMatch(/^[A-Z].*\. For .*\.$/);
  const reached = LEVELS.map((level) => LEVEL_WORDS[level].reached);
  expect(reached).toEqual([...reached].sort((a, b) => a - b));
  expect(reached.at(-1)).toBe(SAMPLE_STEPS);
});
