import {
  type EdenReply,
  pickPreferringUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { type WhatIfSort, whatIfIn } from '#worker/lib/talk/reading/asks/what-if.ts';
import { asSentence } from '#worker/lib/talk/reading/say-back.ts';
import { freshOf, HELP } from './help-words.ts';

const OWN = new Set<WhatIfSort>(['own', 'single', 'once', 'enough', 'large', 'medical']);

/**
 * What can be made ready for a worry, or what turns a proposal into a trial, with the whole clause
 * that was asked about; undefined where nothing is asked with “what if”.
 */
export function answerWhatIf(templateId: string, context: TalkContext): EdenReply | undefined {
  const asked = whatIfIn(context.request.message);
  if (!asked) return undefined;
  const { sorts, unsaid } = HELP['what-if'];
  const { sort, clause } = asked;
  const other = OWN.has(sort) ? unsaid.own : sort === 'again' ? unsaid.again : unsaid.other;
  const line = pickPreferringUnused(freshOf(sorts[sort], context), context);
  return { message: asSentence(withFacts(line, { if: clause ?? other })), templateId };
}
