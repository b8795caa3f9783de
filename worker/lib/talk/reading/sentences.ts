const READ_AT_MOST = 1000;
const MOST_SENTENCES = 16;
const SHORTEST_BEGINNING = 8;

/** Where a question begins inside a line without stops … */
const BEGINS =
  /\s(?=(?:so |ok |and |but )?(?:what|how|which|why|should i|can you|could you|do you|does (?:that|this|it)|is (?:it|that|this)|am i|give me|tell me|any (?:tips|ideas|advice)|help me|just tell)\b)/gi;
/** … and not what somebody was asked, said or does not know. */
const REPORTS =
  /\b(?:ask|asked|asks|asking|wonder|wondering|know|knows|knew|said|say|says|told|tell|tells|telling|see|understand|explain|explained|show|showed|matter|remember|forget|forgot|decide|care|depends on|about|of|on|me|you|idea|clue|sure|thats|that's|is|was|not|know)$/i;

/** The sentences of a message, and the questions that begin inside one. */
export function sentencesIn(message: string): string[] {
  const sentences = message
    .slice(0, READ_AT_MOST)
    .replace(/\bu\b/gi, 'you')
    .split(/(?<=[.?!])\s+|\n+|[;:]\s+|\s[–—-]\s/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  return sentences
    .flatMap((sentence) => {
      const inside = [...sentence.matchAll(BEGINS)]
        .map(({ index }) => index)
        .filter((at) => at >= SHORTEST_BEGINNING && !REPORTS.test(sentence.slice(0, at).trimEnd()));
      const [first] = inside;
      return first === undefined
        ? [sentence]
        : [sentence, sentence.slice(0, first), sentence.slice(first + 1)];
    })
    .slice(-MOST_SENTENCES);
}

const ENDS = /(?<=[.?!…])(?<!\b(?:mr|mrs|ms|dr|prof|st|vs|no|approx)\.)\s+|\n+/i;

/** The sentences of a text as they were typed; “Mr. Brown” ends none. */
export const splitSentences = (text: string): string[] =>
  text
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
