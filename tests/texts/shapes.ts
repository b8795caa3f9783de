import { readFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';
import { type NearMatch, nearMatchesOf } from './pattern-samples.ts';

/** A text of any length: of one `kind`, told by its name. */
export interface Shape {
  name: string;
  /** A text of this many UTF-16 units. */
  ofLength(length: number): string;
}

/** A beginning, something again and again, and an end that nothing before it leads to expect. */
const again = (piece: string, { before = '', end = 'x' } = {}): Pick<Shape, 'ofLength'> => ({
  ofLength: (length) => {
    const room = Math.max(0, length - before.length - end.length);
    const text = before + piece.repeat(Math.ceil(room / piece.length)).slice(0, room) + end;
    return text.slice(0, length).toWellFormed();
  },
});

/** Prose in which no sentence comes twice, of what the classifiers are trained with. */
function prose(language: string): Pick<Shape, 'ofLength'> {
  let text: string | undefined;
  return {
    ofLength: (length) => {
      text ??= ['1', '2', '3', '4']
        .flatMap((part) =>
          readFileSync(
            inRoot('content', 'safety', 'examples', `${language}-${part}.tsv`),
            'utf8',
          ).split('\n'),
        )
        .map((row) => row.split('\t').at(-1))
        .join('. ');
      return text.slice(0, length).toWellFormed();
    },
  };
}

/** Each letter another, from a seed: nothing comes twice, and nothing is a word. */
const noise = (letters: string, seed: number): Pick<Shape, 'ofLength'> => ({
  ofLength: (length) => {
    const signs = [...letters];
    const pick = seeded(seed);
    let text = '';
    while (text.length < length) text += signs[pick(signs.length)];
    return text.slice(0, length).toWellFormed();
  },
});

/** A generator of whole numbers (mulberry32): the same ones for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const SENTENCE =
  'I went running again although it rained, and my sister said that it was not too bad. ';
const TOLD =
  'my supervisor told me that i am not good enough and i am so tired of trying again and again ';
const FAMILY = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}';
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** What people send who want to keep a server busy, and what a cat on a keyboard does. */
const NAMED: Record<string, Pick<Shape, 'ofLength'>> = {
  'a word': again('word '),
  'a sentence': again(SENTENCE),
  'a sentence without a stop': again(TOLD),
  'a sentence in lines': again(`${SENTENCE.trim()}\n`),
  'prose in English': prose('en'),
  'prose in German': prose('de'),
  'prose in Turkish': prose('tr'),
  'new words': noise(`${letters}${letters}      '.,`, 1),
  'new words without a stop': noise(`${letters}   `, 2),
  'signs and letters': noise(`${letters} 0123456789.,;:!?'"()[]{}*_#<>/\\-+=@&%$€~^|\n\t`, 3),
  'letters of many scripts': noise('aäöüßéñłıжщאבगक漢字かなアभ한국 . ', 4),
  dots: again('.'),
  'dots and spaces': again('. '),
  'other stops': again('?!…;:,-–—'),
  questions: again('? '),
  spaces: again(' ', { before: 'a' }),
  'spaces in lines': again(' \n', { before: 'a' }),
  tabs: again('\t', { before: 'a' }),
  'line breaks': again('\n', { before: 'a' }),
  'carriage returns': again('\r\n', { before: 'a' }),
  'hard spaces': again('\u00a0', { before: 'a' }),
  'invisible signs': again('\u200b\u2060\ufeff', { before: 'a' }),
  digits: again('7'),
  'digits of all kinds': noise('0123456789', 5),
  'digits parted by commas': again('1,'),
  'digits parted by dots': again('1.'),
  thousands: again('999,999.'),
  'thousands in threes': again("123'456 "),
  ranges: again('5-'),
  'ranges in words': again('from 5 to 10 '),
  'parts of a whole': again('30 of 100 '),
  slashes: again('1/'),
  'a distance': again('5 km '),
  'a distance and a way': again('from 5 to 10 km '),
  'a distance close': again('5km'),
  minutes: again('10 minutes a day '),
  'words of numbers': again('twenty one hundred '),
  halves: again('2 and a half '),
  adjectives: again('5 quiet '),
  money: again('$5,000 '),
  'money without a sign': again('save 5000 of '),
  'money of a whole': again('€2,000 of '),
  dates: again('2026-11-28 '),
  'dates in words': again('on Monday 28 November '),
  times: again('at 5:30 pm '),
  'times without end': again('tomorrow at '),
  'what is done today': again('i can only just '),
  'what is aimed at': again('i want to '),
  quotes: again('"'),
  'quotes with words': again('“word” '),
  'quotes that do not close': again('“word '),
  apostrophes: again("'"),
  contractions: again("don't "),
  'round brackets': again('('),
  'square brackets': again('['),
  'brackets that close': again('[](('),
  links: again('[a](https://a.a) '),
  'links that do not close': again('[a]('),
  images: again('![a]('),
  'angle brackets': again('<'),
  tags: again('<p>'),
  'tags that do not close': again('<a '),
  'headings in HTML': again('<h2>'),
  attributes: again('<a href="'),
  comments: again('<!--'),
  entities: again('&amp'),
  'entities without end': again('&'),
  emphasis: again('*'),
  'emphasis around a word': again('**a *b '),
  underscores: again('_a'),
  'emphasis in emphasis': again('__*a'),
  'strikes and stars': again('~** '),
  ticks: again('`'),
  'ticks of growing number': { ofLength: (length) => growing('`', length) },
  lists: again('- a\n'),
  'lists in lists': {
    ofLength: (length) => growing('\n', length, (count) => `${' '.repeat(count * 2)}- a`),
  },
  'numbered lists': again('1. '),
  'block quotes': again('> '),
  'block quotes close': again('>'),
  tables: again('|a'),
  rules: again('-'),
  'rules in lines': again('\n---'),
  'rules that end oddly': again('--- '),
  strikes: again('~~a'),
  definitions: again('[a]: '),
  addresses: again('a.'),
  'addresses of mail': again('a@a.'),
  'addresses of the web': again('https://a.'),
  autolinks: again('www.a.'),
  backslashes: again('\\'),
  braces: again('{'),
  'a long word': again('a'),
  'a long word of many letters': noise(letters, 6),
  'a long word in capitals': again('A'),
  'a word in capitals': again('WORD '),
  'letters with spaces': again('a '),
  'letters with dots': again('a.b'),
  'letters with stars': again('a*'),
  'letters as digits': again('l3t '),
  'letters twice': again('aabb'),
  'one accent': again('\u0301', { before: 'a' }),
  'accents of two kinds': again('\u0301\u0323', { before: 'a' }),
  'accents of many kinds': noise('\u0300\u0316\u0321\u0334\u0345\u05b0\u064b\u0e38\u0f71\u302a', 7),
  'letters with accents': again('a\u0301'),
  ligatures: again('ﬃ'),
  'what grows when it is folded': again('\ufdfa'),
  syllables: again('각'),
  families: again(FAMILY),
  flags: again('\u{1f1e9}\u{1f1ea}'),
  joiners: again('\u200d', { before: '\u{1f469}' }),
  pictures: again('\u{1f389}'),
  'and and': again('and '),
  'not not': again('not '),
  'the the': again('the '),
  'i i': again('i '),
  'so so': again('so '),
  'very very': again('i am very very very '),
  'what do what do': again('what do '),
  'when when': again('when '),
  'my my': again('my '),
  laughing: again('haha'),
  humming: again('hm', { end: '!x' }),
  'a mix': { ofLength: (length) => mixed(length) },
};

function growing(
  piece: string,
  length: number,
  line = (count: number) => `${piece.repeat(count)} `,
): string {
  const parts: string[] = [];
  for (let count = 1, size = 0; size < length; count += 1) {
    const part = piece === '\n' ? `${line(count)}\n` : line(count);
    parts.push(part);
    size += part.length;
  }
  return parts.join('').slice(0, length);
}

function mixed(length: number): string {
  const pick = seeded(8);
  const others = Object.entries(NAMED).filter(([name]) => name !== 'a mix');
  let text = '';
  while (text.length < length) text += others[pick(others.length)]?.[1].ofLength(5 + pick(60));
  return text.slice(0, length).toWellFormed();
}

/** All shapes that were thought of. */
export const SHAPES: Shape[] = Object.entries(NAMED).map(([name, { ofLength }]) => ({
  name,
  ofLength,
}));

const nearMatch = (pattern: string, { before, again: piece }: NearMatch): Shape => ({
  name: `“${before.slice(0, 60)}” and then “${piece.slice(0, 60)}” (nearly /${pattern.slice(0, 50)}/)`,
  ...again(piece, { before, end: '~' }),
});

/**
 * Shapes that nearly match one of these patterns; with `most`, so many of them, chosen by a seed.
 */
export function nearMatches(patterns: readonly string[], most = Number.POSITIVE_INFINITY): Shape[] {
  const pick = seeded(20_261_122);
  const seen = new Set<string>();
  const all = patterns.flatMap((pattern) =>
    nearMatchesOf(pattern, pick).flatMap((near) => {
      const key = `${near.before} ${near.again}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [nearMatch(pattern, near)];
    }),
  );
  if (all.length <= most) return all;
  return Array.from({ length: most }, () => all.splice(pick(all.length), 1)[0] as Shape);
}
