import type { Choice } from '#schema/contracts/safety.ts';
import { shortForm } from '#worker/lib/text/short-form.ts';

/** A goal with its plan, as far as a command may change it. */
export interface GoalToChange {
  id: number;
  title: string;
  targetDate: string | null;
  /** Index of the last reached milestone; -1 for none. */
  milestone: number;
  roadmap: {
    milestones: { title: string; description: string; targetDate: string; tasks: string[] }[];
  };
}

/**
 * What changes somebody's data, and what takes it back. A button says in full what it does, and
 * that sentence is what it sends: it can be read in the history, and nothing has to be remembered
 * until it is pressed.
 */
export type UndoableChange =
  | { kind: 'reach' | 'unreach'; goal: GoalToChange; index: number }
  | { kind: 'move'; goal: GoalToChange; index: number; date: string }
  | { kind: 'journal' | 'unjournal'; goal: GoalToChange }
  /** Words that begin an entry about no goal. */
  | { kind: 'unwrite'; words: string }
  | { kind: 'refile'; goal: GoalToChange; words: string }
  /** A note in other words. */
  | { kind: 'reword'; from: string; to: string }
  | { kind: 'forget'; what: string };

const BEGINS_WITH = 60;

/** The words by which an entry is named on a button: its beginning, on one line. */
export const beginningOf = (content: string): string =>
  content.replace(/\s+/g, ' ').trim().slice(0, BEGINS_WITH).toWellFormed().trim();

const stepOf = ({ roadmap }: GoalToChange, index: number) => roadmap.milestones[index]?.title ?? '';

/** The sentence on the button of a change. */
export function changeSentence(change: UndoableChange): string {
  switch (change.kind) {
    case 'reach':
      return `Mark “${stepOf(change.goal, change.index)}” of “${change.goal.title}” as reached.`;
    case 'unreach':
      return `Take back “${stepOf(change.goal, change.index)}” of “${change.goal.title}”.`;
    case 'move':
      return `Move “${stepOf(change.goal, change.index)}” of “${change.goal.title}” to ${change.date}.`;
    case 'journal':
      return `Put it in the journal of “${change.goal.title}”.`;
    case 'unjournal':
      return `Take it out of the journal of “${change.goal.title}” again.`;
    case 'unwrite':
      return `Take “${change.words}” out of my journal again.`;
    case 'refile':
      return `Move “${change.words}” to the journal of “${change.goal.title}”.`;
    case 'reword':
      return `Change “${change.from}” back to “${change.to}”.`;
    case 'forget':
      return `Forget “${change.what}”.`;
  }
}

export const choiceOf = (label: string, change: UndoableChange): Choice => ({
  label,
  value: changeSentence(change),
});

/** The milestone that comes next, where the plan has one. */
export function nextIndex({ milestone, roadmap }: GoalToChange): number | undefined {
  return milestone + 1 < roadmap.milestones.length ? milestone + 1 : undefined;
}

const DATE_AT_END = / to (\d{4}-\d{2}-\d{2})\.$/;
const FORGET = /^Forget “(.+)”\.$/s;
const UNWRITE = /^Take “(.+)” out of my journal again\.$/s;
const REFILE = /^Move “(.+?)” to the journal of “(.+)”\.$/s;
const REWORD = /^Change “(.+)” back to “(.+)”\.$/s;

/** What is named by words of the person and not by a step of a plan. */
function parseKept(message: string, goals: readonly GoalToChange[]): UndoableChange | undefined {
  const what = FORGET.exec(message)?.[1];
  if (what !== undefined) return { kind: 'forget', what };
  const words = UNWRITE.exec(message)?.[1];
  if (words !== undefined) return { kind: 'unwrite', words };
  const [, from, to] = REWORD.exec(message) ?? [];
  if (from !== undefined && to !== undefined) return { kind: 'reword', from, to };
  const [, moved, title] = REFILE.exec(message) ?? [];
  const goal = goals.find((one) => one.title === title);
  return moved !== undefined && goal ? { kind: 'refile', goal, words: moved } : undefined;
}

/** The change that a message asks for in the very words of its button. */
export function parseChange(
  message: string,
  goals: readonly GoalToChange[],
): UndoableChange | undefined {
  const said = shortForm(message);
  const kept = parseKept(message, goals);
  if (kept) return kept;
  const date = DATE_AT_END.exec(message)?.[1];
  const possible = goals.flatMap((goal): UndoableChange[] => {
    const next = nextIndex(goal);
    return [
      { kind: 'journal', goal },
      { kind: 'unjournal', goal },
      ...(next === undefined ? [] : [{ kind: 'reach', goal, index: next } as const]),
      ...(goal.milestone < 0 ? [] : [{ kind: 'unreach', goal, index: goal.milestone } as const]),
      ...(date === undefined
        ? []
        : goal.roadmap.milestones.map(
            (_, index) => ({ kind: 'move', goal, index, date }) as const,
          )),
    ];
  });
  return possible.find((change) => shortForm(changeSentence(change)) === said);
}
