import { clamp } from '#schema/rules/clamp.ts';

/**
 * Arithmetic of colours, for the palettes. Colours are `#rrggbb`; OKLCH is [lightness 0 to 1,
 * chroma, hue in degrees].
 */

export type Hex = `#${string}`;
type Triple = [number, number, number];

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const fromLinear = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

function channels(hex: Hex): Triple {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Triple;
}

function fromChannels(parts: Triple): Hex {
  const two = (part: number) =>
    Math.round(clamp(part, 0, 1) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${parts.map(two).join('')}`;
}

/** Relative luminance after WCAG 2.2, 0 to 1. */
export function luminance(hex: Hex): number {
  const [r, g, b] = channels(hex).map(toLinear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio after WCAG 2.2, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Every channel loses so many percent of its value. */
export function darken(hex: Hex, percent: number): Hex {
  return fromChannels(channels(hex).map((part) => part * (1 - percent / 100)) as Triple);
}

/** OKLab after Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
function oklab(hex: Hex): Triple {
  const [r, g, b] = channels(hex).map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const hexOfLab = (lab: Triple) =>
  fromChannels(linearOf(lab).map((part) => fromLinear(clamp(part, 0, 1))) as Triple);

/** Mixes two colours like `color-mix(in oklab, one share, other)`; `share` is 0 to 1. */
export function mix(one: Hex, share: number, other: Hex): Hex {
  const [a, b] = [oklab(one), oklab(other)];
  return hexOfLab(a.map((part, at) => part * share + (b[at] as number) * (1 - share)) as Triple);
}

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue 0 to 360 degrees. */
export function toOklch(hex: Hex): Triple {
  const [lightness, a, b] = oklab(hex);
  return [lightness, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

/** A colour the screen cannot show loses chroma until it can; hue and lightness stay. */
export function fromOklch([lightness, chroma, hue]: Triple): Hex {
  const angle = (hue * Math.PI) / 180;
  const lab = (c: number): Triple => [lightness, c * Math.cos(angle), c * Math.sin(angle)];
  const isShown = (c: number) => linearOf(lab(c)).every((part) => part > -0.0005 && part < 1.0005);
  let c = chroma;
  while (c > 0 && !isShown(c)) c -= 0.002;
  return hexOfLab(lab(Math.max(0, c)));
}

/**
 * By how many degrees yellow leans to orange while it loses all its light; in its own hue it would
 * turn to mud.
 */
const AMBER_LEAN = 60;
const isYellow = (hue: number) => hue > 55 && hue < 115;

/**
 * The colour, made darker or lighter in its own hue until it stands out that much from every
 * ground.
 */
export function withContrast(
  hex: Hex,
  grounds: Hex[],
  ratio: number,
  towards: 'darker' | 'lighter',
): Hex {
  const step = towards === 'darker' ? -0.004 : 0.004;
  const [start, chroma, hue] = toOklch(hex);
  let lightness = start;
  let colour = hex;
  while (
    grounds.some((ground) => contrast(colour, ground) < ratio) &&
    lightness > 0 &&
    lightness < 1
  ) {
    lightness += step;
    const lean = towards === 'darker' && isYellow(hue) ? (start - lightness) * AMBER_LEAN : 0;
    colour = fromOklch([lightness, chroma, hue - lean]);
  }
  return colour;
}
