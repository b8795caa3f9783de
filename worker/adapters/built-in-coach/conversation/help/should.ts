import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { joinSentences } from '#worker/adapters/built-in-coach/conversation/wording.ts';
import { shouldIn } from '#worker/lib/talk/reading/asks/should.ts';
import { freshOf, HELP } from './help-words.ts';
import { toldLately } from './matching.ts';

const ASKS_TO_WORRY =
  /\b(?:should|shall) i be (?:\w+ )?(?:worried|worrying|concerned|scared|alarmed)\b/i;

/**
 * What can be said to “should I …?” with one thing in it: what is small and can be left again is
 * worth a try, and of what is large one question is asked. Undefined where nothing of the kind is
 * asked, or it cannot be said back.
 */
export function answerShould(context: TalkContext): EdenReply | undefined {
  const { message } = context.request;
  const { worried } = HELP.weigh;
  if (ASKS_TO_WORRY.test(message) && !context.memory.isUsed(worried))
    return { message: worried, templateId: 'help.weigh' };
  const asked = shouldIn(message, toldLately(context));
  if (!asked?.clause) return undefined;
  const { should, supposed, doubtful } = HELP.weigh;
  const { act, clause, doubt } = asked;
  const sort = act || asked.sort === 'medical' ? asked.sort : 'other';
  const { says, asks } = should[sort];
  const isDoubted = doubt !== undefined && sort !== 'medical';
  // What is small is worth a try all the same; of anything else the doubt is looked at.
  const isSmall = sort !== 'large' && sort !== 'other';
  const pick = (lines: readonly string[]) =>
    withFacts(pickPreferringUnused(freshOf(lines, context), context), {
      act: act ?? '',
      if: clause,
      doubt: doubt ?? '',
    });
  const question = pick(isDoubted ? [doubtful] : asks);
  return {
    message: joinSentences(
      pick(isDoubted && !isSmall ? [supposed] : says),
      asksNothing(context) ? undefined : question,
    ),
    templateId: 'help.weigh',
  };
}
