import type {
  EdenReply,
  TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { dayLeft, daysToldIn } from '#worker/lib/talk/reading/asks/free-days.ts';
import { HELP } from './help-words.ts';

/** Things in a row, with an “and” before the last. */
export const inARow = (days: readonly string[]): string =>
  days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;

/** The template of a day that was chosen. */
export const CHOSEN_DAY = 'help.plan.day';

/** A day for something, from what was told of the week; where nothing was, the question for it. */
export function chooseTime({ request }: TalkContext): EdenReply {
  const { free, left, none } = HELP.plan.choosesDay;
  const told = daysToldIn([...request.recentTurns.map(({ message }) => message), request.message]);
  const day = told.free[0] ?? dayLeft(told.taken);
  const templateId = CHOSEN_DAY;
  if (told.free.length === 0 && (told.taken.length === 0 || !day))
    return { message: none, templateId };
  const line = told.free.length > 0 ? free : left;
  return {
    message: withFacts(line, {
      day: day ?? '',
      taken: inARow(told.taken),
      is: told.taken.length > 1 ? 'are' : 'is',
    }),
    templateId,
  };
}
