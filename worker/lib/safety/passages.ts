/** A text up to this long is read whole; a longer one in passages of about this length. */
const PASSAGE = 280;

/**
 * A text in passages of a few sentences, each of which overlaps the one before by about half: what is said in one place
 * of a long text is not drowned by the rest of it. Takes time in proportion to the length.
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
