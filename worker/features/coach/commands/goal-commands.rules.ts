import { asChoice, SOMETHING_ELSE } from '#worker/lib/talk/choices.ts';
import { type CommandWords, commandReply, dayInWords, NAMED_AT_ONCE } from './command-words.ts';
import { dayIn } from './reading.rules.ts';
import { choiceOf, type GoalToChange, nextIndex } from './undoable-change.rules.ts';

/** A step of a plan by its place; undefined where there is none. */
export const milestoneAt = ({ roadmap }: GoalToChange, index: number) => roadmap.milestones[index];

export function tellGoals(goals: readonly GoalToChange[], seed: number): CommandWords {
  if (goals.length === 0) return commandReply('no-goals', seed);
  const told = goals.slice(0, NAMED_AT_ONCE).map(({ title, targetDate }) => {
    const until = targetDate ? `, by ${dayInWords(targetDate)}` : '';
    return `“${title}”${until}`;
  });
  const more = goals.length - told.length;
  const rest =
    more > 0
      ? ` There ${more === 1 ? 'is one more' : `are ${more} more`} on the page “Goals”.`
      : '';
  return {
    message: `${told.length === 1 ? 'Your goal is' : 'Your goals:'} ${told.join('; ')}.${rest}`,
  };
}

export function tellNext(goals: readonly GoalToChange[], seed: number): CommandWords {
  if (goals.length === 0) return commandReply('no-goals', seed);
  const next = goals.flatMap((goal) => {
    const milestone = milestoneAt(goal, nextIndex(goal) ?? -1);
    if (!milestone) return [];
    const first = milestone.tasks[0] ? ` First: ${milestone.tasks[0]}` : '';
    return [
      `For “${goal.title}”: “${milestone.title}”, by ${dayInWords(milestone.targetDate)}.${first}`,
    ];
  });
  return next.length > 0
    ? { message: next.slice(0, NAMED_AT_ONCE).join('\n\n') }
    : commandReply('no-step', seed);
}

/** Which step was reached is named before anything is marked. */
export function askWhichStep(goals: readonly GoalToChange[], seed: number): CommandWords {
  const possible = goals.flatMap((goal) => {
    const index = nextIndex(goal);
    return index === undefined
      ? []
      : [{ goal, index, title: milestoneAt(goal, index)?.title ?? '' }];
  });
  if (possible.length === 0) return commandReply(goals.length === 0 ? 'no-goals' : 'no-step', seed);
  const choices = possible
    .slice(0, NAMED_AT_ONCE)
    .map(({ goal, index, title }) =>
      choiceOf(`Mark “${title}” as reached`, { kind: 'reach', goal, index }),
    );
  const [only] = possible;
  const message =
    possible.length === 1 && only
      ? `Good. Is it “${only.title}”, the next step of “${only.goal.title}”? Then I’ll mark it as reached.`
      : 'Good. Which of these was it? I’ll mark it as reached.';
  return { message, choices: [...choices, asChoice(SOMETHING_ELSE)] };
}

export function askMove(
  message: string,
  goals: readonly GoalToChange[],
  today: string,
  seed: number,
): CommandWords {
  const possible = goals.flatMap((goal) => {
    const index = nextIndex(goal);
    return index === undefined
      ? []
      : [{ goal, index, title: milestoneAt(goal, index)?.title ?? '' }];
  });
  if (possible.length === 0) return commandReply(goals.length === 0 ? 'no-goals' : 'no-step', seed);
  const date = dayIn(message, today);
  if (!date) return commandReply('which-day', seed);
  if (date < today) return commandReply('past-day', seed);
  const choices = possible
    .slice(0, NAMED_AT_ONCE)
    .map(({ goal, index, title }) =>
      choiceOf(`Move “${title}” to ${dayInWords(date)}`, { kind: 'move', goal, index, date }),
    );
  return {
    message: `To ${dayInWords(date)}. ${possible.length === 1 ? 'Shall I move it?' : 'Which step shall I move?'}`,
    choices: [...choices, asChoice('Leave it')],
  };
}
