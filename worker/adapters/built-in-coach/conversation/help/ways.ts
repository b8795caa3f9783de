import type {
  EdenReply,
  TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { wayIn } from '#worker/lib/talk/reading/asks/ways.ts';
import { HELP } from './help-words.ts';

/** What somebody would still do, if they could. */
const IS_LOST =
  /\b(?:can(?:no|['’]?)t|couldn['’]?t|not allowed|no longer|any ?more|crutches|injur\w+|broke|since my|too old|closed|shut (?:down)?|cancelled|tired? out|my \w+ (?:tires?|hurts?|gave out))\b/i;

/** Whether a way is asked for of which the sort is known. */
export const isWayAsked = (asked: string, { request }: TalkContext): boolean =>
  (wayIn(asked) ?? wayIn(request.message)) !== undefined;

/**
 * A way to find something to do where no page has an idea, by the sort of request; undefined where
 * none fits, or it was said in this talk.
 */
export function wayToFind(asked: string, { memory, request }: TalkContext): EdenReply | undefined {
  const way = wayIn(asked) ?? wayIn(request.message);
  if (!way) return undefined;
  const { text, with: named, lost, source } = HELP.ways[way.sort];
  const isLost = lost !== undefined && IS_LOST.test(request.message);
  const isSaid = [text, lost ?? '', ...(named?.split('{what}') ?? [])].some(
    (part) => part.length > 30 && memory.isUsed(part),
  );
  if (isSaid) return undefined;
  return {
    message: isLost ? lost : way.what && named ? withFacts(named, { what: way.what }) : text,
    templateId: `help.way.${way.sort}`,
    technique: {
      id: `help-way-${way.sort}`,
      name: 'A way to find it',
      why: 'You asked what to do, and no page has an idea for just this.',
      source,
    },
  };
}
