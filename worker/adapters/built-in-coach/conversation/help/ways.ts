import type {
  EdenReply,
  TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { wayIn } from '#worker/lib/talk/reading/ways.ts';
import { HELP } from './help-words.ts';

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
  const { text, with: named, source } = HELP.ways[way.sort];
  const isSaid = [text, ...(named?.split('{what}') ?? [])].some(
    (part) => part.length > 30 && memory.isUsed(part),
  );
  if (isSaid) return undefined;
  return {
    message: way.what && named ? withFacts(named, { what: way.what }) : text,
    templateId: `help.way.${way.sort}`,
    technique: {
      id: `help-way-${way.sort}`,
      name: 'A way to find it',
      why: 'You asked what to do, and no page has an idea for just this.',
      source,
    },
  };
}
