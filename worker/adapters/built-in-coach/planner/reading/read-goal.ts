import { chooseStages } from '#worker/adapters/built-in-coach/planner/choose-stages.ts';
import type { PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { readSums } from '#worker/adapters/built-in-coach/planner/quantities/money.ts';
import { readQuantities } from '#worker/adapters/built-in-coach/planner/quantities/quantities.ts';
import { isRolling } from '#worker/adapters/built-in-coach/planner/schedule.ts';
import {
  quote,
  shorten,
  tidy,
  upperFirst,
} from '#worker/adapters/built-in-coach/planner/shorten.ts';
import { pickBySeed } from '#worker/adapters/built-in-coach/planner/vary.ts';
import { normalForm } from '#worker/lib/text/normal-form.ts';
import { mendTypos } from './mend-typos.ts';
import {
  type Clarification,
  readDaysPerWeek,
  readObstacle,
  readReason,
  readToday,
} from './read-answers.ts';
import { recogniseKind } from './recognise-kind.ts';

function plain(text: string): string {
  return normalForm(text.toLowerCase(), 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’´`]/g, "'");
}

/**
 * Reads a goal from the person's words and the days of its milestones (from today, in order). An empty title is read
 * as "this goal".
 */
export function readGoal(
  request: { title: string; description: string; answers: readonly Clarification[] },
  offsets: readonly number[],
): PlannerGoal {
  const title = shorten(tidy(request.title), 200) || 'this goal';
  const description = shorten(tidy(request.description), 2000);
  const plainTitle = mendTypos(plain(title));
  const plainDescription = plain(description);
  const plainText = `${plainTitle}. ${plainDescription}`;
  const today = shorten(readToday(request.answers), 2000);
  const plainToday = plain(today);
  const stages = chooseStages(offsets.length);
  const span = offsets.at(-1) ?? 0;
  const dayOf = (stage: number) => {
    const slot = stages.findIndex((used) => used >= stage);
    return offsets[slot] ?? span;
  };
  const close = Math.max(1, offsets.at(-2) ?? 1);
  return {
    kind: recogniseKind(plainTitle, plainDescription),
    title,
    quoted: quote(upperFirst(title)),
    plainTitle,
    plainText,
    quantities: readQuantities(plainTitle, `${plainDescription} ${plainToday}`),
    sums: readSums(title, `${description} ${today}`),
    span,
    isRolling: isRolling(span),
    namedDays: readDaysPerWeek(request.answers, plainText),
    reason: readReason(request.answers),
    obstacle: readObstacle(request.answers),
    dayOf,
    shareAt: (stage) => Math.min(1, dayOf(stage) / close),
    pick: (salt, options) => pickBySeed(`${salt}:${title}`, options),
  };
}
