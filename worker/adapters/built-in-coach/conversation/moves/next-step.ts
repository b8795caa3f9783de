import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const nextStepMoves: Moves = {
  openers: {
    supportive: [
      'Good that you ask before running. You shall have an answer you can use today.',
      'Asking for the next step is a step already, if a cheap one. Let us find one that costs ten minutes.',
      'A good question to bring, since most people guess.',
    ],
    challenging: [
      "I could hand you a list, and you'd have a list. I'd rather hold you to one thing, and I think you can do it today.",
      'You will get one step, not five, and I think you can do that one properly.',
      "Your question has an answer that fits into ten minutes. I'd hold you to it, and I think you can keep it.",
    ],
    analytical: [
      'The next step is the one with the nearest date that depends on nobody else. That narrows it.',
      'To choose well one needs three numbers: days left, minutes today, and how many things compete.',
      'That can be answered by sorting: what is due, what is doable, what is only loud.',
    ],
  },
  templates: [
    {
      id: 'first-open-task',
      technique: 'smallest-step',
      needs: ['goal-known'],
      fits: ['goal-known'],
      warm: 'A next step should be so small that it is nearly a shame not to take it.',
      neutral: 'Take the first open thing. Make it small.',
      scholarly:
        'Near, specific goals help people to start (Bandura and Schunk, 1981; Locke and Latham, 2002); “near” here means today.',
      reframe: "You needn't see the whole way from here; it becomes visible in pieces.",
      move: 'On {goal|your goal} I would take {task|the first open task} and cut ten minutes off its front: {start}. When the ten minutes are over, you write half a line on what comes next, so that tomorrow does not begin with this same question.',
      ask: 'What could be in the way of these ten minutes?',
      wonder: [
        'Of everything open on {goal|your plan}, what would make the rest easier if it were done?',
        'And what is the first ten minutes of that?',
      ],
      pause: 'Answer in one line and start with it today. Even a wrong first piece will correct you quickly.',
      act: '{start}',
      after:
        'Ten minutes of {task|it}, then half a line on what comes next. What could push it out of the day?',
    },
    {
      id: 'obstacle-first',
      technique: 'woop',
      warm: 'You most likely know what to do; it would be kind to find out what keeps you from it.',
      neutral: 'Name what gets in your way, then plan around it.',
      scholarly:
        'Contrasting the wish with an inner obstacle and adding a plan shows a modest effect (Wang and colleagues, 2021: g = 0.34, with likely publication bias).',
      reframe: "What hasn't happened yet usually has one obstacle in front of it, the same one each time.",
      move: 'Six minutes, three lines: what I want by the end of the month; what in me will get in the way; if it does, then I {start}. The second line is the one worth being rude about.',
      ask: 'What will get in the way, in you?',
      wonder: [
        'What do you want to have by the end of this month?',
        'And what in you has got in the way of it so far?',
      ],
      pause: 'The second answer is the next step in disguise. One line is enough.',
      act: '{start}',
      cue: 'the usual excuse turns up',
      after: 'Say the sentence aloud once. What does the usual excuse sound like?',
    },
    {
      id: 'look-at-the-record',
      technique: 'progress-log',
      warm: "Sometimes the next step is standing in last week's diary, waiting to be recognised.",
      neutral: 'Look at what worked last. Do that again.',
      scholarly:
        'Looking at one’s own progress helps on average (Harkin and colleagues, 2016: d = 0.40), more so in writing.',
      reframe: 'You have already found something that works a little; the task is to notice which.',
      move: 'Go back over the last seven days and find the one thing that moved you forward, however little. Put exactly that into the calendar again, twice. Five minutes, no new ideas allowed.',
      ask: 'What moved you forward, even a little?',
      wonder: [
        'What in the last seven days moved anything, however little?',
        'And what would happen if you simply did that twice as often?',
      ],
      pause: 'Write down that one thing. A new idea may wait until it has been used up.',
      act: 'find the one thing that moved me last week and put it into the calendar twice',
      after: 'No new ideas for now. Which new idea will turn up and ask for the same hour?',
    },
    {
      id: 'learn-something',
      technique: 'learning-goal',
      fits: ['study', 'language', 'code', 'music', 'venture'],
      warm: "If you don't know what to do next, then finding out one thing is a perfectly respectable next thing.",
      neutral: 'Pick one thing to find out this week.',
      scholarly:
        'On unfamiliar, complex work a specific learning goal tends to do better than a performance goal (Locke and Latham, 2002).',
      reframe: 'Not knowing the step is a gap in knowledge, and those can be closed in an afternoon.',
      move: 'Write down the question whose answer would settle most, and who or what could answer it. Then spend eight minutes on it: one page, one message, or one try. Not more; you want the next question, not the last one.',
      ask: 'Which question would settle most?',
      wonder: [
        'What do you not know that keeps you from choosing?',
        'And who could tell you in one sentence?',
      ],
      pause: 'Ask that person, or that page, this one thing. Eight minutes.',
      act: 'write down the question that would settle most and ask it of one person or one page',
      after: 'Eight minutes, and only that question. What will lead you off into general reading?',
    },
    {
      id: 'date-it',
      technique: 'if-then',
      fits: ['deadline'],
      warm: 'Good intentions are plentiful; what they are short of is an hour to live in.',
      neutral: 'Choose a time and a place. Then it is a plan.',
      scholarly:
        'Naming when and where raises follow-through: 94 tests, d = .65 (Gollwitzer and Sheeran, 2006), and .27 to .66 in the larger review of 2024.',
      reframe: 'The plan is good enough; it just has not met the calendar yet.',
      move: 'Take the step you already have in mind and give it a when and a where, in one sentence: when I have closed the door behind me tonight, I {start}. Say it once aloud. It takes a minute, and it is most of the work.',
      ask: 'When and where, exactly?',
      wonder: [
        'What is the step you had in mind before you asked me?',
        'And what kept it from having a time?',
      ],
      pause: 'Give it one now, with a place. It may be a modest one.',
      act: '{start}',
      cue: 'I have closed the door behind me tonight',
      after: 'It needs a place as well. Where will you be, and what might be lying there instead?',
    },
  ],
};
