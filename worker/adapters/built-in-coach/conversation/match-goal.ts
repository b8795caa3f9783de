import { foldText } from '#worker/lib/fold-text.ts';
import type { GoalInTalk } from './reply.ts';

export interface SpokenGoal {
  goal: GoalInTalk;
  /** False when the message names no goal and this is simply the only open one. */
  named: boolean;
}

const COMMON = new Set(
  'about after again also always another anything because been before being better could didn does doing done every everything feel feeling finally first from getting going good great have having here into just keep know last learn learning like little make making more much need never next nothing only other over practice really right same should some someone something start started still than thank that their them then there these they thing things think this those time today tomorrow trying until want week weeks well went were what when where which while will with without work working would year years your month months days daily complete finish become goal plan each minutes hours three four five'.split(
    ' ',
  ),
);

function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of foldText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []) {
    if (COMMON.has(word)) continue;
    if (word.length < 4 && !/\d/.test(word) && !/^(run|cv|gym|tax|sql|jam|ski|sew|art|car)$/.test(word))
      continue;
    stems.add(word.replace(/(?:nning|mming|tting|ing|ies|ers?|ed|es|s|e)$/, '') || word);
  }
  return stems;
}

/**
 * The goal a message speaks of: the one whose title, next milestone and tasks share most words with it
 * (a title word counts double). With no shared word, the only open goal stands in, marked as not named.
 */
export function findSpokenGoal(message: string, goals: readonly GoalInTalk[]): SpokenGoal | undefined {
  const said = stemsOf(message);
  let best: { goal: GoalInTalk; score: number } | undefined;
  for (const goal of goals) {
    const title = stemsOf(goal.title);
    const plan = stemsOf(`${goal.nextMilestone?.title ?? ''} ${goal.nextMilestone?.tasks.join(' ') ?? ''}`);
    let score = 0;
    for (const stem of said) score += title.has(stem) ? 2 : plan.has(stem) ? 1 : 0;
    if (score > 0 && (!best || score > best.score)) best = { goal, score };
  }
  if (best) return { goal: best.goal, named: true };
  const only = goals.length === 1 ? goals[0] : undefined;
  return only && { goal: only, named: false };
}
