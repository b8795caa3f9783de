import { STANCES, type Stance } from '#schema/contracts/coach/stances.ts';
import type { Harm } from '#schema/contracts/safety.ts';
import words from '#worker/generated/stances.json' with { type: 'json' };
import model from '#worker/generated/stances-model.json' with { type: 'json' };
import type { Finding } from '#worker/lib/safety/screen.ts';
import type { CoachQuestion } from '#worker/lib/talk/questions.ts';
import { type Classifier, createClassifier } from '#worker/lib/text-classifier/classifier.ts';
import { featuresOf } from '#worker/lib/text-classifier/features.ts';

/** A page of `content/eden/stances`, as far as it is said or told to a model. */
export interface StancePage {
  /** What the built-in coach says first; none needs to know more than that the situation is this one. */
  replies: readonly string[];
  /** What she asks from then on, whatever was answered. */
  questions: readonly CoachQuestion[];
  /** What she says to somebody who asks for advice or a plan in the midst of it. */
  asked: readonly string[];
  /** Said ahead of all else to somebody who gives an age below thirteen. */
  under13?: string;
  /** What binds a model. */
  prompt: string;
}

export const STANCE_PAGES = words as Record<Stance, StancePage>;

const STANCE_OF_HARM: Record<Harm, Stance> = {
  overtraining: 'injury',
  stalking: 'wrongdoing',
  illegal: 'wrongdoing',
};

/**
 * From this probability on a stance is followed. Of held-out lines it finds seven in ten, and takes one in twenty of
 * what people say to a coach on an ordinary day for one, some of them rightly (“i owe klarna 400”); at 0.2 it would find
 * half and take one in sixty.
 */
const FOLLOW_THRESHOLD = 0.12;
/**
 * What is spoken of already is left only from this probability on: the situation that a talk is about, or the task of a
 * guided session. No single word changes it.
 */
const CHANGE_THRESHOLD = 0.3;
/** Only so much of a text is looked at. */
const READ_AT_MOST = 4000;

let classifier: Classifier | undefined;

/**
 * The stance that a text calls for, if any; undefined also where it is no surer than what is spoken of already.
 * @param current the stance that a talk is about so far, or `session` within a guided session
 */
export function stanceOf(
  text: string,
  finding: Finding,
  current?: Stance | 'session',
): Stance | undefined {
  if (finding.harm) return STANCE_OF_HARM[finding.harm];
  classifier ??= createClassifier(model);
  const probabilities = classifier.probabilitiesOf(featuresOf(text.slice(0, READ_AT_MOST)));
  const { labels } = classifier;
  const probabilityOf = (stance: Stance) => probabilities[labels.indexOf(stance)] as number;
  const likeliest = STANCES.reduce((best, stance) =>
    probabilityOf(stance) > probabilityOf(best) ? stance : best,
  );
  const changesSituation = current !== undefined && likeliest !== current;
  return probabilityOf(likeliest) >= (changesSituation ? CHANGE_THRESHOLD : FOLLOW_THRESHOLD)
    ? likeliest
    : undefined;
}

/** A reply of a stance's page that was not said lately, by the number of turns so far. */
export function stanceReply(stance: Stance, turns: number, recentTemplateIds: readonly string[]) {
  const { replies } = STANCE_PAGES[stance];
  const order = replies.map((_, index) => (turns + index) % replies.length);
  const chosen =
    order.find((index) => !recentTemplateIds.includes(`stance.${stance}-${index}`)) ??
    order[0] ??
    0;
  return { message: replies[chosen] as string, templateId: `stance.${stance}-${chosen}` };
}
