import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const overwhelmedMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” is a lot to hold in one head, and you have been holding it.',
      'No wonder it feels like that; “{q}” describes a full desk and a full head.',
      'First, sit back for a second. “{q}” does not have to be solved in this conversation.',
      'That is a great deal at once, and you have still found the minute to say so.',
    ],
    challenging: [
      "You can't do all of it well, and I won't ask you to. I'd ask for one part done properly, and I think you can choose which.",
      'This is a question of weight, and “{q}” says that the shelf is full. I expect you to choose, and I think you can.',
      'I hold you to a hard standard here: leaving things out. You can do it, even with “{q}” in your ear.',
      'Doing everything is not the high bar. Choosing is, and I think you can reach it.',
    ],
    analytical: [
      '“{q}” describes the total. It has parts, and at present you are carrying all of them at once.',
      'Before anything else, a count. You name “{q}”; behind it may stand four things or fourteen, and they call for different plans.',
      '{figure}: at least that is a number, and numbers can be sorted.',
      'Overload has two sources, too much to do and too much to remember. Paper removes the second one.',
    ],
  },
  templates: [
    {
      id: 'empty-the-head',
      technique: 'sort-first',
      fits: ['many-tasks'],
      warm: 'Heads are made for having things, not for storing them; yours is doing a warehouse’s job.',
      neutral: 'Get it out of your head and on to paper first.',
      scholarly:
        'Writing down a plan for unfinished tasks quieted intrusive thoughts about them in some experiments (Masicampo and Baumeister, 2011); the effect is plausible and not large.',
      reframe: 'It only looks like one enormous thing because nothing has been written down yet.',
      move: 'Take six minutes and write everything down, one line each, in no order. Then three marks and no more: T for today, L for later, N for not mine. No doing, only marking. One T is allowed; if you have four, three of them are an L in disguise.',
      ask: 'What would get the T?',
      wonder: [
        'How many separate things is it, if you had to give a number?',
        'And which of them would hurt tomorrow if it stayed undone tonight?',
      ],
      pause:
        'Guess the number first, then list them for five minutes. The list is usually shorter than the feeling.',
      act: 'write every open thing on one page, a line each, and mark a single one for today',
      after: 'Six minutes, no doing, only marking. What will try to become the second T?',
    },
    {
      id: 'one-and-a-wall',
      technique: 'smallest-step',
      fits: ['deadline', 'study', 'text', 'event'],
      warm: "You needn't feel on top of it in order to move one piece of it.",
      neutral: 'One piece moves. The rest waits on a list.',
      scholarly:
        'Near goals gave children more progress and interest than distant ones in a small study (Bandura and Schunk, 1981); nothing suggests that adults are above this.',
      reframe:
        'You are not behind on a mountain; you are at the bottom step of a staircase that nobody has drawn for you yet.',
      move: 'Choose the piece with the nearest date, put everything else out of sight, and do eight minutes: {start}. Then decide about the next eight. The point is to get one true sentence today that begins with “I have”.',
      ask: 'Which piece has the nearest date?',
      wonder: [
        'If only one of these things could get done this week, which would change the most?',
        'And what would you have to leave lying for that?',
      ],
      pause: 'Answer in one line each. What gets left lying deserves to be written down too.',
      act: '{start}, with everything else out of sight',
      after:
        'Eight minutes, then look up. What will call for attention first, and where can you write it down?',
    },
    {
      id: 'hand-one-back',
      technique: 'ask-for-help',
      fits: ['others-help', 'many-tasks'],
      warm: 'Saying “I can do this by Friday, not by Wednesday” is a form of reliability.',
      neutral: 'Hand one thing back, or move its date. Ask today.',
      scholarly:
        'In experiments people underestimated how ready others were to help when asked directly (Flynn and Lake, 2008); I would expect some of that here.',
      reframe: 'Asking for room is a strategy. The people who never ask are mostly late in silence.',
      move: 'Find the one item that could be later, smaller or somebody else’s, and write two lines to whoever is waiting: what you can do, and by when. Seven minutes, without an apology in it.',
      ask: 'Which item would that be?',
      wonder: [
        'Which of these could be later, smaller, or somebody else’s?',
        'And what do you think would happen if you asked?',
      ],
      pause: 'Draft the two lines before you decide. They are shorter than the dread of them.',
      act: 'write two lines to the person who is waiting: what I can do, and by when',
      after: 'Two lines, no apology, sent. Which request will feel impossible, and is it?',
    },
    {
      id: 'drop-for-now',
      technique: 'goal-shrink',
      warm: "A plan that takes no account of your actual week isn't ambitious, it is only inaccurate.",
      neutral: 'Too much is too much. Cut it.',
      scholarly:
        'People plan as if the coming weeks were emptier than the last ones (the planning fallacy; Buehler, Griffin and Ross, 1994). It is one of the sturdier findings about us.',
      reframe: 'Doing less of it for now is how the part that matters gets done at all.',
      move: 'Write down what you are trying to keep going, all of it, and strike out one thing until the first of next month. Not for ever; until the first. Tell one person, so that it counts. Five minutes.',
      ask: 'What could be struck out until the first?',
      wonder: [
        'Which of these did you choose, and which just arrived?',
        'And which would you not take on again, if it were offered today?',
      ],
      pause:
        'Put a small cross beside the ones that just arrived. Look at it tomorrow, before deciding anything.',
      act: 'strike one thing off until the first of next month and tell one person',
      after: 'One thing, with a date for looking at it again. Which one would you defend the longest?',
    },
    {
      id: 'reserve',
      technique: 'reserve-day',
      fits: ['short-sleep', 'streak'],
      warm: 'There was no slack in it anywhere, so the first bad day took the rest down with it.',
      neutral: 'Build in slack. Two free evenings, named beforehand.',
      scholarly:
        'A small emergency reserve made people persist longer than a strict goal did (Sharif and Shu, 2017); it is one line of studies, but a sensible one.',
      reframe: 'A week with a gap planned into it holds more than a full one, because it survives a Tuesday.',
      move: 'Open the calendar and block one evening this week with the word “reserve”. Nothing may go there before that day. Then choose tomorrow’s single thing: {start}. Seven minutes for both.',
      ask: 'Which evening could carry the word?',
      wonder: [
        'In which hour of the week does the pile usually fall over?',
        'And what would have to be free around that hour for it to stay standing?',
      ],
      pause: 'Find the hour in last week first. The calendar remembers it better than you do.',
      act: 'block one evening this week with the word “reserve” and nothing else',
      after: 'It stays empty until the day. Who or what will ask for that evening first?',
    },
  ],
};
