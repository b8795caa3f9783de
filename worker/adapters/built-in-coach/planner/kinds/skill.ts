import { FIRST_PRACTICE_MINUTES } from '#worker/adapters/built-in-coach/planner/beginner.ts';
import { firstOf, usualOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  countOf,
  sittingsIn,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { learnsToSwim } from '#worker/adapters/built-in-coach/planner/quantities/endurance-target.ts';
import { subjectOf } from '#worker/adapters/built-in-coach/planner/reading/own-words.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

/** Skills that should not be tried alone for the first time. */
const RISKY =
  /\b(swim|drive|driving|dive|diving|scuba|fly(ing)?( a| an)? (plane|aircraft|helicopter)|pilot|skydiv|paraglid|climb|ski|skiing|snowboard|surf|motorcycle|motorbike|weld|chainsaw|shoot|sail|kitesurf|box|boxing|forag|mushroom|electrician|first aid|wiring|horse|trapeze)/;

/** Any skill the planner has no words for: a learning goal, so questions and attempts before results. */
export function skillText(goal: PlannerGoal): KindText {
  const subject = subjectOf(goal.title);
  const it = subject ?? (learnsToSwim(goal) ? 'swimming' : 'this skill');
  const often = goal.namedDays ?? 3;
  const sitting = firstOf(goal, 'min', FIRST_PRACTICE_MINUTES);
  const guided = RISKY.test(goal.plainTitle);
  const begin = guided
    ? 'Book a first hour with someone qualified, and ask what beginners get wrong.'
    : `Try ${subject ? it : 'it'} in one sitting, with what you have, and keep the result.`;
  const named = subject ? '' : ` for ${goal.quoted}`;
  return {
    stages: [
      {
        title: guided
          ? `A first hour of ${it} with someone qualified beside you`
          : `A first attempt${subject ? ` at ${it}` : named}, kept as it is`,
        why: 'An attempt shows what you need to learn; a reading list shows what there is to learn.',
        know: guided
          ? 'you know what to practise alone and what only with somebody there.'
          : 'you have a result, a photograph or a recording with a date on it.',
        tasks: [begin, 'List three things you did not know how to do.'],
        ifThen: guided
          ? 'When I have cleared the table in the evening, then I go through what I was shown for ten minutes.'
          : `When I have cleared the table in the evening, then I practise for ${countOf(sitting, 'minute')} before I sit down elsewhere.`,
      },
      {
        title: `${upperFirst(it)} taken apart into five smaller skills`,
        why: 'A large skill cannot be practised; a small one can be, this evening.',
        know: 'someone who can do it agrees with four of the five.',
        tasks: [
          'Ask someone who can do it, or look at two courses, and list the five parts they share.',
          `Practise ${timesAWeek(often)}, the most used part first.`,
          'Choose one teacher, book or course and leave the rest shut.',
        ],
        ifThen:
          'If I look for another course, then I go back to the one I have and do its next exercise.',
      },
      {
        title: `One part of ${it}, done three times running`,
        why: 'Three times running is the difference between having it and having been lucky.',
        know: 'you could show someone how you do it, and why.',
        tasks: [
          'Choose the part you need most often, and repeat it slowly with a check after each attempt.',
          'Find one example of it done well and compare.',
          'Write down the mistake that comes back, and one change to try.',
        ],
        ifThen: 'If I fail three times in a row, then I halve the task and do the half.',
      },
      {
        title: `${upperFirst(it)} from start to finish on a small scale, seen by someone who knows more`,
        why: 'Parts fit together differently than they look alone, and somebody else sees where.',
        know: 'you have one remark you understood and have acted on.',
        tasks: [
          'Choose a small real task that needs several of its parts, and finish it.',
          'Ask someone who knows more for one thing to keep and one to change.',
          'Write down how your idea of the skill has changed since the first attempt.',
        ],
        ifThen:
          'If a remark stings, then I write it down and decide the next day what is right about it.',
      },
      {
        title: 'The part you have avoided, practised in four short sittings',
        why: 'The avoided part is usually the one that holds the others back.',
        know: 'it is no longer the part you would rather not show.',
        tasks: [
          'Choose the part you skip and give it ten minutes at the start of four sittings.',
          'Explain one part to somebody who cannot do it yet.',
        ],
        ifThen:
          'If I am bored with practice, then I make it a little harder or use it on something I need.',
      },
      {
        title: `The real thing: ${it}, for or with somebody else`,
        why: 'Doing it for someone brings in everything that practice leaves out.',
        know: 'they saw, heard, used or joined in with it, and you know what they made of it.',
        tasks: [
          'Choose an occasion with a date and a person.',
          'Do it once as a trial, in full, and once for real.',
        ],
        ifThen:
          'If I am nervous beforehand, then I go through the first two steps in my head and begin.',
      },
      {
        title: 'The first attempt repeated, beside the old one',
        why: 'The same task twice is the fairest measure there is.',
        know: 'you can name three differences and what made each.',
        tasks: [
          'Repeat exactly what you did on the first day, and lay both results side by side.',
          'Write down which way of practising helped most, and what to learn next.',
        ],
        ifThen:
          'When this plan is over, then I keep one sitting a week on the day that worked best.',
      },
    ],
    short: {
      title: `${upperFirst(countOf(sittingsIn(goal.dayOf(6), 5), 'sitting'))} done, and ${it} once from start to finish`,
      why: 'In two weeks one small thing done whole teaches more than the basics of everything.',
      know: 'you can do it again without looking anything up.',
      tasks: [
        'Choose the smallest version that is still the whole thing.',
        `Practise on five days a week for ${countOf(usualOf(goal, 'min', 25), 'minute')}, and ask someone to look once.`,
        'Write down each evening what to do differently next time.',
      ],
      ifThen: 'If I get stuck, then I write the question down and ask someone the same day.',
    },
    sprint: {
      opening: guided
        ? 'A first hour with someone qualified, booked'
        : subject
          ? `A first attempt at ${it}`
          : 'A first attempt',
      result: `${it} from start to finish on a small scale, twice`,
      begin: begin,
      improve:
        'Choose the smallest version that is still the whole thing, do it, change one thing, and do it again.',
    },
    result: `${it} from start to finish, on a small scale`,
    smallest: 'I practise for five minutes and count the day',
  };
}
