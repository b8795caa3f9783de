import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { countOf } from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';

/** A habit to leave: notes first, something else in its place, then the rare occasions. */
export function leftHabitText(goal: PlannerGoal): KindText {
  const days = (stage: number) => Math.max(2, Math.round(goal.dayOf(stage) * 0.6));
  return {
    stages: [
      {
        title: `One day of notes on ${goal.quoted}: when, where, what came before`,
        why: 'A habit you want to leave does something for you, and the notes show what.',
        know: 'you can name the two moments at which it mostly happens.',
        tasks: [
          'Note every occasion of one day with hour, place and mood.',
          'Write down what it gives you at those moments: rest, something for the hands, an escape.',
        ],
        ifThen:
          'When I notice the wish, then I breathe out slowly and note the hour before I decide.',
      },
      {
        title: 'Something else ready for each of the two moments',
        why: 'A gap fills with the old habit unless something else is lying there.',
        know: 'each replacement has been used twice.',
        tasks: [
          'Choose a replacement for each moment that gives you some of the same.',
          'Move what tempts you three steps further away or ten minutes later.',
        ],
        ifThen:
          'When the first of the two moments comes, then I reach for the replacement before anything else.',
      },
      {
        title: 'One of the moments got through differently, five times',
        why: 'One moment at a time is enough: the others loosen with it.',
        know: 'the fifth time took less thought than the first.',
        tasks: [
          'Choose the moment that comes most often and leave the others alone for now.',
          'Tell one person you live or work with what you do instead, and what helps.',
          'Write down after each time what came before it.',
        ],
        ifThen:
          'If the wish comes at another moment, then I wait ten minutes by the clock and do something with my hands.',
      },
      {
        title: `${countOf(days(4), 'free day')} in all, a bad week included`,
        why: 'Days in all, not in a row: a slip takes one away and leaves the others standing.',
        know: 'after a slip you were back on the next day.',
        tasks: [
          'Mark free days on paper and leave the others blank.',
          'Compare a good day with a bad one: sleep, company, hunger, hurry.',
          'Write down what brought you back after the last slip.',
        ],
        ifThen: 'If I slip, then I note what came before it, and the next hour counts again.',
      },
      {
        title: 'The rarest and hardest occasion, met with a plan',
        why: 'Rare occasions come when the guard is down; a plan waits for them.',
        know: 'it has happened once, and went otherwise than it used to.',
        tasks: [
          'Name the occasion: travel, quarrel, celebration, boredom.',
          'Decide beforehand what you do in its first five minutes.',
        ],
        ifThen: 'If that occasion comes, then I leave the room for five minutes and call or walk.',
      },
      {
        title: `${countOf(days(6), 'free day')} in all, both moments among them`,
        why: 'By now the replacement has begun to feel like the ordinary thing.',
        know: 'you noticed afterwards that a moment had passed without it.',
        tasks: [
          'Mark the days on which you did not think of it at all.',
          'Ask someone who sees you often what they have noticed.',
        ],
        ifThen:
          'If I think that once would not matter, then I look at the marks and wait until tomorrow.',
      },
      {
        title: 'The first notes beside those of now, and a rule for later',
        why: 'A rule in one sentence spares you deciding afresh each time.',
        know: 'the sentence says what you do at the two moments from now on.',
        tasks: [
          'Repeat the day of notes and lay it beside the first.',
          'Write down which replacement worked, and the sign by which you would notice a return.',
        ],
        ifThen:
          'When the old habit has been back for a week, then I begin again with one day of notes.',
      },
    ],
    short: {
      title: `${countOf(days(6), 'free day')}, and a replacement that works`,
      why: 'These days are for finding what can stand in its place; strength comes with repetition.',
      know: 'you can name a replacement that worked at the harder of the two moments.',
      tasks: [
        'Choose one replacement for each moment and try it three times before you change it.',
        'Mark each free day by hand.',
        'Write down what came before each slip.',
      ],
      ifThen:
        'If the wish comes, then I wait ten minutes by the clock and do something with my hands.',
    },
    sprint: {
      opening: 'The two hardest moments of a day, noted',
      result: 'the harder of the two moments, got through differently once',
      begin: 'Note the last three occasions with hour, place and mood.',
      improve: 'Choose one replacement, lay it out, and use it the next time the moment comes.',
    },
    result: 'something else in its place at the hardest moment',
    smallest: 'I wait ten minutes and decide after that',
  };
}
