import { STANCES, type Stance } from '#schema/contracts/coach/stances.ts';
import type { Harm } from '#schema/contracts/safety.ts';
import words from '#worker/generated/stances.json' with { type: 'json' };
import model from '#worker/generated/stances-model.json' with { type: 'json' };
import type { Finding } from '#worker/lib/safety/screen.ts';
import type { CoachQuestion } from '#worker/lib/talk/questions.ts';
import { type Classifier, createClassifier } from '#worker/lib/text-classifier/classifier.ts';
import { featuresOf } from '#worker/lib/text-classifier/features.ts';

/** A page of `content/eden/stances`. */
export interface StancePage {
  /** First replies of the built-in coach. Replies must work without knowing details. */
  replies: readonly string[];
  /** Questions for the turns after that, whatever was answered. */
  questions: readonly CoachQuestion[];
  /** Replies to a request for advice or a plan. */
  asked: readonly string[];
  /** First reply to somebody who gives an age below thirteen. */
  under13?: string;
  /** Said once below an ordinary reply, where the matter itself is everyday. */
  aside?: string;
  /** Instructions for a model. */
  prompt: string;
}

export const STANCE_PAGES = words as Record<Stance, StancePage>;

const STANCE_OF_HARM: Record<Harm, Stance> = {
  overtraining: 'injury',
  stalking: 'wrongdoing',
  illegal: 'wrongdoing',
};

/**
 * Probability from which a stance is followed. It finds six in ten held-out lines, and takes one in
 * forty ordinary lines for a stance, some rightly (“i owe klarna 400”). At 0.12 it would find one
 * in ten more and take twice as many ordinary lines, and a teacher is spoken to as a pupil.
 */
const FOLLOW_THRESHOLD = 0.16;
/**
 * The same for one that speaks of the person’s age: who tells of a school test wants help with it,
 * and not to be told what Eden is.
 */
const FOLLOW_MINORS_THRESHOLD = 0.2;
/** Probability from which the current stance gives way to another. */
const CHANGE_THRESHOLD = 0.3;
/**
 * Probability from which a guided session gives way to a stance: “the letter to the tax office” is
 * an answer there, and no question of law.
 */
const CLEAR_THRESHOLD = 0.6;
/** Probability from which a message goes on in a stance that was not clear. */
const GOES_ON_THRESHOLD = 0.04;
/** Characters of a text that are classified. */
const READ_AT_MOST = 4000;

let classifier: Classifier | undefined;

/**
 * The stance that a text calls for, if any.
 * @param current the stance of the talk so far, or `session` within a guided session: leaving one
 * needs a higher probability
 */
export function stanceOf(
  text: string,
  finding: Finding,
  current?: Stance | 'session',
): Stance | undefined {
  if (finding.harm) return STANCE_OF_HARM[finding.harm];
  const probabilityOf = probabilitiesIn(text);
  const likeliest = STANCES.reduce((best, stance) =>
    probabilityOf(stance) > probabilityOf(best) ? stance : best,
  );
  const isAnother = current !== undefined && likeliest !== current;
  const follow = likeliest === 'minors' ? FOLLOW_MINORS_THRESHOLD : FOLLOW_THRESHOLD;
  const threshold = current === 'session' ? CLEAR_THRESHOLD : isAnother ? CHANGE_THRESHOLD : follow;
  return probabilityOf(likeliest) >= threshold ? likeliest : undefined;
}

function probabilitiesIn(text: string): (stance: Stance) => number {
  classifier ??= createClassifier(model);
  const probabilities = classifier.probabilitiesOf(featuresOf(text.slice(0, READ_AT_MOST)));
  const { labels } = classifier;
  return (stance) => probabilities[labels.indexOf(stance)] as number;
}

/** Whether a text that called for a stance left hardly a doubt of it. */
export const callsClearly = (text: string, stance: Stance): boolean =>
  probabilitiesIn(text)(stance) >= CLEAR_THRESHOLD;

/** Whether a later text may be of the same situation. */
export const goesOnIn = (text: string, stance: Stance): boolean =>
  probabilitiesIn(text)(stance) >= GOES_ON_THRESHOLD;

/** A reply from a stance's page, preferably one that was not given lately. */
export function stanceReply(stance: Stance, turns: number, recentTemplateIds: readonly string[]) {
  const { replies } = STANCE_PAGES[stance];
  const order = replies.map((_, index) => (turns + index) % replies.length);
  const chosen =
    order.find((index) => !recentTemplateIds.includes(`stance.${stance}-${index}`)) ??
    order[0] ??
    0;
  return { message: replies[chosen] as string, templateId: `stance.${stance}-${chosen}` };
}
