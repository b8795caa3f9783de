import { FIRST_SITTING_MINUTES } from '#worker/adapters/built-in-coach/planner/beginner.ts';
import { firstOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  countOf,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { readSatMinutes } from '#worker/adapters/built-in-coach/planner/quantities/daily-target.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

/** A meditation practice: a place and a cue first, minutes later, and a way back after a gap. */
export function meditationText(goal: PlannerGoal): KindText {
  const often = goal.namedDays ?? 7;
  const { from, reachable: full } = readSatMinutes(goal);
  const first = firstOf(goal, 'min', FIRST_SITTING_MINUTES);
  // A minute more a week at least, so that long plans do not wait half a year for what is there in two months.
  const minutes = (stage: number) =>
    Math.min(
      full,
      Math.max(
        from + Math.floor(goal.dayOf(stage) / 7),
        Math.round(from + (full - from) * goal.shareAt(stage)),
      ),
    );
  const five = Math.max(from, Math.min(5, full));
  const three = countOf(first, 'minute');
  const days = (stage: number) =>
    Math.max(2, Math.round((goal.dayOf(stage) * Math.min(often, 6)) / 7));
  const anchor = goal.pick('anchor', [
    'the breath at the nostrils',
    'the rise and fall of the belly',
    'the weight of your hands in your lap',
  ]);
  return {
    stages: [
      {
        title: `A first sitting of ${three}, in the place where you will sit`,
        why: 'A place and a fixed moment do more for a daily practice than a long first session.',
        know: 'the cushion or chair stays there, and a mark on paper stands for the first day.',
        tasks: [
          'Choose the place and the moment: right after something you already do every day.',
          `Sit for ${three} by a timer and notice ${anchor}; when the mind goes elsewhere, come back.`,
          'Hang a sheet of paper nearby and mark the day.',
        ],
        ifThen: `When I have brushed my teeth in the morning, then I sit down for ${three} before I touch the phone.`,
      },
      {
        title: `${countOf(days(2), 'day')} marked on paper, the latest of ${countOf(minutes(2), 'minute')}`,
        why: 'At this stage the sitting down is what is practised; how it goes inside does not count.',
        know: 'on most days you sat before you had decided whether to.',
        tasks: [
          `Sit ${timesAWeek(often)} after the same cue, ${countOf(minutes(2), 'minute')} by the timer.`,
          'Count ten breaths, begin again at one, and begin again at one whenever the count is lost.',
        ],
        ifThen: `If the morning has got away from me, then I sit ${three} on the edge of the bed at night.`,
      },
      {
        title: `${countOf(minutes(3), 'minute')} at a stretch, with the wandering noticed and not fought`,
        why: 'Noticing that you were away is the exercise itself, not its failure.',
        know: 'you can say in one word where the mind went most often.',
        tasks: [
          'Give each wandering a one-word label, such as “planning” or “itch”, and come back.',
          'Read or hear one short introduction by a teacher, and try one instruction of it.',
          'Write down in a line after every third sitting what pulled hardest.',
        ],
        ifThen:
          'If I think that I am bad at this, then I label it “judging” and go back to the breath.',
      },
      {
        title: `${countOf(days(4), 'day')} marked, one of them on a bad day`,
        why: 'A practice that survives a bad day is yours; the perfect series is only luck so far.',
        know: 'there is at least one mark on a day on which you did not feel like it.',
        tasks: [
          'Decide beforehand on the short form for bad days: ten breaths, sitting, eyes closed.',
          'Write down what was true of the days you missed: hour, place, company.',
          'Move the cue if more than half the misses had the same cause.',
        ],
        ifThen:
          'If I missed yesterday, then I sit today for the short form and do not make up the rest.',
      },
      {
        title: 'One pause a day taken off the cushion',
        why: 'The use of it shows in queues and arguments, and that too has to be practised.',
        know: 'you remember one moment this week that you met a breath later than usual.',
        tasks: [
          'Choose one daily moment, such as a red light or a kettle, for three breaths with nothing else.',
          'Sit once with others, in a group near you or online.',
        ],
        ifThen: 'When a message annoys me, then I take three breaths before I type.',
      },
      {
        title: `${countOf(full, 'minute')} a day as the ordinary thing`,
        why: 'By now the cue does most of the work, and leaving it out feels like an unlocked door.',
        know: 'in the last fortnight you sat on at least ten days without a reminder.',
        tasks: [
          `Sit ${countOf(full, 'minute')} with the timer out of sight, the end bell being all you need.`,
          'Try one sitting a week without any guidance, if you have been using an app.',
        ],
        ifThen:
          'If I am travelling, then I sit on the bed of wherever I am right after brushing my teeth.',
      },
      {
        title: 'The sheet of marks read through, and the form of the next months chosen',
        why: 'Looking at the gaps and how you came back from them tells you what to keep.',
        know: 'one sentence says when, where and how long you sit from now on.',
        tasks: [
          'Count the marks and the returns after a gap, and write down which cue worked.',
          'Choose between the same length, a longer sitting at the weekend, or a group.',
        ],
        ifThen: `When I have had a whole week off, then I begin again with ${three} at the old place.`,
      },
    ],
    short: {
      title: `${upperFirst(countOf(five, 'minute'))} on most days, at the same place and after the same cue`,
      why: 'These days are for finding the cue that works for you; minutes can come later.',
      know: 'you can name the cue that got you to sit, and the one that did not.',
      tasks: [
        `Sit ${timesAWeek(often)} for ${countOf(five, 'minute')} and mark the day at once.`,
        'Change the moment after three misses, and leave the place as it is.',
        'Write down where the mind went most often, in one word a day.',
      ],
      ifThen: 'If I have only a minute, then I sit for ten breaths and mark the day.',
    },
    sprint: {
      opening: `${upperFirst(three)} of sitting, done and marked`,
      result: `a sitting of ${countOf(five, 'minute')} at your own place, after a fixed cue`,
      begin: `Sit for ${three} by a timer and notice ${anchor}.`,
      improve: `Choose the daily cue, sit for ${countOf(five, 'minute')} after it, and mark the day on paper.`,
    },
    result:
      goal.span < 21
        ? `${countOf(five, 'minute')} on most days, after a fixed cue`
        : `${countOf(full, 'minute')} a day as the ordinary thing`,
    smallest: 'I sit for ten breaths and mark the day',
  };
}
