import { asChoice, SOMETHING_ELSE } from '#worker/lib/talk/choices.ts';
import {
  type LikelySituation,
  SITUATIONS,
  type SituationPage,
  situationOf,
  situationsIn,
  situationTitled,
} from '#worker/lib/talk/situations.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import type { EdenReply, TalkContext } from './context.ts';

/**
 * From this score on she speaks to a situation, where it is so far ahead of the next; from the
 * higher one on however near that is. Of what was said so much has to stand on its page.
 */
const IS_KNOWN = { score: 12, ahead: 5, share: 0.5 };
const IS_CLEAR = 26;
/** Where something concrete is asked for, the likeliest is worth more than nothing. */
const IS_KNOWN_WHEN_ASKED = { score: 10, ahead: 4, share: 0.5 };
/** From this score on a situation is named to choose from. */
const MAY_BE = 8;
/** A shorter message may be about anything. */
const FEWEST_WORDS = 5;
/** A talk leaves its situation for one that is so likely … */
const CHANGES = 20;
/** … and so much likelier than the one that was spoken of. */
const CLEARLY_OTHER = 12;
/** A shorter message answers something and tells of no other situation. */
const TELLS = 6;
const NAMED = 3;

/** None of her own replies is longer: of a model's only the beginning is looked at. */
const LONGEST_OWN = 2000;

const TEMPLATE = /^situation\.([a-z-]+)/;

/** The situation of a template such as `situation.two-offers.idea`. */
const situationOfTemplate = (templateId: string | undefined): SituationPage | undefined => {
  const id = TEMPLATE.exec(templateId ?? '')?.[1];
  return id === undefined ? undefined : situationOf(id);
};

/** All that was told lately: what only asks or answers in a word tells of no situation. */
const told = ({ request }: TalkContext): string =>
  [...request.recentTurns.slice(-3).map(({ message }) => message), request.message]
    .filter((message) => countSpacedWords(message) >= TELLS)
    .join('\n');

/** The situation that was spoken of, and has not been put right since. */
export function situationSpokenOf({ request, memory }: TalkContext): SituationPage | undefined {
  return request.recentTurns
    .slice(memory.correctedAt + 1)
    .map(
      ({ templateId, reply }) =>
        situationOfTemplate(templateId) ?? spokenTo(reply.slice(0, LONGEST_OWN)),
    )
    .findLast((page) => page !== undefined);
}

/** A chat that is not kept has no templates: what a page alone says shows which it was. */
const spokenTo = (reply: string): SituationPage | undefined =>
  SITUATIONS.find(({ reflections, ideas, start, normal }) =>
    [...reflections, ...ideas.map(({ text }) => text), start, normal].some((text) =>
      reply.includes(text),
    ),
  );

/**
 * What the talk is about, as one of the everyday situations that a page is written for; undefined
 * where that is not clear. A situation is kept until what is told is clearly another.
 */
export function situationOfTalk(context: TalkContext): SituationPage | undefined {
  const { message } = context.request;
  const chosen = situationTitled(message);
  if (chosen) return chosen;
  const held = situationSpokenOf(context);
  const isTelling = countSpacedWords(message) >= TELLS;
  if (held && !isTelling) return held;
  const [best, ...others] = situationsIn(held ? message : told(context) || message);
  if (!best) return held;
  if (!held) return isKnown(best, others[0], context) ? best.page : undefined;
  const score = [best, ...others].find(({ page }) => page === held)?.score ?? 0;
  const isOther = best.score >= CHANGES && best.score - score >= CLEARLY_OTHER;
  return isOther ? best.page : held;
}

function isKnown(
  { score, share }: LikelySituation,
  next: LikelySituation | undefined,
  context: TalkContext,
): boolean {
  if (countSpacedWords(told(context) || context.request.message) < FEWEST_WORDS) return false;
  const least = context.reading.asked ? IS_KNOWN_WHEN_ASKED : IS_KNOWN;
  const ahead = score - (next?.score ?? 0);
  return (
    share >= least.share && (score >= IS_CLEAR || (score >= least.score && ahead >= least.ahead))
  );
}

/** The titles of situations that a text may be of, the likeliest first. */
export const situationTitles = (text: string): string[] =>
  situationsIn(text)
    .filter(({ score }) => score >= MAY_BE)
    .slice(0, NAMED)
    .map(({ page }) => page.title);

/**
 * A reply with the situations that a text may be of as its choices: with the right one there is
 * more to ask and to give. A reply that has choices keeps them, and no situation is named twice.
 */
export function withLikelySituations(
  reply: EdenReply,
  text: string,
  { memory }: TalkContext,
): EdenReply {
  const titles = situationTitles(text);
  if (reply.choices || titles.length === 0 || titles.some(memory.isUsed)) return reply;
  return { ...reply, choices: [...titles, SOMETHING_ELSE].map(asChoice) };
}
