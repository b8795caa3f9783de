/**
 * The sentence of each kind of activity. The database inserts the title as it is at that moment.
 */
export const SENTENCES = {
  goal_created: 'Set the goal “{title}”',
  goal_completed: 'Completed the goal “{title}”',
  milestone_reached: 'Reached “{title}”',
  plan_changed: 'Changed the plan of “{title}”',
  goal_let_go: 'Let go of “{title}”',
  goal_shared: 'Shared the goal “{title}”',
  journal_entry: 'Wrote in the journal of “{title}”',
  free_entry: 'Wrote in the journal',
  cheer_sent: 'Left an encouraging note',
  unit_completed: 'Finished “{title}”',
  path_completed: 'Finished the path “{title}”',
  review_finished: 'Finished the day’s review',
  micro_content_done: 'Did a small practice',
  assessment_taken: 'Took the mindset assessment',
  check_in: 'Did a quick check-in',
  talked_with_eden: 'Talked with Eden',
} as const;

export type DescribedActivity = keyof typeof SENTENCES;
