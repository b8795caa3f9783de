/*
 * What a classifier sees of a text: which words, which words beside each other, which pieces of
 * words. Pieces carry over typing errors, endings and compound words. Everything here takes time in
 * proportion to the length of the text.
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
 * Lower case, without accents, apostrophes and invisible characters; letters that were replaced by
 * digits, spaced out or repeated are put back, and no more than `longest` is read: "I don’t W a n t
 * 2 l1ve" and "i dont want 2 live" are the same.
 */
export function foldForFeatures(text: string, longest = LONGEST_TEXT): string {
  return (
    text
      .slice(0, longest)
      .toWellFormed()
      // Sorting a long run of marks, as normalising does, takes the square of its length.
      .replace(/(\p{M}{4})\p{M}+/gu, '$1')
      .normalize('NFKD')
      .slice(0, longest)
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}'’‘ʼ`´]/gu, '')
      .replace(/[ßıłøæœđ]/g, (letter) => LETTERS_WITHOUT_ACCENT[letter] as string)
      .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => LETTER_OF[sign] as string)
      .replace(/(?<=\p{L})\*+(?=\p{L})/gu, '')
      .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ ._-]){3,}\p{L}(?!\p{L})/gu, (run) =>
        run.replace(/[ ._-]/g, ''),
      )
      .replace(/(\p{L})\1{2,}/gu, '$1$1')
  );
}

const WORDS = /\p{L}+|\p{N}+|\p{Extended_Pictographic}|[?]/gu;

/**
 * Words, pictures and question marks of a folded text. A number is known by how many digits it has.
 */
function wordsOf(folded: string): string[] {
  return (folded.match(WORDS) ?? []).map((word) =>
    /^\p{N}/u.test(word) ? '#'.repeat(Math.min(word.length, 4)) : word.slice(0, LONGEST_WORD),
  );
}

/** FNV-1a, 32 bits: where a hash of a kind begins, and how a character code goes on with it. */
const begun = (kind: number) => 0x811c9dc5 ^ kind;
const withCode = (h: number, code: number) => Math.imul(h ^ code, 0x01000193);
/** The low bits of FNV are its weak ones, and buckets are counted by them. */
const ended = (h: number) => (h ^ (h >>> 15)) >>> 0;

const WORD = begun(1);
const PIECE = begun(5);
/** Stands before and behind a word where it is cut into pieces. */
const EDGE = '_'.charCodeAt(0);

function hashOf(word: string): number {
  let h = WORD;
  for (let at = 0; at < word.length; at += 1) h = withCode(h, word.charCodeAt(at));
  return ended(h);
}

const joined = (kind: number, first: number, second: number): number => {
  const h = Math.imul(first ^ kind, 0x85ebca6b) ^ Math.imul(second, 0xc2b2ae35);
  return (h ^ (h >>> 13)) >>> 0;
};

/**
 * Numbers in the order in which they were first added, each once, in two tables that are used again
 * for the next text: a long text is read in hundreds of passages of a thousand features each.
 */
class Found {
  #list = new Uint32Array(4096);
  /**
   * Twice as many slots as numbers. A slot holds where in the list its number stands, and counts
   * for one text only.
   */
  #slots = new Uint32Array(8192);
  #textOfSlot = new Uint32Array(8192);
  #text = 0;
  #size = 0;

  begin(): void {
    this.#size = 0;
    this.#text += 1;
  }

  add(number: number): void {
    const mask = this.#slots.length - 1;
    let slot = Math.imul(number, 0x9e3779b1) & mask;
    while (this.#textOfSlot[slot] === this.#text) {
      if (this.#list[this.#slots[slot] as number] === number) return;
      slot = (slot + 1) & mask;
    }
    this.#textOfSlot[slot] = this.#text;
    this.#slots[slot] = this.#size;
    this.#list[this.#size] = number;
    this.#size += 1;
    if (this.#size === this.#list.length) this.#grow();
  }

  /** A copy of them. */
  all(): Uint32Array {
    return this.#list.slice(0, this.#size);
  }

  #grow(): void {
    const list = this.#list;
    this.#list = new Uint32Array(list.length * 2);
    this.#slots = new Uint32Array(list.length * 4);
    this.#textOfSlot = new Uint32Array(list.length * 4);
    this.begin();
    for (const number of list) this.add(number);
  }
}

const found = new Found();

/**
 * Pieces of a word of three to five characters with an edge on either side, each hash going on from
 * the one before.
 */
function addPieces(word: string): void {
  const length = word.length + 2;
  const codeAt = (at: number) => (at === 0 || at === length - 1 ? EDGE : word.charCodeAt(at - 1));
  for (const pieceLength of PIECE_LENGTHS) {
    for (let start = 0; start + pieceLength <= length; start += 1) {
      let h = PIECE;
      for (let at = start; at < start + pieceLength; at += 1) h = withCode(h, codeAt(at));
      found.add(ended(h));
    }
  }
}

/**
 * The features of a text as 32-bit numbers, each once: words, pairs, threes, pairs with one word
 * between them, and pieces of three to five characters. A classifier counts them in buckets by
 * their lowest bits.
 */
export function featuresOf(text: string): Uint32Array {
  found.begin();
  const words = wordsOf(foldForFeatures(text));
  const hashes = Uint32Array.from(words, hashOf);
  const at = (index: number) => hashes[index] as number;
  words.forEach((word, index) => {
    found.add(at(index));
    found.add(joined(2, index > 0 ? at(index - 1) : 7, at(index)));
    if (index === words.length - 1) found.add(joined(2, at(index), 11));
    if (index > 1) {
      found.add(joined(3, joined(2, at(index - 2), at(index - 1)), at(index)));
      found.add(joined(4, at(index - 2), at(index)));
    }
    addPieces(word);
  });
  return found.all();
}
