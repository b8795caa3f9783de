/**
 * The sentences of a person's journey, by event; `{title}` is replaced by the goal, step or path.
 */
export const EVENT_SENTENCES = {
  goal_completion: 'Completed “{title}”',
  milestone_reached: 'Reached “{title}”',
  learning_milestone: 'Finished the path “{title}”',
} as const;
