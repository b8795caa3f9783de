import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { readPlace } from '#worker/adapters/built-in-coach/planner/reading/read-place.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

/** Decluttering: small areas to an empty surface, a way out of the house, a rule for what comes in. */
export function declutterText(goal: PlannerGoal): KindText {
  const it = readPlace(goal, 'your home');
  const bags = Math.max(2, Math.min(30, Math.round(goal.dayOf(6) / 5)));
  return {
    stages: [
      {
        title: 'One drawer emptied, sorted and shut again',
        why: 'A drawer has an end, which a house does not, and it teaches the same decisions.',
        know: 'it shuts, and you know everything that is in it.',
        tasks: [
          'Photograph the place as it is.',
          'Empty one drawer on a towel, sort it into stay, go and elsewhere, and put back what stays.',
        ],
        ifThen:
          'When I wait for the kettle, then I take five things out that do not belong where they are.',
      },
      {
        title: 'A way out for things: two boxes, and a fixed day they leave',
        why: 'What lies sorted in the hall for a month finds its way back.',
        know: 'the first load has left the house.',
        tasks: [
          'Set up two boxes by the door: give, throw.',
          'Find one place each for clothes, books and appliances, with its hours.',
          'Choose one day a week on which the boxes leave.',
        ],
        ifThen:
          'If I cannot decide on a thing, then I put it in a dated box and look again in a month.',
      },
      {
        title: `Three areas of ${it} done, each in one sitting`,
        why: 'Finished areas show; a little everywhere does not.',
        know: 'each has an empty surface that has stayed empty for a week.',
        tasks: [
          'List the areas in pieces of 45 minutes and begin with the one you see most.',
          'Keep to one kind of thing at a time: all the cups, all the cables.',
          'Write down which sentence makes you keep things.',
        ],
        ifThen:
          'If I start reading or trying on, then I put it in the “stay” heap and take the next thing.',
      },
      {
        title: `${Math.max(2, Math.round(bags / 2))} bags out of the house`,
        why: 'Bags can be counted; order cannot.',
        know: 'you have not missed anything that was in the first three.',
        tasks: [
          'Work in sittings of 45 minutes with a bag open beside you.',
          'Ask a friend to sit with you for the hard heap.',
          'Write down what you found three of.',
        ],
        ifThen:
          'If something belongs to another person, then I put it in their box and leave the decision to them.',
      },
      {
        title: 'Memories in one box per person',
        why: 'They come late, because deciding is practised by then.',
        know: 'the box shuts, and you would show anyone what is in it.',
        tasks: [
          'Choose one box for each person and keep what fits.',
          'Photograph what you keep only for its picture.',
        ],
        ifThen: 'If I get sad over a thing, then I tell somebody its story before I decide.',
      },
      {
        title: `The last area of ${it}, and ${bags} bags gone in all`,
        why: 'The last area is usually the one where everything undecided went.',
        know: 'every door and drawer opens and shuts with one hand.',
        tasks: [
          'Clear the place where the undecided things have gathered.',
          'Give each kind of thing that stays one place, with a label if others live there.',
        ],
        ifThen: 'If new things arrive, then I unpack them and take out as many before the evening.',
      },
      {
        title: 'A second photograph, and a rule for what comes in',
        why: 'Without a rule at the door it fills again in a year.',
        know: 'the rule is one sentence, and the people you live with know it.',
        tasks: [
          'Compare the photographs and choose the area that needs a weekly ten minutes.',
          'Write down the rule: what comes in, and what leaves for it.',
        ],
        ifThen:
          'When I want to buy something for the house, then I name the place where it will stand.',
      },
    ],
    short: {
      title: `${upperFirst(it)}: three areas done, ${bags} bags gone`,
      why: 'Three finished areas change how the rest feels.',
      know: 'the bags have left the house.',
      tasks: [
        'Choose three areas of 45 minutes each and finish one before the next.',
        'Take the bags away on the day they are full.',
        'Write down which sentence makes you keep things.',
      ],
      ifThen: 'If I cannot decide, then I put it in a dated box and take the next thing.',
    },
    sprint: {
      opening: 'One drawer emptied and shut again',
      result: `one area of ${it}, empty once, sorted and put back`,
      begin: 'Photograph the place, then empty, sort and refill one drawer.',
      improve:
        'Empty one area completely, sort it into stay, go and elsewhere, and take the bags away the same day.',
    },
    result: 'three areas with empty surfaces',
    smallest: 'I take out five things and stop',
  };
}
