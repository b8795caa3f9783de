import type { IfThen } from '#schema/contracts/if-thens.ts';

/** Words that begin a cue by themselves; all others have “If” before them. */
const BEGINS = /^(?:when|whenever|once|wenn|falls|sobald|si|cuando|quand|lorsque|dès que)\b/iu;
const THEN = /^(?:then|dann|entonces|alors)\b/iu;

/** The two parts as they are read, each with what stands before it. */
export function ifThenWords({ when, act }: Pick<IfThen, 'when' | 'act'>) {
  return {
    lead: BEGINS.test(when) ? '' : 'If',
    when,
    join: THEN.test(act) ? '' : 'then',
    act,
  };
}

/** The whole as one sentence, to name it by. */
export function ifThenSentence(ifThen: Pick<IfThen, 'when' | 'act'>): string {
  const { lead, when, join, act } = ifThenWords(ifThen);
  return `${[lead, when].filter(Boolean).join(' ')}, ${[join, act].filter(Boolean).join(' ')}`;
}

/** Whom it came from, where that was not the person. */
export const MADE_BY: Record<IfThen['madeBy'], string> = {
  person: '',
  plan: 'From your plan',
  session: 'From a session with Eden',
};
