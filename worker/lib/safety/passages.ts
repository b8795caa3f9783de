/** A text up to this long is read whole; a longer one in passages of about this length. */
const PASSAGE = 280;

/**
 * A text in passages of a few sentences, each of which overlaps the one before by about half: what
 * is said in one place of a long text is not drowned by the rest of it. Takes time in proportion to
 * the length.
 */
export function passagesOf(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed.length <= PASSAGE) return [trimmed];
  const sentences = trimmed.match(/[^.!?…\n]{1,280}[.!?…\n]*/gu) ?? [trimmed];
  const passages: string[] = [];
  let current: string[] = [];
  let length = 0;
  for (const sentence of sentences) {
    if (length > 0 && length + sentence.length > PASSAGE) {
      passages.push(current.join(''));
      current = current.slice(Math.ceil(current.length / 2));
      length = current.reduce((sum, { length: own }) => sum + own, 0);
      if (length + sentence.length > PASSAGE) [current, length] = [[], 0];
    }
    current.push(sentence);
    length += sentence.length;
  }
  passages.push(current.join(''));
  return passages;
}

/**
 * A sentence of more words than this is read in stretches, which overlap by half: many people write
 * without full stops.
 */
const STRETCH = 10;
/** Fewer words alone hardly mean anything. */
const FEWEST_WORDS = 3;

function stretchesOf(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  if (words.length < FEWEST_WORDS) return [];
  if (words.length <= STRETCH * 1.5) return [sentence];
  const stretches: string[] = [];
  for (let start = 0; start < words.length - STRETCH / 2; start += STRETCH / 2)
    stretches.push(words.slice(start, start + STRETCH).join(' '));
  return stretches;
}

/**
 * The sentences of a text, long ones in stretches, and each two that follow each other: what is
 * said in one of them is not drowned by what stands before and after it. None where the text is a
 * single short sentence. Linear.
 */
export function partsOf(text: string): string[] {
  const trimmed = text.trim();
  const sentences = (trimmed.match(/[^.!?…\n]+[.!?…\n]*/gu) ?? []).map((sentence) =>
    sentence.trim(),
  );
  const pairs = sentences
    .slice(1)
    .map((sentence, index) => `${sentences[index]} ${sentence}`)
    .filter((pair) => pair.length <= PASSAGE);
  return [...sentences.flatMap(stretchesOf), ...pairs].filter((part) => part !== trimmed);
}
