import { FIRST_PRACTICE_MINUTES } from '#worker/adapters/built-in-coach/planner/beginner.ts';
import { firstOf, usualOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  countOf,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

interface Art {
  readonly art: string;
  readonly piece: string;
  readonly pieces: string;
  readonly make: string;
  readonly tool: string;
  readonly subject: string;
  readonly exercise: string;
}

const ARTS: readonly (readonly [RegExp, Art])[] = [
  [
    /\bphoto/,
    {
      art: 'photography',
      piece: 'photograph',
      pieces: 'photographs',
      make: 'take',
      tool: 'the camera or phone you have',
      subject: 'one street corner in three kinds of light',
      exercise: 'Take ten photographs of one object, each from another height or distance.',
    },
  ],
  [
    /\b(paint|watercolou?r|oil painting)/,
    {
      art: 'painting',
      piece: 'painting',
      pieces: 'paintings',
      make: 'paint',
      tool: 'three colours, one brush and cheap paper',
      subject: 'the same cup in three kinds of light',
      exercise: 'Paint one object in two tones only, dark and light.',
    },
  ],
  [
    /\b(pottery|ceramics)/,
    {
      art: 'pottery',
      piece: 'pot',
      pieces: 'pots',
      make: 'make',
      tool: 'a place at a studio and one kilo of clay',
      subject: 'the same bowl in three sizes',
      exercise: 'Make five small bowls and cut each in half to see the wall.',
    },
  ],
  [
    /\bcalligraphy/,
    {
      art: 'calligraphy',
      piece: 'sheet',
      pieces: 'sheets',
      make: 'write',
      tool: 'one pen, one ink and lined paper',
      subject: 'one alphabet in three sizes',
      exercise: 'Write one letter for a whole page and circle the best three.',
    },
  ],
  [
    /\bsculpt/,
    {
      art: 'sculpture',
      piece: 'piece',
      pieces: 'pieces',
      make: 'model',
      tool: 'a block of clay and two tools',
      subject: 'one hand from three sides',
      exercise: 'Model one object five times, ten minutes each.',
    },
  ],
];
const DRAWING: Art = {
  art: 'drawing',
  piece: 'drawing',
  pieces: 'drawings',
  make: 'draw',
  tool: 'one pencil and one cheap sketchbook',
  subject: 'your own hand from three sides',
  exercise:
    'Draw one object five times: two minutes, one minute, 30 seconds, then slowly, then from memory.',
};

/** Drawing, painting, photography and other making: quantity first, one subject, an eye from outside. */
export function creativeText(goal: PlannerGoal): KindText {
  const { art, piece, pieces, make, tool, subject, exercise } =
    ARTS.find(([pattern]) => pattern.test(goal.plainText))?.[1] ?? DRAWING;
  const often = goal.namedDays ?? 4;
  const sitting = firstOf(goal, 'min', FIRST_PRACTICE_MINUTES);
  const ordinary = usualOf(goal, 'min', 20);
  const total = Math.max(6, Math.min(150, Math.round((goal.dayOf(6) * often) / 7)));
  const count = (stage: number) => Math.max(3, Math.round(total * goal.shareAt(stage)));
  const Make = `${upperFirst(make)}`;
  return {
    stages: [
      {
        title: `A first ${piece}, dated and kept`,
        why: 'The first one is for the drawer; without it there is nothing to look back on.',
        know: 'it has a date and lies where you will find it again.',
        tasks: [
          `Get out ${tool}, and leave everything else unbought.`,
          `${Make} ${piece === 'sheet' ? 'a page of one alphabet' : 'the thing nearest to you'}, in ${countOf(sitting, 'minute')}, and date it.`,
        ],
        ifThen: `When I have cleared the table after dinner, then I ${make} for ten minutes before I sit down elsewhere.`,
      },
      {
        title: `${count(2)} ${pieces}, none of them meant to be good`,
        why: 'Many quick ones teach the eye faster than one careful one.',
        know: 'you threw none away and like one detail in three of them.',
        tasks: [
          exercise,
          `Practise ${timesAWeek(often)} for ${countOf(ordinary, 'minute')}, with a timer.`,
        ],
        ifThen: 'If it turns out ugly, then I write the date on it and begin the next.',
      },
      {
        title: `One subject done three times: ${subject}`,
        why: 'Repeating one subject shows what you see now and had not seen before.',
        know: 'the third differs from the first in something you can name.',
        tasks: [
          `Choose ${subject}, or a subject of your own, and do it three times on different days.`,
          'Study one work you admire for ten minutes and note how one thing in it is done.',
          'Write down what was hardest to see.',
        ],
        ifThen:
          'If I get lost in detail, then I step back three paces and look for the largest shape.',
      },
      {
        title: `${count(4)} ${pieces} in all, and one remark by someone who knows more`,
        why: 'An eye from outside sees the habit that yours has grown used to.',
        know: 'you have changed one thing because of it.',
        tasks: [
          'Show three of them to someone who knows more, and ask what to practise next.',
          'Practise that one thing for two weeks.',
          'Write down which of your own you would keep, and why.',
        ],
        ifThen: 'If I compare myself with somebody, then I name one thing they do and try that.',
      },
      {
        title: `A copy of one ${piece} you admire, and an answer to it of your own`,
        why: 'Copying by hand shows decisions that looking leaves hidden.',
        know: 'you can name two decisions its maker took.',
        tasks: [
          'Rework one admired piece as closely as you can, for yourself only.',
          'Make your own version with another subject.',
        ],
        ifThen: 'If the copy disappoints me, then I compare one small area instead of the whole.',
      },
      {
        title: `${total} ${pieces} in all, with a series of five among them`,
        why: 'A series asks for choices, and choices are where it becomes yours.',
        know: 'someone can see that the five belong together.',
        tasks: [
          'Choose a subject for five and set one rule for all of them.',
          'Finish each, even when the next idea calls.',
        ],
        ifThen: 'If I want to begin a new series, then I finish the one on the table first.',
      },
      {
        title: 'Your best five shown, with the first one beside them',
        why: 'Showing gives the work an end, and the first one gives it a length.',
        know: 'someone stopped at one of them, and you know at which.',
        tasks: [
          'Hang, post or lay out the five for three people.',
          'Write down what you can see now that you could not see at the start.',
          `Choose what to practise next in ${art}.`,
        ],
        ifThen: 'When praise or silence comes, then I ask what they looked at first.',
      },
    ],
    short: {
      title: `${total} quick ${pieces}, one subject among them three times`,
      why: 'In two weeks the eye changes before the hand does, and quantity is what changes it.',
      know: 'you can say what you see now and overlooked before.',
      tasks: [
        exercise,
        `${Make} every day for ${countOf(ordinary, 'minute')} and date each one.`,
        'Write down what was hardest to see.',
      ],
      ifThen: 'If I have no idea, then I take the thing to the left of me.',
    },
    sprint: {
      opening: `One ${piece}, dated`,
      result: `five ${pieces} of one subject`,
      begin: `Get out ${tool} and finish one ${piece} in ${countOf(sitting, 'minute')}.`,
      improve: 'Repeat the same subject four times, each from another side or in another light.',
    },
    result: `${total} ${pieces}, three of them of one subject`,
    smallest: `I ${make} for five minutes and date it`,
  };
}
