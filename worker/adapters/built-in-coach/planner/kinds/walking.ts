import type { Goal, KindText } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { writeNumber } from '#worker/adapters/built-in-coach/planner/quantities.ts';

/** Walking: a fixed occasion, then longer, then company and weather. */
export function walkingText(goal: Goal): KindText {
  const asked = Number((/\b(\d{1,2}[,. ]?\d{3}) steps/.exec(goal.plainText)?.[1] ?? '0').replace(/\D/g, ''));
  const steps = asked >= 2000 && asked <= 40_000 ? asked : 0;
  const at = (stage: number) => {
    const share = 0.45 + 0.55 * goal.shareAt(stage);
    return steps
      ? `${writeNumber(Math.round((steps * share) / 500) * 500)} steps`
      : `${Math.round((15 + 45 * goal.shareAt(stage)) / 5) * 5} minutes`;
  };
  const much = at(6);
  return {
    stages: [
      {
        title: 'One walk of 15 minutes, and an ordinary day measured',
        why: 'Knowing the ordinary day tells you how much one more walk adds.',
        know: steps
          ? 'you know how many steps a day has when you change nothing.'
          : 'you know on which days you hardly walk at all.',
        tasks: [
          'Walk 15 minutes, wherever the door leads.',
          'Write down for one day every walk of more than five minutes.',
        ],
        ifThen: 'When I have finished dinner, then I put my shoes on before I clear the table.',
      },
      {
        title: `${at(2)} on four days of a week`,
        why: 'Four fixed occasions beat a daily intention, which has no hour.',
        know: 'the four occasions stand in the calendar and have happened.',
        tasks: [
          'Choose four occasions that exist already: the way to work, a call, the dog, the shop.',
          'Put shoes and coat where you can reach them in a minute.',
        ],
        ifThen: 'If I have a telephone call without a screen, then I take it walking.',
      },
      {
        title: `${at(3)} on most days, and one walk somewhere new`,
        why: 'A new route keeps the eyes busy, and busy eyes do not count minutes.',
        know: 'you have a route of each length: ten minutes, half an hour, an hour.',
        tasks: [
          'Find three routes and note how long each takes.',
          'Walk once a week where you have not been before.',
          'Write down which walk changed your mood, and how.',
        ],
        ifThen: 'If I am short of time, then I walk the ten-minute route and count the day.',
      },
      {
        title: `${at(4)}, in rain once`,
        why: 'One wet walk settles the question of weather for the year.',
        know: 'you own what you need for rain and have used it.',
        tasks: [
          'Get a jacket and shoes that keep water out.',
          'Ask one person to join you once a week at a fixed hour.',
        ],
        ifThen: 'If it rains, then I walk for ten minutes and decide outside whether to go on.',
      },
      {
        title: 'One long walk of two hours or more',
        why: 'A long walk shows what shoes, feet and back can do before you need them to.',
        know: 'you were pleasantly tired and had no blister.',
        tasks: [
          'Plan a walk with a destination: a café, a hill, a friend.',
          'Take water, a plaster and a second pair of socks.',
        ],
        ifThen: 'If a foot begins to rub, then I stop at once and put the plaster on.',
      },
      {
        title: `${much} as an ordinary day`,
        why: 'By now the occasions carry it, and you would have to decide not to go.',
        know: 'in the last fortnight ten days or more got there without a special effort.',
        tasks: [
          'Walk every errand under a mile for two weeks.',
          'Write down which occasions held and which did not.',
        ],
        ifThen: 'If a day is spent sitting, then I walk the evening route before dinner.',
      },
      {
        title: 'A favourite walk shown to someone, and the week from here on set',
        why: 'What you share has a way of staying.',
        know: 'the next week has its occasions, and one of them is with somebody.',
        tasks: [
          'Invite someone on the walk you like best.',
          'Compare an ordinary day with the one you measured first.',
        ],
        ifThen: 'When the season changes, then I move the walk to where the light is.',
      },
    ],
    short: {
      title: `${much} on most days`,
      why: 'Two weeks are enough to find the two occasions that work.',
      know: 'at least two days in three have a mark.',
      tasks: [
        'Choose one occasion in the morning and one in the evening.',
        'Mark every day that had one of them.',
      ],
      ifThen: 'If I come home late, then I get off one stop earlier and walk the rest.',
    },
    sprint: {
      opening: 'One walk of 15 minutes',
      result: 'a walk of 20 minutes or more on each day that is left',
      begin: 'Walk 15 minutes in one direction and turn round.',
      improve: 'Choose a fixed occasion in the day for the walk and lay out what you wear.',
    },
    result: `${much} on most days`,
    smallest: 'I walk for ten minutes and count the day',
  };
}
