import pages from '#worker/generated/situations.json' with { type: 'json' };
import model from '#worker/generated/situations-model.json' with { type: 'json' };
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import type { Topic } from './labels.ts';
import type { CoachQuestion } from './questions.ts';
import { isSingleWord, situationFeaturesOf } from './situation-features.ts';
import type { Idea } from './topic-pages.ts';
import { topicsIn } from './topics-in.ts';

/** What people fear or ask next in a situation, and the answer. */
export interface WhatIf {
  /** Words in which it comes, divided by “|”. */
  if: string;
  answer: string;
}

/**
 * What a coach knows of one everyday situation: a file of `content/eden/situations`, checked by
 * `scripts/content/situations.ts`.
 */
export interface SituationPage {
  id: string;
  /** Follows “Is it about”, and is what a button says. */
  title: string;
  /** The topic that it belongs to. */
  topic: Topic;
  /** The guided session to offer. */
  session?: string | undefined;
  reflections: readonly string[];
  /** In the order in which a good talk asks them. */
  questions: readonly CoachQuestion[];
  /** The smallest useful step, today. */
  start: string;
  ideas: readonly Idea[];
  /** What could be said to the other person in it. */
  says?: readonly string[] | undefined;
  whatIfs: readonly WhatIf[];
  /** The answer to “is this normal?”. */
  normal: string;
}

export const SITUATIONS = pages as unknown as readonly SituationPage[];

/** The situation of an id; undefined for one that there is no more. */
export const situationOf = (id: string): SituationPage | undefined =>
  SITUATIONS.find((page) => page.id === id);

/** The situation that a message names by its whole title, as the button for it does. */
export const situationTitled = (message: string): SituationPage | undefined =>
  SITUATIONS.find(({ title }) => title.toLowerCase() === message.trim().toLowerCase());

/** As `scripts/train/situations.ts` writes it. */
export interface SituationsModel {
  /** The ids of the situations. */
  situations: readonly string[];
  /** What a feature counts in a situation in which it was not seen. */
  unseen: number;
  /** How rare a feature is that was seen nowhere. */
  rarest: number;
  /** By feature how rare it is; then, in pairs, the situations that have it and what it counts. */
  features: Record<string, readonly number[]>;
}

const MODEL = model as unknown as SituationsModel;
const PAGES = MODEL.situations.map((id) => situationOf(id));

export interface LikelySituation {
  page: SituationPage;
  /** Evidence in units of log odds: above 0 for it, below 0 against it. */
  score: number;
  /** How rare the words of the text are that stand on the page, summed up … */
  shared: number;
  /** … and the part that this is of all its words: 1 where each of them stands there. */
  share: number;
}

/** How much of what a text says stands on a page: few words alone may speak for it by chance. */
function sharedWith(label: number, features: readonly string[]) {
  let shared = 0;
  let all = 0;
  for (const word of features.filter(isSingleWord)) {
    const [rarity = MODEL.rarest, ...told] = MODEL.features[word] ?? [];
    all += rarity;
    for (let at = 0; at < told.length; at += 2) if (told[at] === label) shared += rarity;
  }
  return { shared, share: all === 0 ? 0 : shared / all };
}

/** Only so much of a text is looked at. */
const READ_AT_MOST = 1500;
/** How much the topic of a text speaks for the situations that belong to it. */
const TOPIC_COUNTS = 1.5;
const LEAST = 0.02;

/** From this score on, of a message of so many words, hardly a doubt is left of its situation. */
const IS_CLEAR = { score: 14, words: 8 };

/** Whether a message is clearly of an everyday situation. */
export const tellsOfEverydayThings = (message: string): boolean =>
  countSpacedWords(message) >= IS_CLEAR.words &&
  (situationsIn(message)[0]?.score ?? 0) >= IS_CLEAR.score;

/** So many of the likeliest are told. */
const MOST = 12;

/** The situations that somebody may be in who writes a text, the likeliest first. */
export function situationsIn(text: string): LikelySituation[] {
  const read = text.slice(0, READ_AT_MOST);
  const features = situationFeaturesOf(read);
  const topics = new Map(topicsIn(read).likely.map((one) => [one.topic, one.probability]));
  const scores = new Float64Array(PAGES.length);
  let unseen = 0;
  for (const feature of features) {
    const [rarity, ...told] = MODEL.features[feature] ?? [];
    if (rarity === undefined) continue;
    unseen += rarity * MODEL.unseen;
    for (let at = 0; at < told.length; at += 2) {
      const label = told[at] as number;
      const value = told[at + 1] as number;
      scores[label] = (scores[label] as number) + rarity * (value - MODEL.unseen);
    }
  }
  const length = Math.sqrt(Math.max(1, features.length));
  return PAGES.flatMap((page, label) => {
    if (!page) return [];
    const ofTopic = TOPIC_COUNTS * Math.log((topics.get(page.topic) ?? 0) + LEAST);
    return [{ page, label, score: ((scores[label] as number) + unseen) / length + ofTopic }];
  })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ page, label, score }) => ({ page, score, ...sharedWith(label, features) }));
}
