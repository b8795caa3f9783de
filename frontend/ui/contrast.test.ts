import { expect, test } from 'vitest';

/**
 * The tokens as they stand in the stylesheet, so that no copy can drift from them. The name of the module is a variable
 * because this project's types know the browser only.
 */
const FILES: string = 'node:fs';
const css: string = (await import(FILES)).readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, role, light, dark]) => [role as string, { light: light as string, dark: dark as string }],
  ),
);

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: string, back: string, theme: 'light' | 'dark'): number {
  const [a, b] = [front, back].map((role) => luminance(tokens.get(role)?.[theme] ?? '')) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const SURFACES = ['surface', 'surface-raised', 'wash', 'highlight'];
const TEXTS = ['text', 'text-muted', 'primary', 'secondary', 'accent', 'danger'];
const pairs = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ['on-primary', 'primary'] as const,
  ['surface-raised', 'accent'] as const,
  ['surface-raised', 'danger'] as const,
];
const THEMES = ['light', 'dark'] as const;

test.each(THEMES.flatMap((theme) => pairs.map((pair) => [theme, ...pair] as const)))(
  '%s: text in %s on %s reaches 4.5:1',
  (theme, text, surface) => {
    expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(
  THEMES.flatMap((theme) =>
    ['line-control', 'focus', 'primary'].flatMap((line) =>
      ['surface', 'surface-raised', 'wash'].map((surface) => [theme, line, surface] as const),
    ),
  ),
)('%s: a control drawn in %s on %s reaches 3:1', (theme, line, surface) => {
  expect(contrast(line, surface, theme)).toBeGreaterThanOrEqual(3);
});
