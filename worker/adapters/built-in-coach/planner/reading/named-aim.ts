import type { PlanLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { readMoney, writeMoney } from '#worker/adapters/built-in-coach/planner/quantities/money.ts';
import { NUMBER } from '#worker/adapters/built-in-coach/planner/quantities/quantities.ts';

/** A level of a language as the Common European Framework names it, or a part of a hundred. */
const LEVEL = /\b(?:[ABC][12]\+?|\d{1,3} ?%)(?![\p{L}\d])/u;
/** So many of a thing that is named in the plural: “40 people”, “12 finished chapters”. */
const COUNT = new RegExp(
  `${NUMBER} (?:(?!(?:years?|months?|weeks?|days?|hours?|minutes?)\\b)[a-z-]+ )?([a-z-]{2,}s|people|children|men|women)(?![a-z-])`,
  'i',
);
const TIMES = /\b(?:years|months|weeks|days|hours|minutes|seconds|times|kids|lbs)$/i;

/**
 * What a title counts, in its own words, where no measure of a kind knows it: a sum of money, a
 * level, or so many of a thing. Undefined where it counts nothing.
 */
export function namedAim(title: string, language?: PlanLanguage): string | undefined {
  const level = LEVEL.exec(title)?.[0];
  if (level) return level;
  const money = readMoney(title);
  if (money) return writeMoney(money, money.value, language);
  const count = COUNT.exec(title)?.[0];
  return count && !TIMES.test(count) ? count : undefined;
}
