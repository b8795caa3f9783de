/*
 * What a classifier sees of a text: which words, which words beside each other, which pieces of words. Pieces carry
 * over typing errors, endings and compound words. Everything here takes time in proportion to the length of the text.
 */

/** More than this of one text is never looked at: a journal entry has 20,000 characters at most. */
const LONGEST_TEXT = 24_000;
const LONGEST_WORD = 24;
const PIECE_LENGTHS = [3, 4, 5];

/** Letters written as digits and signs, to get past filters or for fun. */
const LETTER_OF: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const LETTERS_WITHOUT_ACCENT: Record<string, string> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
};

/**
 * Lower case, without accents, apostrophes and invisible characters; letters that were replaced by digits, spaced
 * out or repeated are put back: "I don’t W a n t 2 l1ve" and "i dont want 2 live" are the same.
 */
export function foldForFeatures(text: string): string {
  return (
    text
      .slice(0, LONGEST_TEXT)
      .toWellFormed()
      // Sorting a long run of marks, as normalising does, takes the square of its length.
      .replace(/(\p{M}{4})\p{M}+/gu, '$1')
      .normalize('NFKD')
      .slice(0, LONGEST_TEXT)
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}'’‘ʼ`´]/gu, '')
      .replace(/[ßıłøæœđ]/g, (letter) => LETTERS_WITHOUT_ACCENT[letter] as string)
      .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => LETTER_OF[sign] as string)
      .replace(/(?<=\p{L})\*+(?=\p{L})/gu, '')
      .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ ._-]){3,}\p{L}(?!\p{L})/gu, (run) => run.replace(/[ ._-]/g, ''))
      .replace(/(\p{L})\1{2,}/gu, '$1$1')
  );
}

const WORDS = /\p{L}+|\p{N}+|\p{Extended_Pictographic}|[?]/gu;

/** Words, pictures and question marks of a folded text. A number is known by how many digits it has. */
function wordsOf(folded: string): string[] {
  return (folded.match(WORDS) ?? []).map((word) =>
    /^\p{N}/u.test(word) ? '#'.repeat(Math.min(word.length, 4)) : word.slice(0, LONGEST_WORD),
  );
}

/** FNV-1a, 32 bits. */
function hash(kind: number, text: string, start = 0, end = text.length): number {
  let h = 0x811c9dc5 ^ kind;
  for (let at = start; at < end; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  // The low bits of FNV are its weak ones, and buckets are counted by them.
  return (h ^ (h >>> 15)) >>> 0;
}

const joined = (kind: number, first: number, second: number): number => {
  const h = Math.imul(first ^ kind, 0x85ebca6b) ^ Math.imul(second, 0xc2b2ae35);
  return (h ^ (h >>> 13)) >>> 0;
};

/**
 * The features of a text as 32-bit numbers, each once: words, pairs, threes, pairs with one word between them, and pieces
 * of three to five characters. A classifier counts them in buckets by their lowest bits.
 */
export function featuresOf(text: string): number[] {
  const found = new Set<number>();
  const words = wordsOf(foldForFeatures(text));
  const hashes = words.map((word) => hash(1, word));
  const at = (index: number) => hashes[index] as number;
  words.forEach((word, index) => {
    found.add(at(index));
    found.add(joined(2, index > 0 ? at(index - 1) : 7, at(index)));
    if (index === words.length - 1) found.add(joined(2, at(index), 11));
    if (index > 1) {
      found.add(joined(3, joined(2, at(index - 2), at(index - 1)), at(index)));
      found.add(joined(4, at(index - 2), at(index)));
    }
    const marked = `_${word}_`;
    for (const length of PIECE_LENGTHS) {
      for (let start = 0; start + length <= marked.length; start += 1) {
        found.add(hash(5, marked, start, start + length));
      }
    }
  });
  return [...found];
}
