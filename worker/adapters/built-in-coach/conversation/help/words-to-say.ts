import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { asChoice } from '#worker/lib/talk/choices.ts';
import type { Occasion } from '#worker/lib/talk/reading/asked.ts';
import { PERSON_ROLES } from '#worker/lib/talk/reading/people.ts';
import { HELP, listed } from './help-words.ts';

/** Whom the buttons name; anybody else is written. */
const NAMED = ['My boss', 'My partner', 'My parent', 'My friend', 'My child'];

/** Whether she asked whom the words are for. */
export const isAskedWho = ({ memory }: TalkContext): boolean =>
  memory.lastReply?.includes(HELP.words.askWho) ?? false;

/** Whether she has given lines and asked for the person's own. */
export const isAfterWords = ({ memory }: TalkContext): boolean =>
  [...HELP.words.asks, HELP.words.again].some((text) => memory.lastReply?.includes(text));

/** Three lines to begin a hard conversation with: for what it is about, or for whom it is with. */
export function wordsToSay(occasion: Occasion | undefined, context: TalkContext): EdenReply {
  const { leads, leadsWith, asks, askWho, again, byRole, byOccasion, source } = HELP.words;
  const { slots: told, memory } = context;
  const person = told.people.find(({ role }) => PERSON_ROLES.includes(role));
  const sets = [
    ...(occasion ? [byOccasion[occasion]] : []),
    ...(person ? [byRole[person.role]] : []),
  ];
  if (sets.length === 0)
    return { message: askWho, templateId: 'help.words.who', choices: NAMED.map(asChoice) };
  const lines = sets.find((set) => !set.some(memory.isUsed));
  if (!lines) return { message: again, templateId: 'help.words.again' };
  const lead = person
    ? withFacts(pickPreferringUnused(leadsWith, context), { who: person.words })
    : pickPreferringUnused(leads, context);
  const question = asksNothing(context) ? undefined : pickUnused(asks, context);
  return {
    message: [lead, listed(lines), question].filter(Boolean).join('\n\n'),
    templateId: 'help.words',
    technique: {
      id: 'help-words',
      name: 'Words for a hard conversation',
      why: 'You asked what to say.',
      source,
    },
  };
}
