import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { readPlace } from '#worker/adapters/built-in-coach/planner/reading/read-place.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

/** A garden or balcony: the site first, few plants, a weekly round. */
export function gardenText(goal: PlannerGoal): KindText {
  const it = readPlace(goal, 'the garden');
  return {
    stages: [
      {
        title: `A sketch of ${it} with sun, shade and water on it`,
        why: 'Plants die of the wrong place oftener than of the wrong care.',
        know: 'you know where it is sunny at nine, at noon and at five.',
        tasks: [
          'Draw and photograph the place, and mark the sun three times in a day.',
          'Feel the soil, and note what grows there by itself.',
        ],
        ifThen: 'When I drink my morning coffee, then I drink it outside and look for two minutes.',
      },
      {
        title: 'A list of five plants that suit the place, and a first bed or box ready',
        why: 'Five that suit it look better in a year than twenty bought in bloom.',
        know: 'a neighbour with a good garden agreed with three of the five.',
        tasks: [
          'Ask a neighbour or nursery what grows there without help.',
          'Prepare one bed or box: weeds out, compost in, edge drawn.',
          'List what may be planted now and what has to wait for its month.',
        ],
        ifThen:
          'If something in bloom tempts me at the shop, then I look up its place and size first.',
      },
      {
        title: 'The first plants in the ground or pot, watered for two weeks',
        why: 'Roots are made in the first weeks, and water then matters more than any feed later.',
        know: 'there is one new leaf, or in winter a plan for the first frost-free week.',
        tasks: [
          'Plant in the evening or under cloud, and water the roots, not the leaves.',
          'Fix two days a week for a round of ten minutes.',
        ],
        ifThen: 'When I come home on a dry day, then I pass by with the can before I go in.',
      },
      {
        title: 'One bed that looks after itself for a week',
        why: 'A garden has to survive your holidays, so it should be tried early.',
        know: 'you left it alone for seven days and nothing was lost.',
        tasks: [
          'Cover bare soil with mulch or low plants.',
          'Group the thirsty pots together and give the rest less.',
          'Write down what did well without you.',
        ],
        ifThen: 'If weeds have got ahead of me, then I clear one square metre and stop.',
      },
      {
        title: 'A second part begun, with what the first taught you',
        why: 'One part a season is a pace at which mistakes stay small.',
        know: 'you made at least one decision differently.',
        tasks: [
          'Repeat what worked, divide or take cuttings where you can.',
          'Swap plants with one neighbour.',
        ],
        ifThen:
          'If a plant fails twice, then I give it away and put something from next door there.',
      },
      {
        title: `${upperFirst(it)} as a place to sit in`,
        why: 'A chair in it is what makes you see what it needs.',
        know: 'you sat there for half an hour and got up only twice to do something.',
        tasks: [
          'Set a seat where evening or morning sun falls.',
          'Finish the edges and paths, which make the rest look meant.',
        ],
        ifThen: 'If I see only what is missing, then I take a photograph from where I first stood.',
      },
      {
        title: 'The first and the latest photograph side by side, and next season’s list',
        why: 'Gardens change too slowly to see without pictures.',
        know: 'the list has three lines: more of, less of, try.',
        tasks: [
          'Take new photographs from the same spots as the first.',
          'Write down what grew, what failed, and a guess why.',
        ],
        ifThen: 'When the catalogues arrive, then I read my list before I open them.',
      },
    ],
    short: {
      title: 'One bed or three pots, planted and watered',
      why: 'A small part looked after shows you what the place does.',
      know: 'everything in it is alive at the end.',
      tasks: [
        'Prepare one bed or three pots.',
        'Plant what belongs in this month.',
        'Write down sun and water for each.',
      ],
      ifThen: 'When I come home, then I look at the soil before I go in.',
    },
    sprint: {
      opening: 'A sketch with sun and shade',
      result: 'one bed or pot, prepared and planted for the season',
      begin: `Draw ${it} on one page and mark where the sun falls.`,
      improve:
        'Clear one square metre or one pot, add compost, and plant what belongs in this month.',
    },
    result: 'one part planted and alive',
    smallest: 'I do one round of ten minutes',
  };
}
