import type { KeptCard } from '#schema/contracts/coach/coach-sessions.ts';
import { TASK_MAX } from '#schema/rules/limits.ts';
import type { SessionGuide } from './session-guide.ts';
import type { SessionState } from './session-turn.rules.ts';

/** The if-then in what came of a session, as it stands on its lines “If:” and “Then I:”. */
export function promiseIn({ kind, body }: KeptCard): { when: string; act: string } | undefined {
  if (kind !== 'if-then') return undefined;
  const when = /^If: (.+)$/m.exec(body)?.[1];
  const act = /^Then I: (.+)$/m.exec(body)?.[1];
  return when && act ? { when, act: /^I\b/.test(act) ? act : `I ${act}` } : undefined;
}

/** The goal that was picked, by its title. */
export function pickedGoal(guide: SessionGuide, { answers }: SessionState): string | undefined {
  const step = guide.steps.find(({ ask: how, id }) => how === 'goal' && answers[id] !== undefined);
  return step && answers[step.id];
}

/** The most things that one answer is split into. */
const AHEAD_MAX = 3;

/** The things that an answer names, as they were typed: one a line, or with commas between them. */
export function thingsAhead({ end: { ahead } }: SessionGuide, { answers }: SessionState): string[] {
  const answer = (ahead && answers[ahead]) ?? '';
  return answer
    .split(/\n|;|,(?!\d)/)
    .map((thing) => thing.replace(/^\s*(?:[-*•]|\d[.)]|and\b)\s*/i, '').replace(/\.\s*$/, ''))
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '' && thing.length <= TASK_MAX)
    .slice(0, AHEAD_MAX);
}
