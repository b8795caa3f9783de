import type { IfThen } from '#schema/contracts/if-thens.ts';

/** Words that begin a cue by themselves; all others have “If” before them. */
const BEGINS = /^(?:when|whenever|once|wenn|falls|sobald|si|cuando|quand|lorsque|dès que)\b/iu;
const THEN = /^(?:then|dann|entonces|alors)\b/iu;

/** The two parts as they are read, each with the word that leads it set apart. */
export function ifThenWords(ifThen: Pick<IfThen, 'when' | 'act'>) {
  const [lead, when] = led(ifThen.when, BEGINS, 'If');
  const [join, act] = led(ifThen.act, THEN, 'then');
  return { lead, when, join, act };
}

/** Words and what leads them: their own first word, or the one that is missing. */
function led(words: string, own: RegExp, missing: string): [string, string] {
  const first = own.exec(words)?.[0];
  const rest = first && words.slice(first.length).replace(/^[\s,]+/, '');
  return first && rest ? [first, rest] : [missing, words];
}

/** The whole as one sentence, to name it by. */
export function ifThenSentence(ifThen: Pick<IfThen, 'when' | 'act'>): string {
  const { lead, when, join, act } = ifThenWords(ifThen);
  return `${lead} ${when}, ${join} ${act}`;
}

/** Whom it came from, where that was not the person. */
export const MAKER_WORDS: Record<IfThen['madeBy'], string> = {
  person: '',
  plan: 'From your plan',
  session: 'From a session with Eden',
};
