import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { joinSentences } from '#worker/adapters/built-in-coach/conversation/wording.ts';
import { shouldIn } from '#worker/lib/talk/reading/should.ts';
import { freshOf, HELP } from './help-words.ts';
import { toldLately } from './matching.ts';

/**
 * What can be said to “should I …?” with one thing in it: what is small and can be left again is
 * worth a try, and of what is large one question is asked. Undefined where nothing of the kind is
 * asked, or it cannot be said back.
 */
export function answerShould(context: TalkContext): EdenReply | undefined {
  const asked = shouldIn(context.request.message, toldLately(context));
  if (!asked?.clause) return undefined;
  const { should, doubtful } = HELP.weigh;
  const { act, clause, doubt } = asked;
  const { says, asks } = should[act ? asked.sort : asked.sort === 'medical' ? 'medical' : 'other'];
  const pick = (lines: readonly string[]) =>
    withFacts(pickPreferringUnused(freshOf(lines, context), context), {
      act: act ?? '',
      if: clause,
      doubt: doubt ?? '',
    });
  const question = doubt && asked.sort !== 'medical' ? pick([doubtful]) : pick(asks);
  return {
    message: joinSentences(pick(says), asksNothing(context) ? undefined : question),
    templateId: 'help.weigh',
  };
}
