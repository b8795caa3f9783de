/** What a person's journey says of an event; `{title}` stands for the goal, step or path. */
export const EVENT_SENTENCES = {
  goal_completion: 'Completed “{title}”',
  milestone_reached: 'Reached “{title}”',
  learning_milestone: 'Finished the path “{title}”',
} as const;
