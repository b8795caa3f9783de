import { TRAIT_PRAISE } from '#schema/rules/text-rules.ts';
import type { Learning, UnitSource } from './files.ts';
import { findRepetition, type NamedText } from './near-repeats.ts';
import { paragraphsOf, readableText, readingOf, splitWords, unitPassages } from './texts.ts';

/**
 * Words a body has, from and to. A video's has to work without the video; a quiz and an exercise
 * only open.
 */
const LENGTHS: Record<UnitSource['type'], [number, number]> = {
  text: [500, 900],
  video: [150, 450],
  exercise: [150, 450],
  quiz: [80, 250],
};

/** Where a link may lead. */
const HOSTS = ['doi.org'];

/**
 * Words that fill a line: an opening that delays what it announces, or a word of advertising that
 * could stand before anything. Short on purpose: whatever has an honest use is not in it.
 */
const FILLER =
  /\b(it(?:’s| is) important to (?:note|remember)|needless to say|at the end of the day|in today’s (?:fast-paced )?world|in conclusion|when it comes to|delve|unleash|unlock your|supercharge|game.?changer|next level|comfort zone|journey of|truly|incredibly|literally)\b/i;

/** Emphasis of a whole sentence, or capitals, is shouting too. */
const CAPITALS = /\b[A-Z]{5,}\b/;

export function checkProse({ units }: Learning, others: NamedText[]): string[] {
  // What is asked and summed up elsewhere in a unit may repeat its text: that is what it is for.
  const own = units.flatMap((unit) =>
    readingOf(unit).map(({ place, text }) => ({ name: `${unit.file}: ${place}`, text })),
  );
  return [
    ...units.flatMap(checkLength),
    ...units.flatMap(checkBody),
    ...units.flatMap(checkWords),
    ...units.flatMap(checkLinks),
    ...findRepetition([...own, ...others]),
  ];
}

function checkLength({ file, type, body }: UnitSource): string[] {
  const count = splitWords(readableText(body.replaceAll(/^#.*$/gm, ''))).length;
  const [from, to] = LENGTHS[type];
  return count >= from && count <= to
    ? []
    : [`${file}: ${count} words, a ${type} has ${from} to ${to}`];
}

/** A text and a video end in their act; nothing is left empty or out of order. */
function checkBody({ file, type, body }: UnitSource): string[] {
  const headings = body.match(/^#.*$/gm) ?? [];
  const problems = headings
    .filter((heading) => !heading.startsWith('## '))
    .map((heading) => `${file}: ${heading}: a unit has headings of the second level only`);
  if (type !== 'quiz' && type !== 'exercise' && headings.at(-1) !== '## Your turn') {
    problems.push(`${file}: does not end in “Your turn”`);
  }
  if (paragraphsOf(body).some(({ text }) => /^<|<\/?[a-z]+[\s>]/i.test(text))) {
    problems.push(`${file}: has HTML in it`);
  }
  const praise = TRAIT_PRAISE.exec(body)?.[0];
  if (praise) problems.push(`${file}: “${praise}” praises a trait`);
  return problems;
}

function checkWords(unit: UnitSource): string[] {
  return unitPassages(unit).flatMap(({ place, text }) => {
    const problems: string[] = [];
    const at = `${unit.file}: ${place}`;
    const filler = FILLER.exec(text)?.[0];
    if (filler) problems.push(`${at}: “${filler}” fills the line`);
    if (text.includes('!') || CAPITALS.test(readableText(text))) problems.push(`${at}: shouts`);
    if (/["']/.test(text)) problems.push(`${at}: has the quotes of a typewriter; write “ ” and ’`);
    if (/\S {2,}\S|\s[,;.?](?!\d)| -- /.test(text))
      problems.push(`${at}: has a space or a dash too many`);
    return problems;
  });
}

function checkLinks(unit: UnitSource): string[] {
  return unitPassages(unit).flatMap(({ place, text }) => {
    const links = [...text.matchAll(/\]\(<?([^)>]*)>?\)/g)].map(([, href = '']) => href);
    const bare = text.replaceAll(/\]\([^)]*\)/g, ']').match(/\b(?:https?:|www\.)\S+/g) ?? [];
    return [
      ...links
        .filter((href) => !isKnown(href))
        .map((href) => `${unit.file}: ${place}: a link to ${href}`),
      ...bare.map((url) => `${unit.file}: ${place}: ${url} stands bare`),
    ];
  });
}

function isKnown(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, host } = new URL(href);
  return protocol === 'https:' && HOSTS.includes(host);
}
