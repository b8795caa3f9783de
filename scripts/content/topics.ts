import * as z from 'zod/mini';
import {
  LISTENING,
  type Listening,
} from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import { TOPICS } from '#worker/lib/talk/labels.ts';
import { ASKS_FOR } from '#worker/lib/talk/questions.ts';
import type { TopicPage } from '#worker/lib/talk/topic-pages.ts';
import { ContentProblems, prose, readContent } from './read.ts';
import { readSessions } from './sessions.ts';

const words = (most: number) =>
  prose(5, 600).check(
    z.refine((text) => text.split(/\s+/).length <= most, `has more than ${most} words`),
  );
const some = (least: number, most: number) =>
  z.array(words(most)).check(z.minLength(least, `fewer than ${least}`));

/** Words of at most 22, tagged by what they ask for. */
export const AskedQuestion = z.strictObject({ asks: z.enum(ASKS_FOR), text: words(22) });
const asked = (least: number) =>
  z.array(AskedQuestion).check(z.minLength(least, `fewer than ${least}`));

const Page = z.strictObject({
  id: z.enum(TOPICS),
  title: prose(3, 60),
  session: z.optional(z.string()),
  reflections: some(8, 26),
  questions: asked(8),
  ideas: z
    .array(
      z.strictObject({
        text: words(50),
        source: z.string().check(z.minLength(8, 'is no source')),
        unit: z.optional(z.int().check(z.positive())),
      }),
    )
    .check(z.minLength(4, 'fewer than 4')),
  nextQuestions: asked(6),
});

const filled = z.array(words(35)).check(z.minLength(1, 'is empty'));
const Lines = z.strictObject({
  listen: asked(10),
  ...(Object.fromEntries(LISTENING.map((name) => [name, filled])) as Record<
    Listening,
    typeof filled
  >),
});

/** What Eden says about each topic. @throws ContentProblems naming file and field. */
export function readTopics(): TopicPage[] {
  const sessions = readSessions().map(({ id }) => id);
  const pages = TOPICS.map((topic) => readContent(`eden/topics/${topic}.yaml`, Page) as TopicPage);
  const problems = pages.flatMap(({ id, session }, index) => [
    ...(id === TOPICS[index] ? [] : [`eden/topics/${TOPICS[index]}.yaml: id: is ${id}`]),
    ...(session === undefined || sessions.includes(session)
      ? []
      : [`eden/topics/${id}.yaml: session: there is no session ${session}`]),
  ]);
  if (problems.length > 0) throw new ContentProblems(problems);
  return pages;
}

/** What Eden says where she listens. @throws ContentProblems */
export const readListening = () => readContent('eden/listening.yaml', Lines);
