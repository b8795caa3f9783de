import { TASK_MAX } from '#schema/rules/limits.ts';

/** A first try at a smaller version of a task, for its person to reword. */
export function smallerVersion(words: string): string {
  const begun = /^five minutes of: /i.test(words) ? words : `Five minutes of: ${words}`;
  return begun.slice(0, TASK_MAX);
}
