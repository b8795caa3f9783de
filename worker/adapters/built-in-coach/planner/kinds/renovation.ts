import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { readPlace } from '#worker/adapters/built-in-coach/planner/reading/read-place.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

/** A renovation: scope and money first, one finished corner, order of trades, a list of defects. */
export function renovationText(goal: PlannerGoal): KindText {
  const it = readPlace(goal, 'the room');
  return {
    stages: [
      {
        title: `${upperFirst(it)} measured, photographed and described as you want it`,
        why: 'Measurements and photographs settle most later questions, and take an hour.',
        know: 'a stranger could name the three most important changes from your sheet.',
        tasks: [
          'Measure and photograph everything, hidden corners included.',
          'Write two lists: what must change, what would be nice.',
        ],
        ifThen: 'When I see a picture I like, then I note the one thing in it that I mean.',
      },
      {
        title: 'A figure for the money and a list in the order of work',
        why: 'Dirty before clean, hidden before visible: the order saves doing things twice.',
        know: 'each line has what, who, how long and about how much, with a fifth added.',
        tasks: [
          'List every step in order: out, pipes and wires, walls, floor, paint, fittings.',
          'Ask two people for prices on whatever you will not do yourself.',
          'Add a fifth to time and money, and cut from the second list until it fits.',
        ],
        ifThen: 'If a price shocks me, then I ask what would make it a third less.',
      },
      {
        title: 'Everything out that goes, and the surprises written down',
        why: 'What is behind the wall decides the rest, so look early, while plans are still on paper.',
        know: 'the place is empty where it has to be, and nothing unknown is left behind a panel.',
        tasks: [
          'Clear and protect what stays, then take out what goes.',
          'Have wires, gas and water looked at by someone licensed.',
          'Write down each surprise and what it changes.',
        ],
        ifThen: 'If I find damage, then I photograph it and ask before I cover it up.',
      },
      {
        title: 'One corner finished down to the last screw',
        why: 'A finished corner shows quality and speed of the rest, and is good to look at in a dusty week.',
        know: 'you would leave it like that for ten years.',
        tasks: [
          'Choose the corner you see first from the door and finish it.',
          'Count the hours it took and correct the plan for the rest.',
          'Write down what you would do in another order.',
        ],
        ifThen:
          'If a job takes twice as long as planned, then I decide the same evening what drops off the second list.',
      },
      {
        title: 'Everything that needs another person, done or dated',
        why: 'Other people’s calendars are the longest waiting time in any house.',
        know: 'each name on the list has a date beside it.',
        tasks: [
          'Call everyone who still has to come and agree on a day.',
          'Buy what has long delivery times before you need it.',
        ],
        ifThen: 'If someone does not turn up, then I do the next job that needs nobody.',
      },
      {
        title: `${upperFirst(it)} in use again`,
        why: 'Use brings out the last ten defects better than inspection.',
        know: 'you do in it what it was made for.',
        tasks: [
          'Finish surfaces before fittings, and fittings before furniture.',
          'Clean it once thoroughly, as if for a guest.',
        ],
        ifThen: 'If I am too tired to work carefully, then I clear up for 15 minutes and stop.',
      },
      {
        title: 'The last defects off the list, and the tools away',
        why: 'The last tenth never gets done unless it has days of its own.',
        know: 'the list is empty and no bucket stands in the hall.',
        tasks: [
          'Walk through it with the first photographs and note every defect.',
          'Mend three a day, the ones you see daily first.',
          'Write down colours, part numbers and names for the next time.',
        ],
        ifThen: 'When everything is done, then I invite the person who helped most to see it.',
      },
    ],
    short: {
      title: `One part of ${it} finished down to the last screw`,
      why: 'A part that is finished can be used; a whole that is begun is in the way.',
      know: 'nothing in that part waits for a tool or a decision.',
      tasks: [
        'Choose the part that you use daily.',
        'Buy everything for it in one trip, from a list.',
        'Finish it before you open up anything else.',
      ],
      ifThen: 'If something is missing, then I do another job in the same corner until it arrives.',
    },
    sprint: {
      opening: 'Measured, photographed, one list made',
      result: `one corner of ${it}, finished`,
      begin: 'Photograph the place and list what can be done with what is in the house.',
      improve: 'Clear one corner, mend and paint it, and put back only what belongs there.',
    },
    result: `one part of ${it}, finished and in use`,
    smallest: 'I do one job of 15 minutes and clear up after it',
  };
}
