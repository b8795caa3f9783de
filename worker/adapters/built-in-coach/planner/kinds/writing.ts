import {
  FIRST_WORDS,
  FIRST_WRITING_MINUTES,
} from '#worker/adapters/built-in-coach/planner/beginner.ts';
import { firstOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  countOf,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import {
  rampTo,
  writeNumber,
} from '#worker/adapters/built-in-coach/planner/quantities/quantities.ts';
import { nounAfter } from '#worker/adapters/built-in-coach/planner/reading/own-words.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import { readLength } from '#worker/adapters/built-in-coach/planner/text-length.ts';

const WORKS =
  /\b(?:novella|novel|memoir|screenplay|thesis|dissertation|term paper|short stor(?:y|ies)|essays?|poems?|poetry|book|paper|article|report)\b/;
/** Several works are planned as one collection, which takes a singular verb. */
const PLURAL = /^(?:short stories|essays|poems|poetry)$/;
const SCHOLARLY = /\b(thesis|dissertation|paper|article|report|essay)\b/;

/** "your thesis on bees", from the title; "your text" when no work is named. */
function readWork(goal: PlannerGoal): string {
  const work = WORKS.exec(goal.plainTitle)?.[0] ?? (WORKS.exec(goal.plainText)?.[0] || 'text');
  const about = nounAfter(goal.title, new RegExp(`\\b${work}\\s+(?:on|about)\\s+`, 'i'), true);
  const named = PLURAL.test(work) ? `collection of ${work === 'poetry' ? 'poems' : work}` : work;
  return `your ${named}${about ? ` on ${about}` : ''}`;
}

/** A long text: a bad first draft in fixed sittings, a reader early, revision with its own time. */
export function writingText(goal: PlannerGoal): KindText {
  const it = readWork(goal);
  const length = readLength(goal);
  const scholarly = SCHOLARLY.test(it);
  const often = goal.namedDays ?? 4;
  const at = (stage: number, otherwise: string) =>
    length
      ? `${writeNumber(length.there + rampTo(length.reachable - length.there, goal.shareAt(stage)))} ${length.unit} of ${it}, rough`
      : otherwise;
  const sittings = Math.max(1, (goal.dayOf(6) * often) / 7);
  const needed =
    length?.unit === 'words'
      ? Math.min(
          2000,
          Math.max(100, Math.ceil((length.reachable - length.there) / sittings / 50) * 50),
        )
      : undefined;
  const asked = goal.quantities.find(
    ({ unit, role, per }) => unit === 'words' && role === 'target' && per === 'day',
  );
  const daily = asked?.value ?? needed;
  const portion = daily
    ? `about ${writeNumber(daily)} words a sitting`
    : 'one page a sitting, good or bad';
  const firstWords = firstOf(goal, 'words', FIRST_WORDS);
  const firstMinutes = firstOf(goal, 'min', FIRST_WRITING_MINUTES);
  const page = firstWords < FIRST_WORDS ? `${firstWords} words` : 'one page';
  const says = firstWords < FIRST_WORDS ? 'say' : 'says';
  const poetic = /\bpoem/.test(it);
  const core = scholarly
    ? 'the question, your answer to it, and what it rests on'
    : poetic
      ? 'what you have seen, whom it is said to, and what stays unsaid'
      : 'who wants what, what stands in the way, and how it ends';
  const piece = scholarly ? 'section' : poetic ? 'poem' : 'scene';
  return {
    stages: [
      {
        title: `${upperFirst(page)} that ${says} what ${it} is about, and ${poetic ? 'its first lines' : 'a first paragraph'}`,
        why: 'A page you can disagree with is a better start than an outline you admire.',
        know: 'someone who reads it can say in a sentence what comes.',
        tasks: [
          `Write ${page} in ${countOf(firstMinutes, 'minute')}: ${core}.`,
          `Write ${poetic ? 'six first lines' : 'a first paragraph'} you are allowed to throw away.`,
        ],
        ifThen: 'When I sit down at the table, then I write one sentence before I read anything.',
      },
      {
        title: at(2, `The list of ${piece}s, and the two most certain ones in rough`),
        why: `Beginning with the ${piece}s you can see already keeps the blank ones for later, when you know more.`,
        know: `every ${piece} has one line on a card, and two have become pages.`,
        tasks: [
          `Write ${timesAWeek(often)} at a fixed hour, ${portion}.`,
          `List the ${piece}s on cards and write the two you see most clearly.`,
          'Leave a note at the end of each sitting on what comes next.',
        ],
        ifThen: 'If I begin to polish, then I put a bracket there and write the next sentence.',
      },
      {
        title: at(3, 'A third of the draft, holes included'),
        why: 'Holes in brackets cost nothing now; stopping at each of them costs the draft.',
        know: 'it runs from its beginning to where you are, with brackets where something is missing.',
        tasks: [
          scholarly
            ? 'Write what you know and put “[source]” where you do not.'
            : 'Write past what you do not know, with “[find out]” in its place.',
          'Count at the end of each week and write the figure on the wall.',
        ],
        ifThen:
          'If I have missed a sitting, then I write 100 words the next day and do not make up the rest.',
      },
      {
        title: at(4, `Half of the draft, and one ${piece} read by somebody else`),
        why: 'One reader now saves you writing the second half for nobody in particular.',
        know: 'the reader told you where they wanted to go on and where they stopped.',
        tasks: [
          `Give one ${piece} to a reader with two questions: where were you lost, where did you want more?`,
          'Write down what the draft has become that the first page did not foresee.',
          'Choose what of the plan to change, in ten lines, and go on from where you are.',
        ],
        ifThen:
          'If a remark makes me want to start over, then I note it on the card and go on in the middle.',
      },
      {
        title: at(5, 'Three quarters of the draft, the hardest part among them'),
        why: 'The part that has been put off longest is usually the one on which the rest depends.',
        know: 'the part you avoided exists, however clumsily.',
        tasks: [
          'Write the part you avoid, three times 25 minutes, with the door shut.',
          'Ask somebody who has been through it how they got past that part.',
        ],
        ifThen:
          'If I am stuck, then I write a letter that explains to a friend what the passage should do.',
      },
      {
        title: length
          ? `${writeNumber(length.reachable)} ${length.unit}: the whole draft of ${it}`
          : `The whole draft of ${it}, from first to last line`,
        why: 'Only a whole can be revised; until then every sentence is provisional.',
        know: 'you can print it and read it through without meeting an empty page.',
        tasks: [
          'Write the end before the last gaps, so that the gaps know where they lead.',
          'Fill or cut every bracket.',
          'Leave it alone for three days once it is whole.',
        ],
        ifThen:
          'If the end will not come, then I write three versions of one paragraph each and keep one.',
      },
      {
        title: `A revised ${it.replace('your ', '')}, out of your hands`,
        why: 'Reading aloud, cutting and handing over need days of their own, which is what the time after the draft is for.',
        know: 'it has gone to the person or place it was written for.',
        tasks: [
          'Read it aloud and cut every tenth sentence.',
          scholarly
            ? 'Check sources, figures and formal rules from a list.'
            : 'Give it to one reader and change the places at which they stopped.',
          'Write down how you got through the worst week, for the next text.',
        ],
        ifThen: 'When I want to change one more word, then I send it and note the word.',
      },
    ],
    short: {
      title: length
        ? `${writeNumber(length.reachable)} ${length.unit}, from beginning to end, in rough`
        : `A rough version of ${it}, short and whole`,
      why: 'Short and whole can be improved in an hour; long and half cannot.',
      know: 'it has a last sentence.',
      tasks: [
        `Write every day at the same hour, ${portion}.`,
        'Give the rough version to one reader with one question.',
        'Write down after each sitting what comes next.',
      ],
      ifThen: 'If I have only ten minutes, then I write the next three sentences by hand.',
    },
    sprint: {
      opening: `${upperFirst(page)} in rough, written in ${countOf(firstMinutes, 'minute')}`,
      result:
        length?.unit === 'words'
          ? `${writeNumber(length.reachable)} words in rough, with a beginning and an end`
          : asked || firstWords < FIRST_WORDS
            ? `${writeNumber(Math.min(asked?.value ?? 600, firstWords * 2))} words of ${it}, with a beginning and an end`
            : `two pages of ${it}, with a beginning and an end`,
      begin: `Write ${page} in ${countOf(firstMinutes, 'minute')} without going back: ${core}.`,
      improve: `Write in sittings of ${countOf(firstMinutes, 'minute')}, put brackets round what is missing, and give it a last sentence.`,
    },
    result: length
      ? `${writeNumber(length.reachable)} ${length.unit} in rough`
      : `a rough version of ${it}, short and whole`,
    smallest: 'I write three sentences and count the day',
  };
}
