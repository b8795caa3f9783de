import { expect, test } from 'vitest';
import { DARKENED_BY, paletteOf, palettesCss, rolesOf } from './appearance.ts';
import {
  type ColourRole,
  DEFAULT_APPEARANCE,
  LEVELS,
  MOODS,
  ROLES,
  THEMES,
} from './appearance-choice.ts';
import { contrast, darken, type Hex, mix } from './colour.ts';

const ALL = THEMES.flatMap((theme) =>
  MOODS.flatMap((mood) => LEVELS.map((level) => [theme, mood, level] as const)),
);
const GROUNDS: ColourRole[] = ['surface', 'surface-raised', 'wash', 'highlight'];
const INKS: ColourRole[] = ['text', 'text-muted', 'primary', 'secondary', 'accent', 'danger'];

const TEXT_PAIRS: [ColourRole, ColourRole][] = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground): [ColourRole, ColourRole] => [ink, ground])),
  ['on-primary', 'primary'],
  ['on-fill', 'primary-fill'],
  // Words on a danger button under the pointer, signs on an accent.
  ['surface-raised', 'danger'],
  ['surface-raised', 'accent'],
];
const CONTROLS: ColourRole[] = ['line-control', 'focus', 'primary', 'fill-edge'];
const CONTROL_PAIRS = CONTROLS.flatMap((line) =>
  GROUNDS.map((ground): [ColourRole, ColourRole] => [line, ground]),
);

test('there are 40 palettes', () => {
  expect(
    new Set(ALL.map((look) => JSON.stringify(paletteOf(look[1], look[2], look[0])))).size,
  ).toBe(40);
});

test.each(ALL)('%s %s %s: every text reaches 4.5:1 on every ground', (theme, mood, level) => {
  const roles = rolesOf(paletteOf(mood, level, theme), theme);
  const weak = TEXT_PAIRS.filter(([ink, ground]) => contrast(roles[ink], roles[ground]) < 4.5);
  expect(weak).toEqual([]);
});

test.each(ALL)('%s %s %s: every control reaches 3:1 on every ground', (theme, mood, level) => {
  const roles = rolesOf(paletteOf(mood, level, theme), theme);
  const weak = CONTROL_PAIRS.filter(([line, ground]) => contrast(roles[line], roles[ground]) < 3);
  expect(weak).toEqual([]);
});

test.each(ALL)('%s %s %s: a button under the pointer can still be read', (theme, mood, level) => {
  const roles = rolesOf(paletteOf(mood, level, theme), theme);
  const hovered = mix(roles['primary-fill'], 0.88, roles.text);
  expect(contrast(roles['on-fill'], hovered)).toBeGreaterThanOrEqual(4.5);
});

test.each(MOODS.flatMap((mood) => LEVELS.map((level) => [mood, level] as const)))(
  '%s %s: the dark palette is the light one by the documented percentages, on a ground that is always the same',
  (mood, level) => {
    const light = paletteOf(mood, level, 'light');
    const dark = paletteOf(mood, level, 'dark');
    expect(DARKENED_BY).toEqual({ primary: 10, secondary: 10, accent: 5, highlight: 20 });
    for (const role of ['primary', 'secondary', 'accent', 'highlight'] as const) {
      expect(dark[role]).toBe(darken(light[role], DARKENED_BY[role]));
    }
    const { background, surface, text, muted } = dark;
    expect({ background, surface, text, muted }).toEqual({
      background: '#101813',
      surface: '#18221b',
      text: '#ebe8da',
      muted: '#a9b4a4',
    });
    const {
      'primary-fill': primary,
      'secondary-fill': secondary,
      ...fills
    } = rolesOf(dark, 'dark');
    const { 'accent-fill': accent, 'highlight-fill': highlight } = fills;
    expect({ primary, secondary, accent, highlight }).toEqual({
      primary: dark.primary,
      secondary: dark.secondary,
      accent: dark.accent,
      highlight: dark.highlight,
    });
  },
);

test('darkening takes the percentage off every channel', () => {
  expect(darken('#c86432', 10)).toBe('#b45a2d');
  expect(darken('#ffffff', 20)).toBe('#cccccc');
  expect(darken('#000000', 5)).toBe('#000000');
});

test('mixing is what browsers do for color-mix in oklab', () => {
  expect(mix('#ffffff', 0.5, '#000000')).toBe('#636363');
  expect(mix('#2c5a41', 1, '#fdfbf5')).toBe('#2c5a41');
});

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('the standard palette comes first and for everybody, the others by their attributes', () => {
  const rules = palettesCss(DEFAULT_APPEARANCE).split('\n');
  expect(rules).toHaveLength(20);
  expect(rules[0]).toMatch(
    /^:root,\[data-mood=focused\]\[data-level=progressing\]\{--surface:light-dark\(#f6f2e8,#101813\);/,
  );
  for (const rule of rules) {
    const set = [...rule.matchAll(/--([\w-]+):light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/g)].map(
      ([, role]) => role,
    );
    expect(set).toEqual([...ROLES]);
  }
});

test('all palettes weigh less than 4 KB on the wire', async () => {
  // The name is a variable because the project these rules belong to knows the language only.
  const zlib: string = 'node:zlib';
  const { brotliCompressSync } = await import(/* @vite-ignore */ zlib);
  expect(brotliCompressSync(palettesCss(DEFAULT_APPEARANCE)).length).toBeLessThan(4096);
});

test('the approved look stays: paper, forest green, moss, brass', () => {
  const roles = rolesOf(paletteOf('focused', 'progressing', 'light'), 'light');
  const approved: Partial<Record<ColourRole, Hex>> = {
    surface: '#f6f2e8',
    'surface-raised': '#fdfbf5',
    wash: '#e6ead9',
    line: '#dcd4c2',
    'line-control': '#868270',
    text: '#222a22',
    'text-muted': '#596052',
    primary: '#2c5a41',
    'primary-fill': '#2c5a41',
    secondary: '#5a6c2d',
    accent: '#865808',
    highlight: '#f1e5c3',
  };
  expect(roles).toMatchObject(approved);
});
