import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const unclearMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” is a fair place to begin from; most plans skip it and pay later.',
      'You said “{q}” instead of inventing something respectable, and that helps.',
      "Not knowing is uncomfortable, and “{q}” at least doesn't pretend.",
      'It is fine not to know yet. It only has to become small enough to try.',
    ],
    challenging: [
      "I'd ask for more than “{q}”, because I think you can be more exact than that; nobody's asking for certainty.",
      '“{q}” is too comfortable a fog. I think you can get one sharp sentence out of it today.',
      'I expect a choice from you, small and reversible, and I think you can make it without knowing everything.',
      'A wish this wide cannot fail, which is the trouble with it. I think you can make one that could.',
    ],
    analytical: [
      "“{q}” gives a direction without a distance. It can't be checked yet.",
      "In “{q}” there's no verb that one could watch somebody do. That is the missing piece.",
      'Three things make a goal usable: what can be seen, by when, how often. So far I count none of them.',
      'As data, “{q}” tells me what you are tired of better than what you want. That is a start.',
    ],
  },
  templates: [
    {
      id: 'make-it-visible',
      technique: 'learning-goal',
      warm: 'Vague goals are often good goals that have not been given a Tuesday yet.',
      neutral: 'If it cannot be seen, it cannot be planned.',
      scholarly:
        'Specific, demanding goals beat “do your best”, given commitment and feedback; on new ground a learning goal serves better (Locke and Latham, 2002).',
      reframe: "You don't know it in detail yet. Finding out is itself a goal, and one with a first step.",
      move: 'Finish this sentence three different ways: “In three months somebody could see me…”. Verbs only, no “better”, no “more”. Five minutes. Then put a dot beside the one you would still want if nobody clapped.',
      ask: 'Which ending came first?',
      wonder: [
        'If it had worked, what could somebody see you doing in three months?',
        'And on which weekday would they see it?',
      ],
      pause: 'Write the answer as a scene, three lines, with a weekday in it.',
      act: 'finish “in three months somebody could see me…” in three ways',
      after: 'Verbs only, then dot one. What would make you choose the respectable one?',
    },
    {
      id: 'two-week-trial',
      technique: 'smallest-step',
      needs: ['choice'],
      fits: ['choice'],
      warm: "You don't owe the first choice your loyalty; it may be a fortnight's guest.",
      neutral: 'Try one for two weeks. Then decide with evidence.',
      scholarly:
        'I know of no study that says how to choose an aim; what supports a trial is only that people predict their own future liking poorly (Wilson and Gilbert, 2005).',
      reframe: 'This is something to try out rather than to work out.',
      move: 'Take the option you would regret not having tried, and give it two weeks on trial, ten minutes a day at most. Today’s ten: {start}. In the calendar, on day fourteen, write “keep, change or drop”.',
      ask: 'Which one would you regret not having tried?',
      wonder: [
        'Which of the possibilities have you tried for longer than a week?',
        'And what would you need to see in a fortnight to know more than you do now?',
      ],
      pause: 'Answer the second with one thing you could count. That is your trial.',
      act: 'put “keep, change or drop” into the calendar two weeks from now, and {start}',
      after: 'A trial has an end, so it needs no courage. What would make you abandon it on day three?',
    },
    {
      id: 'what-annoys-you',
      technique: 'comparison-to-curiosity',
      warm: 'Sometimes one finds the direction by what one keeps coming back to, complaints included.',
      neutral: 'Look at what you already do and what you already mind.',
      scholarly:
        'Interest seems to grow by engagement more than by discovery (O’Keefe, Dweck and Walton, 2018, a few studies); so look for a beginning and not for a calling.',
      reframe: "A purpose isn't lying under a stone somewhere; interests get built by handling things.",
      move: 'Make three short lists, two minutes each: what I read about unasked; what I would fix if I were in charge; what I envied this year. Underline anything that appears twice.',
      ask: 'What would be on the second list?',
      wonder: [
        'What did you last lose an hour in without being told to?',
        'And what would be the next-hardest version of that?',
      ],
      pause: 'Write both down before they sound too small. Too small is the right size here.',
      act: 'write down three things I would fix if I were in charge',
      after: 'Three, in two minutes, none of them noble. Which would you be embarrassed to care about?',
    },
    {
      id: 'wish-and-obstacle',
      technique: 'woop',
      warm: 'It may be that you know quite well, and that something makes knowing inconvenient.',
      neutral: 'Wish, best result, inner obstacle, plan. In that order.',
      scholarly:
        'Contrasting a wish with its obstacle helps people commit or let go (Wang and colleagues, 2021: g = 0.34, with likely publication bias).',
      reframe: 'A wish becomes a goal at the moment you set it beside what stands in its way.',
      move: 'Four lines, eight minutes: one wish for the next three months; the best thing about it; what in you gets in the way; if that shows up, then I…. If the wish goes limp at line two, take another one. That is a result too.',
      ask: 'What is the wish, in six words or fewer?',
      wonder: [
        'What would you wish for if the sensible objections were away for the afternoon?',
        'And which of the objections would come back first?',
      ],
      pause: 'Six words for the wish, six for the objection. They usually belong together.',
      act: 'write one wish for three months and what in me gets in its way',
      after: 'Two lines, one honest. Which of the two will you be vague about?',
    },
    {
      id: 'shrink-to-a-week',
      technique: 'goal-shrink',
      warm: 'Nobody can see a year from here. A week is about as far as the lamp reaches.',
      neutral: 'Choose a goal for one week only.',
      scholarly:
        'Near goals help people to begin (Bandura and Schunk, 1981, small and old); that seven days is a good size is my judgement and nobody’s finding.',
      reframe:
        'You need a next thing before you need a direction; the direction is easier to see while moving.',
      move: 'Write one sentence for the coming seven days with a number in it: what, how often, where. If it frightens you, halve the number. If it bores you, it is about right. Four minutes.',
      ask: 'What would the number be?',
      wonder: [
        'What could you do three times in the next seven days that would tell you something?',
        'And what would it tell you?',
      ],
      pause: 'One line for each. If the second is empty, choose another thing.',
      act: 'write one sentence for the next seven days with a number in it',
      after: 'Put it where you brush your teeth. What will the week throw at it first?',
    },
  ],
};
