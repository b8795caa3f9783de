import type { Kind } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { KIND_SIGNALS } from './kind-signals.ts';
import { CODE_NAMES, DOUBTFUL_NAMES, LANGUAGE_NAMES } from './known-names.ts';

const TITLE_WEIGHT = 3;
/** A title signal of 1 (an everyday word) or a description signal of 2 is not enough by itself; more is. */
const ENOUGH = 4;

const LEARNING =
  /\b(learn|study|understand|master|practi[sc]e|improve (my|at)|get (better|good) (at|with)|how to|become (better|good) at|skills?|course|teach myself|know how)\b/;
const HABIT =
  /\b(daily|every (day|morning|evening|night|week)|each (day|morning|evening|night|week)|habit|routine|stop|quit|less|fewer|more often|regularly|times (a|per) week|a day|per day|give up|avoid|cut down|cut out|no more|(drink|eat|do|use|take|move|stretch|call|write) more)\b/;

/** Text that asks for care before any plan: harm to oneself or others, starving, clearly unlawful aims. */
const NEEDS_CARE =
  /\b(kill(ing)? (myself|my (wife|husband|boss|ex|neighbour|father|mother|brother|sister|dad|mum|mom|partner|boyfriend|girlfriend)|him|her|them|someone|somebody)|suicide(?! prevention| awareness)|suicidal|end(ing)? (my life|it all)|hurt(ing)? (myself|him|her|them|someone)|self[- ]?harm(?!onis)|cut(ting)? myself|die (by|before)|want to die|disappear forever|starv(e|ing) (myself|until|to)|(stop|without|not|no) eating(?= *($|[.,;!?]| (for \w+ days|for a week|until|anything|any food|food|altogether|completely|at all)))|eat nothing|eat under \d+ calories|pro[- ]?ana|purg(e|ing) (after|food|meals)|throw up after|overdose|rob a|steal(ing)? (?!the show|bases?|a base)|shoplift|sell(ing)? (drugs|cocaine|heroin|meth|weed)|cook meth|make a bomb|build a bomb|hack(ing)? into|stalk(ing)? (my|him|her|an?)|revenge|forge (a |my )?(passport|signature|cheque)|launder money|evade tax(es)?|beat (him|her|them) up)\b/;

/** The longest listed name that stands in the text; names that are everyday words need a verb of learning before. */
export function findName(
  text: string,
  names: ReadonlyMap<string, string> | ReadonlySet<string>,
): string | undefined {
  const found = [...names.keys()]
    .filter((name) => text.includes(name))
    .sort((a, b) => b.length - a.length)
    .find((name) => {
      const word = `(?<![\\p{L}\\d])${name.replace(/[.+*?#]/g, '\\$&')}(?![\\p{L}\\d+#])`;
      const learnt = `(learn(ing)?|speak(ing)?|fluent( in)?|study(ing)?|master|code in|program(ming)?( in)?|play(ing)?|improve my|better at|understand|basics of|in)( to speak| to play| some| the| a little| basic| conversational| my)* ${word}`;
      const lone = `^${word}( (language|lessons|course|basics|programming|for beginners))?$`;
      return new RegExp(
        DOUBTFUL_NAMES.has(name)
          ? `${learnt}(?! (cook|food|cuis|hist|danc|art|film|poet))|${lone}`
          : word,
        'u',
      ).test(text);
    });
  return found;
}

function scoreKinds(title: string, description: string): Map<Kind, number> {
  const scores = new Map<Kind, number>();
  const add = (kind: Kind, score: number) => scores.set(kind, (scores.get(kind) ?? 0) + score);
  for (const [kind, signals] of KIND_SIGNALS) {
    for (const [pattern, weight] of signals) {
      if (pattern.test(title)) add(kind, weight * TITLE_WEIGHT);
      else if (description && pattern.test(description)) add(kind, weight);
    }
  }
  if (findName(title, LANGUAGE_NAMES)) add('language', 3 * TITLE_WEIGHT);
  else if (scores.has('language') && findName(description, LANGUAGE_NAMES)) add('language', 3);
  if (findName(title, CODE_NAMES)) add('programming', 3.5 * TITLE_WEIGHT);
  else if (scores.has('programming') && findName(description, CODE_NAMES)) add('programming', 3);
  return scores;
}

/**
 * The kind of a goal, from lower-case text without accents (mended by mendTypos).
 *
 * Every kind has signals with weights 1 to 5 (kind-signals.ts). A signal in the title counts three times; in the
 * description once. The highest sum of at least 4 wins, the earlier kind on a tie. Without one the goal is a habit, a
 * skill or an outcome by its verbs. Text that asks for care comes before everything.
 */
export function recogniseKind(title: string, description: string): Kind {
  if (NEEDS_CARE.test(title) || NEEDS_CARE.test(description)) return 'care';
  let best: Kind | undefined;
  let most = ENOUGH - 0.1;
  for (const [kind, score] of scoreKinds(title, description)) {
    if (score > most) {
      best = kind;
      most = score;
    }
  }
  if (best) return best;
  if (HABIT.test(title)) return 'habit';
  if (LEARNING.test(title)) return 'skill';
  return 'outcome';
}
