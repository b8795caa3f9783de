import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  articleFor,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { nounAfter } from '#worker/adapters/built-in-coach/planner/reading/own-words.ts';

/** A new job: talk to people, apply with evidence, practise interviews; only one's own half is promised. */
export function jobText(goal: PlannerGoal): KindText {
  const role = nounAfter(
    goal.title,
    /\b(?:become|work as|job as|role as|position as|hired as)\s+(?=an?\s)/i,
  );
  const field = role ? undefined : nounAfter(goal.title, /\b(?:into|career in|job in|work in)\s+/i);
  const doing = role
    ? `who works as ${articleFor(role)} ${role}`
    : field
      ? `who works in ${field}`
      : 'who does the work you want';
  const adverts = role
    ? `adverts for ${articleFor(role)} ${role}`
    : field
      ? `adverts in ${field}`
      : 'adverts you would answer';
  const sent = Math.min(20, Math.max(3, Math.round(goal.dayOf(6) / 6)));
  const often = goal.namedDays ?? 3;
  return {
    stages: [
      {
        title: `Five ${adverts}, with their common demands underlined`,
        why: 'What five employers ask for in the same words is what your papers have to answer.',
        know: 'three demands stand on a card, each with an example of yours or a gap beside it.',
        tasks: [
          `Collect five ${adverts} and underline what they share.`,
          'Write beside each demand one thing you did that shows it, or the word “gap”.',
        ],
        ifThen:
          'When I sit down with my first coffee, then I work on this for 20 minutes before I open any mail.',
      },
      {
        title: `Three talks, at least one with someone ${doing}`,
        why: 'Many posts are filled through people, and a talk tells you what adverts leave out.',
        know: 'you know what a Tuesday looks like there, and one more name.',
        tasks: [
          'Ask each of them for 20 minutes about an ordinary week, by a message of four lines.',
          'Close each talk with one question: whom else should I speak to?',
          'Write down what you heard twice.',
        ],
        ifThen:
          'If I hesitate to write to a stranger, then I ask for 15 minutes and name the one question I have.',
      },
      {
        title: 'A CV that answers the three demands in its top third',
        why: 'A first reading takes less than a minute; what is not at the top is not read.',
        know: 'someone reads it for 30 seconds and can tell you what you want and why you.',
        tasks: [
          'Rewrite the top third with results: what you did, how, and what came of it.',
          'Ask two people to read it for 30 seconds and say what stayed.',
        ],
        ifThen:
          'If I cannot find a result with a number, then I write what was different afterwards and for whom.',
      },
      {
        title: `${Math.max(2, Math.round(sent / 2))} applications sent, each with one sentence only that employer could get`,
        why: 'Few and fitting gets more answers than many and general, and costs less heart.',
        know: 'you could say why each of them, without looking.',
        tasks: [
          `Work on applications ${timesAWeek(often)} for an hour, one at a time.`,
          'Keep a list: sent, answer, next step, whom to ask.',
          'Write down what each refusal could teach, or that it could not.',
        ],
        ifThen:
          'If a refusal arrives, then I note it, get up for five minutes, and send the next thing on the list.',
      },
      {
        title: 'One gap closed enough to show',
        why: 'A small finished thing answers “have you done this?” better than a certificate in progress.',
        know: 'there is something to show: a page, a piece of work, a reference.',
        tasks: [
          'Choose the gap that came up most, and a piece of work of ten hours that shows it.',
          'Show the result to one person in the trade and ask what is missing.',
        ],
        ifThen: 'If the course grows longer, then I stop at the part I can show.',
      },
      {
        title: `${sent} applications sent and two interviews rehearsed aloud`,
        why: 'The number you send is yours to decide; the answers are not, so the plan counts what is yours.',
        know: 'your five stories take two minutes each and end with a result.',
        tasks: [
          'Prepare five stories: a success, a failure, a conflict, a change, a thing learnt.',
          'Rehearse with someone who interrupts, and record one answer.',
          'Write to everyone you have spoken to, with one line on where you stand.',
        ],
        ifThen:
          'If an interview goes badly, then I write down the two questions that hurt and prepare those.',
      },
      {
        title: 'An offer weighed, or the search adjusted on evidence',
        why: 'No offer is also a result, if you know where the answers stopped coming.',
        know: 'you have a decision, or one sentence about what changes in the next round.',
        tasks: [
          'Compare what you found with what you want, in writing: work, people, pay, way there.',
          'Count at which step most applications ended, and change that step.',
          'Thank those who helped most and tell them how it went.',
        ],
        ifThen:
          'When an offer comes, then I sleep on it for a night and ask one question about pay.',
      },
    ],
    short: {
      title: 'A rewritten CV, two talks and three applications sent',
      why: 'That is the part of a search which lies in your hands and fits into these days.',
      know: 'three people who decide have your papers, and two who know the field have your name.',
      tasks: [
        `Talk to two people in the field: someone ${doing}, and someone who hires for it.`,
        'Rewrite the top third of your CV for the first advert, and send three applications.',
        'Write down which demand you could not answer yet.',
      ],
      ifThen:
        'If the CV will not come right, then I send the best version I have by the third evening.',
    },
    sprint: {
      opening: 'Three adverts read, their demands underlined',
      result: 'a CV for one advert, and one application sent',
      begin: 'Find three adverts you would answer and underline what they share.',
      improve: 'Rewrite the top third of your CV for one of them, have it read once, and send it.',
    },
    result:
      goal.span < 21
        ? 'a rewritten CV, two talks and three applications'
        : `${sent} good applications and five rehearsed stories`,
    smallest: 'I write to one person and stop there',
  };
}
