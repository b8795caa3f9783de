/**
 * How long things people write may be, in characters, and how many of a kind there may be. For
 * contracts and screens.
 */
export const CONTACT_MESSAGE_MAX = 5000;
export const CHAT_MESSAGE_MAX = 4000;
export const JOURNAL_ENTRY_MAX = 20_000;
/** A note that Eden is to keep in mind, and how many of them. */
export const COACH_NOTE_MAX = 300;
export const COACH_NOTES_MAX = 20;
/** What was kept of a guided session: how long it may be, and how many of them are listed. */
export const KEPT_MAX = 40_000;
export const KEPT_SHOWN = 100;
/** Notes beside a learning unit, and what is written in one of its exercises. */
export const NOTES_MAX = 10_000;
export const WRITTEN_MAX = 5_000;
/** The note left with a shared goal. */
export const SHARE_NOTE_MAX = 500;
/** Of a goal's plan: its milestones, and the tasks of one. */
export const MAX_MILESTONES = 20;
export const MAX_TASKS = 10;
export const TASK_MAX = 300;
/** How many if-thens one goal has at most, and how long each of their two parts may be. */
export const IF_THENS_MAX = 12;
export const IF_THEN_MAX = 200;
/** So many days back a day of a rhythm can be answered, and its answer is kept. */
export const ANSWERS_KEPT_DAYS = 400;
