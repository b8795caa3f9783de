import { FIRST_WORDS } from '#worker/adapters/built-in-coach/planner/beginner.ts';
import { firstOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { countOf } from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { nounAfter } from '#worker/adapters/built-in-coach/planner/reading/own-words.ts';

/** A blog or newsletter: a post before a design, one reader before a public, a rhythm that can be kept. */
export function blogText(goal: PlannerGoal): KindText {
  const thing = /\b(newsletter|substack)\b/.test(goal.plainTitle) ? 'newsletter' : 'blog';
  const post = thing === 'newsletter' ? 'issue' : 'post';
  const an = post === 'issue' ? 'an' : 'a';
  const about = nounAfter(
    goal.title,
    /\b(?:blog|newsletter|substack|posts?)\s+(?:about|on)\s+/i,
    true,
  );
  const it = `your ${thing}${about ? ` on ${about}` : ''}`;
  const words = firstOf(goal, 'words', FIRST_WORDS);
  const minutes = firstOf(goal, 'min', 40);
  const posts = Math.max(2, Math.min(26, Math.round(goal.dayOf(6) / 12)));
  return {
    stages: [
      {
        title: `${an === 'an' ? 'An' : 'A'} ${post} of ${words} words in rough, and the one person it is for`,
        why: 'Writing to one person you know gives you a tone; writing to everyone gives you a brochure.',
        know: 'you can name the person and the question of theirs that it answers.',
        tasks: [
          `Name one reader and list five questions they would ask you${about ? ` about ${about}` : ''}.`,
          `Answer the first in ${words} words, in ${countOf(minutes, 'minute')}, as if in a letter.`,
        ],
        ifThen: 'When something makes me explain at length, then I note the question on my list.',
      },
      {
        title: `The first ${post} published, in the plainest form there is`,
        why: 'A design can be changed under a text; the other way round there is only a design.',
        know: 'one person has read it and answered.',
        tasks: [
          'Choose a ready-made service and its plainest look, within an hour.',
          `Publish the ${post} and send it to three people by hand with one question.`,
        ],
        ifThen: 'If I look for another theme, then I close the window and write a headline.',
      },
      {
        title: `${Math.max(2, Math.round(posts * 0.3))} ${post}s out, and a rhythm you have kept`,
        why: 'A rhythm you can keep on a bad week is the right one, and readers learn to expect it.',
        know: `each was out on its day, give or take one.`,
        tasks: [
          `Choose a day for new ${post}s and halve the frequency you first think of.`,
          `Keep two ${post}s in rough ahead of the next one.`,
          'Write down which hour of the day the sentences came.',
        ],
        ifThen: `If the day comes and nothing is ready, then I publish 150 words on one question.`,
      },
      {
        title: `${Math.max(3, Math.round(posts / 2))} ${post}s out, one of them with a reader’s question in it`,
        why: 'Answers from readers are the cheapest source of subjects, and they have to be asked for.',
        know: 'at least three readers have written something back.',
        tasks: [
          `End each ${post} with one question that can be answered in a line.`,
          'Ask two readers what they would have skipped.',
          `Write down which ${post} was shared or answered most, and a guess why.`,
        ],
        ifThen: 'If nobody answers, then I send it to one person and ask for one sentence.',
      },
      {
        title: 'One text in front of other people’s readers',
        why: 'Readers are mostly found where they are already.',
        know: 'it is out there, and some of its readers have come over.',
        tasks: [
          'Offer a guest text or a conversation to two people who write for similar readers.',
          `Link your three best ${post}s from one page for those who are new.`,
        ],
        ifThen: 'If I am turned down, then I ask what would suit them and offer that.',
      },
      {
        title: `${posts} ${post}s out`,
        why: 'By now the old ones do part of the work, and the pattern in them shows what this is about.',
        know: 'you can say in a sentence what people come for.',
        tasks: [
          `Revise the three oldest ${post}s with what you know now.`,
          'Count readers once a month and answers once a week.',
        ],
        ifThen:
          'If the figures pull me in, then I look at them on the first of the month and on no other day.',
      },
      {
        title: `A look through ${it}, and the shape of the next season`,
        why: 'Ending a season on purpose makes it possible to begin another.',
        know: 'you have chosen to go on, to go on less often, or to end it well.',
        tasks: [
          `Choose your best ${post} and write down what made it work.`,
          'Tell readers what comes next and when.',
        ],
        ifThen: 'When a new season begins, then I write two ahead before I announce it.',
      },
    ],
    short: {
      title: `Two ${post}s published and answered by someone`,
      why: 'The second one is where a single text becomes a habit.',
      know: 'two people have written something back.',
      tasks: [
        `Publish the first ${post} as it is within three days.`,
        'Write the second from a question that the first one raised.',
        'Write down what took longest.',
      ],
      ifThen:
        'If I hesitate over the button, then I send it to one reader and publish after their answer.',
    },
    sprint: {
      opening: `${words} words in rough, for one reader`,
      result: `one ${post}, published and sent to three people`,
      begin: `Name one reader, and answer one question of theirs in ${words} words.`,
      improve: 'Read it aloud, cut a fifth, and publish it in the plainest form there is.',
    },
    result: `${goal.span < 21 ? 'two' : posts} ${post}s published`,
    smallest: 'I write five sentences and leave them for tomorrow',
  };
}
