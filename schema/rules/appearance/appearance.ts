import {
  type ColourRole,
  LEVELS,
  type Level,
  MOODS,
  type Mood,
  ROLES,
  type Theme,
} from './appearance-choice.ts';
import { contrast, darken, fromOklch, type Hex, mix, toOklch, withContrast } from './colour.ts';

/**
 * The colours of 5 moods, 4 levels, light and dark. Three steps, each of them pure:
 *
 * 1. A light palette per mood and level is fixed, as hex values: mood gives the hue, level the
 *    light.
 * 2. The dark palette is derived: background, surface, text and muted are the same for all moods,
 *    and primary, secondary, accent and highlight are the light ones, darkened by 10, 10, 5 and 20
 *    percent.
 * 3. `rolesOf` makes the roles of the stylesheet from a palette. The four colours are what is
 *    filled (`primary-fill`); what is written or drawn in them (`primary`) keeps the hue and takes
 *    the lightness that can be read on every ground. A fill too close to its ground gets a rim
 *    (`fill-edge`); `highlight` is a tint that text stands on.
 *
 * The build writes the result into one stylesheet; no browser computes any of it.
 */

export type Palette = {
  background: Hex;
  surface: Hex;
  text: Hex;
  muted: Hex;
  primary: Hex;
  secondary: Hex;
  accent: Hex;
  highlight: Hex;
  /**
   * Grounds and lines that belong to the paper: a tinted ground, a hairline, the outline of a
   * control.
   */
  wash: Hex;
  line: Hex;
  control: Hex;
};

type Inks = Pick<Palette, 'text' | 'muted' | 'control'>;
type Row = Omit<Palette, keyof Inks>;

const split = (hexes: string) => hexes.split(' ') as Hex[];

function inks(hexes: string): Inks {
  const [text, muted, control] = split(hexes) as [Hex, Hex, Hex];
  return { text, muted, control };
}

function row(paper: string, colours: string): Row {
  const [background, surface, wash, line] = split(paper) as [Hex, Hex, Hex, Hex];
  const [primary, secondary, accent, highlight] = split(colours) as [Hex, Hex, Hex, Hex];
  return { background, surface, wash, line, primary, secondary, accent, highlight };
}

/**
 * Inks: text, muted, control. Rows: background, surface, wash, line; then primary, secondary,
 * accent, highlight.
 */
const LIGHT: Record<Mood, Inks & Record<Level, Row>> = {
  calm: {
    ...inks('#1c2a2c #4b6062 #7f8270'),
    beginning: row('#f5f7f0 #fcfdf9 #dfeeec #d7daca', '#83cec7 #a9d2e5 #e8cda1 #ecdeaa'),
    progressing: row('#f2f3eb #fbfcf7 #dbebeb #d4d7c6', '#006464 #416c87 #8a632f #e3c693'),
    milestone: row('#f5f2e7 #fcfaf4 #ede6d6 #dad4c1', '#015c5e #396684 #cd9049 #f0bd7d'),
    completion: row('#f4f1e3 #fbf9f1 #d9e9e8 #d9d3bc', '#005351 #37677f #c98a20 #f0c04e'),
  },
  energetic: {
    ...inks('#302420 #695750 #897f6f'),
    beginning: row('#fcf5eb #fffcf7 #f4e9d7 #e2d6c4', '#f3cb7f #f2a999 #e7b094 #f4e19c'),
    progressing: row('#f9f1e5 #fefbf5 #f1e5d7 #e0d3bf', '#f1a128 #db5a49 #9f4f2f #f8ca6a'),
    milestone: row('#fdefe4 #fff9f5 #f5e2dc #e5cfbf', '#ed9316 #d05045 #e6653c #feaf82'),
    completion: row('#f9efdd #fef8ee #f1e2d6 #dfd1b7', '#e38305 #c74c3d #cd9200 #f4c43a'),
  },
  focused: {
    ...inks('#222a22 #596052 #868270'),
    beginning: row('#f6f7ee #fcfdf8 #e8edd9 #d8dac8', '#9cce8b #c3d892 #e7d087 #e6e29c'),
    progressing: row('#f6f2e8 #fdfbf5 #e6ead9 #dcd4c2', '#2c5a41 #5a6c2d #865808 #d5af3c'),
    milestone: row('#f8f1e5 #fefaf3 #ede6d6 #ded2bf', '#25523a #556526 #cf9128 #eebb5e'),
    completion: row('#f7f0e0 #fdf9f0 #e3e8d7 #dcd2ba', '#234d30 #65681f #cf9105 #f4c43a'),
  },
  creative: {
    ...inks('#2e242b #655661 #8e7c71'),
    beginning: row('#fcf4ef #fffcfa #f7e4f2 #e4d4ca', '#ddacd1 #f6caab #beb6eb #fadcba'),
    progressing: row('#f9f1eb #fefaf8 #f2e2ed #e2d1c6', '#733063 #ea9b72 #6153ab #f7c5a1'),
    milestone: row('#f7eff3 #fef9fb #e5e4f6 #e0ced6', '#6e285e #e7936b #735dd3 #ccb8f4'),
    completion: row('#f9efe2 #fef8f1 #f1e0e9 #dfd0bc', '#642350 #e69461 #d08b06 #f4c34a'),
  },
  reflective: {
    ...inks('#262631 #595a6a #8f7b75'),
    beginning: row('#fbf4f2 #fefcfb #e5e9fd #e4d4cf', '#afb7e5 #d3c2e8 #f3c7ce #fad6e5'),
    progressing: row('#f8f0ee #fefaf9 #e2e6f7 #e2d0cb', '#3f4a86 #8066a2 #a25766 #f0c3d3'),
    milestone: row('#faefef #fef9f9 #f5e1e3 #e3cecf', '#38407f #7a5f9e #d98091 #f6b7c4'),
    completion: row('#f8efe5 #fef8f2 #e1e4f5 #dfd0bf', '#353873 #795d97 #ce8c27 #f4c358'),
  },
};

/** What is the same in the dark, whatever the mood. */
const NIGHT = {
  background: '#101813',
  surface: '#18221b',
  text: '#ebe8da',
  muted: '#a9b4a4',
  wash: '#1f2d23',
  line: '#2c3a2f',
  control: '#6d7d6f',
} as const;

/** By how many percent the light colours are darkened for the dark theme. */
export const DARKENED_BY = { primary: 10, secondary: 10, accent: 5, highlight: 20 } as const;

/** The colours of a mood at a level, in the light or the dark theme. */
export function paletteOf(mood: Mood, level: Level, theme: Theme): Palette {
  const { text, muted, control, [level]: colours } = LIGHT[mood];
  if (theme === 'light') return { text, muted, control, ...colours };
  return {
    ...NIGHT,
    primary: darken(colours.primary, DARKENED_BY.primary),
    secondary: darken(colours.secondary, DARKENED_BY.secondary),
    accent: darken(colours.accent, DARKENED_BY.accent),
    highlight: darken(colours.highlight, DARKENED_BY.highlight),
  };
}

/** A little more than WCAG asks for, since hex values round. */
const TEXT_RATIO = 4.55;
const CONTROL_RATIO = 3.05;

const PAPER_INK: Hex = '#fbf9f1';
const NIGHT_INK: Hex = '#0e1a12';
const DANGER = { light: '#a5321f', dark: '#f2a08f' } as const;
/**
 * Inks of the dark theme share one lightness, so that no mood glares; chroma stays within what
 * rests the eye.
 */
const MOONLIT = { ink: 0.793, focus: 0.865, leastChroma: 0.075, mostChroma: 0.115 };
/** How much of `highlight` is in the tint that text stands on. */
const TINT = { light: 0.3, dark: 0.25 };

function moonlit(colour: Hex, lightness: number): Hex {
  const [, chroma, hue] = toOklch(colour);
  return fromOklch([
    lightness,
    Math.min(MOONLIT.mostChroma, Math.max(MOONLIT.leastChroma, chroma * 1.1)),
    hue,
  ]);
}

const readableOn = (fill: Hex): Hex =>
  contrast(PAPER_INK, fill) >= TEXT_RATIO || contrast(PAPER_INK, fill) > contrast(NIGHT_INK, fill)
    ? PAPER_INK
    : NIGHT_INK;

/** A palette with the colours of each role: text, borders, buttons and the rest. */
export function rolesOf(palette: Palette, theme: Theme): Record<ColourRole, Hex> {
  const { background, surface, wash, primary, secondary, accent } = palette;
  const isLight = theme === 'light';
  const highlight = mix(palette.highlight, TINT[theme], isLight ? surface : background);
  const grounds = [background, surface, wash, highlight];
  const ink = (colour: Hex) =>
    isLight ? withContrast(colour, grounds, TEXT_RATIO, 'darker') : moonlit(colour, MOONLIT.ink);
  const outline = (colour: Hex) =>
    withContrast(colour, grounds, CONTROL_RATIO, isLight ? 'darker' : 'lighter');
  return {
    surface: background,
    'surface-raised': surface,
    wash,
    line: palette.line,
    'line-control': outline(palette.control),
    text: palette.text,
    'text-muted': palette.muted,
    primary: ink(primary),
    'on-primary': isLight ? PAPER_INK : NIGHT_INK,
    'primary-fill': primary,
    'on-fill': readableOn(primary),
    'fill-edge': outline(primary),
    secondary: ink(secondary),
    'secondary-fill': secondary,
    accent: ink(accent),
    'accent-fill': accent,
    highlight,
    'highlight-fill': palette.highlight,
    danger: DANGER[theme],
    focus: isLight ? ink(accent) : moonlit(accent, MOONLIT.focus),
  };
}

/**
 * The stylesheet of all palettes. They hang on attributes, not on the root: any element with a mood
 * and a level shows it. Without attributes the first palette holds.
 */
export function palettesCss(standard: { mood: Mood; progress: Level }): string {
  const rules = MOODS.flatMap((mood) =>
    LEVELS.map((level) => {
      const light = rolesOf(paletteOf(mood, level, 'light'), 'light');
      const dark = rolesOf(paletteOf(mood, level, 'dark'), 'dark');
      const isStandard = mood === standard.mood && level === standard.progress;
      const declarations = ROLES.map(
        (role) => `--${role}:light-dark(${light[role]},${dark[role]})`,
      );
      return {
        isStandard,
        css: `${isStandard ? ':root,' : ''}[data-mood=${mood}][data-level=${level}]{${declarations.join(';')}}`,
      };
    }),
  );
  return rules
    .toSorted((a, b) => Number(b.isStandard) - Number(a.isStandard))
    .map(({ css }) => css)
    .join('\n');
}
