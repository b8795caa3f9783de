import pages from '#worker/generated/topics.json' with { type: 'json' };
import type { Topic } from './labels.ts';
import type { CoachQuestion } from './questions.ts';

/** Something to try, given only to somebody who asked for an idea. */
export interface Idea {
  text: string;
  /** “author year: finding”, or “Practice: …”. */
  source: string;
  /** The unit of the library that says it better. */
  unit?: number;
}

/** A page of `content/eden/topics`, checked by `scripts/content/topics.ts`. */
export interface TopicPage {
  id: Topic;
  /** Follows “Is it about”, and is what a button says. */
  title: string;
  /** The guided session to offer. */
  session?: string;
  reflections: string[];
  questions: CoachQuestion[];
  ideas: Idea[];
  nextQuestions: CoachQuestion[];
}

export const TOPIC_PAGES = pages as unknown as readonly TopicPage[];

/** The page of a topic; each has one. */
export const pageOf = (topic: Topic) => TOPIC_PAGES.find(({ id }) => id === topic) as TopicPage;

/** The topic that a message names by its whole title, as the button for it does. */
export const topicTitled = (message: string): Topic | undefined =>
  TOPIC_PAGES.find(({ title }) => title.toLowerCase() === message.trim().toLowerCase())?.id;
