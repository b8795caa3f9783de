import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const failedMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” stings, and it is allowed to for a while.',
      'You wrote “{q}” without softening it, which is harder than it looks.',
      '“{q}” is a hard sentence to type. You typed it, and you are still looking at what comes next.',
      'That one hurt. You came here with it instead of burying it, and that is a start.',
    ],
    challenging: [
      "I'm not going to wave “{q}” away, because I hold you to the standard you were reaching for and I think you can get there.",
      '“{q}” is a real miss, and the bar was worth missing. I think you can clear it; the next attempt just has to differ from this one.',
      "I'd keep the standard exactly where it was. I believe you can meet it, and “{q}” tells us where the work is.",
      "It didn't work. I'd keep the standard and change the approach, and I think you are able to do both.",
    ],
    analytical: [
      '“{q}” is one result. One result has causes, usually fewer than it feels like.',
      'On the table: “{q}”. Not yet on the table: which part of the preparation, the plan or the day led to it.',
      '{figure} is a figure with parts: some of it you knew, some you nearly knew, some you had never met.',
      'A failed attempt is expensive data. It would be a waste not to read it.',
    ],
  },
  templates: [
    {
      id: 'facts-and-story',
      technique: 'facts-and-story',
      warm: 'Right after a failure, everyone writes a story in which the failure was always coming.',
      neutral: 'A result is a fact. What it means about you is a guess.',
      scholarly:
        'How people explain a setback tends to predict what they do next; explanations by strategy leave more to do than explanations by ability (a long line of work since Diener and Dweck, 1978).',
      reframe:
        "It says that this attempt, prepared this way, wasn't enough yet. It says nothing wider than that.",
      move: 'Take a page and draw a line down the middle. Left: what a camera would have recorded. Right: what you concluded from it. Six minutes. Then cross out whatever on the right has nothing on the left to stand on.',
      ask: 'What is the first thing on the left?',
      wonder: [
        'What would a camera have recorded, and nothing more?',
        'And which of your conclusions goes further than the recording?',
      ],
      pause: 'Two columns, six minutes. The right-hand column is usually the longer one.',
      act: 'draw two columns and write three facts on the left before anything on the right',
      after: 'Three facts, then stop. What will you do if the right-hand column starts first?',
    },
    {
      id: 'one-cause',
      technique: 'strategy-change',
      fits: ['event', 'study', 'numbers'],
      warm: 'Most failures have one or two causes that did the damage and a crowd of others that only watched.',
      neutral: 'Find the one cause that did most of it. Change that.',
      scholarly:
        'Mueller and Dweck (1998) found that praise for process, not ability, kept children going after failure; the practical use is to look at what was done and how.',
      reframe:
        'The work you put in is not cancelled. It was aimed at something slightly beside the target, and aim can be changed.',
      move: 'List the three things that cost you most in {thing|it}. Beside each write “knew it”, “nearly knew it” or “never met it”. Ten minutes. The middle group is where the next attempt is won most cheaply.',
      ask: 'Which of the three would you change first?',
      wonder: [
        'Of everything that went wrong, what did most of the damage?',
        'And had you known that beforehand, what would you have done differently in the last week?',
      ],
      pause: 'Write down one cause and one change, a line each. Two lines are a plan.',
      act: 'list the three things that cost me most and mark the one I nearly had',
      after: 'Only the list; no fixing today. What would make you put the list off, and what then?',
    },
    {
      id: 'fair-to-yourself',
      technique: 'self-compassion',
      warm: 'I would guess you are saying things to yourself that you would not say to a friend in the same chair.',
      neutral: 'Being fair to yourself is not letting yourself off.',
      scholarly:
        'In a few experiments, people who met a failure with self-compassion then studied longer and wanted more to improve (Breines and Chen, 2012); the effects are modest.',
      reframe: 'You can be disappointed and still on your way; the one does not settle the other.',
      move: 'Write three lines, as to a friend: this hurt, because it mattered. It happens to people who try things of this size. The next useful thing is small. Then fill in that last line. Five minutes, no more.',
      ask: 'What would you put in the last line?',
      wonder: [
        'If a friend had told you exactly this, what would you have said first?',
        'And what keeps you from saying it to yourself?',
      ],
      pause: 'Write down the first answer word for word. It is usually better than the speech in your head.',
      act: 'write three lines to myself as I would to a friend with the same result',
      after: 'Three lines, and the third names one small next thing. What might that third line be?',
    },
    {
      id: 'come-back-day',
      technique: 'reserve-day',
      needs: ['streak'],
      fits: ['streak'],
      warm: 'One gap feels like the end of it because a run is easy to see and the habit underneath is not.',
      neutral: 'One miss changes little. The second in a row is the one to plan for.',
      scholarly:
        'Lally and colleagues (2010) saw no lasting harm to habit growth from one missed day, and goals with a small reserve kept people going longer (Sharif and Shu, 2017).',
      reframe: 'The days before the gap happened, and a gap does not reach back and undo them.',
      move: 'Call what you missed a reserve day, and give the month two of those from now on. Then make the return too small to dread: {start}. Five minutes today, and the day counts.',
      ask: 'At what hour today could five minutes happen?',
      wonder: [
        'What happened on the day it broke, before it broke?',
        'And if two misses a month were allowed by the rules, would this still be a failure?',
      ],
      pause: 'Write the answer to the first one down; it names the day to plan for. Two minutes.',
      act: '{start}, and count the day',
      after: 'The return is the skill here, more than the run. What usually happens on the day after a miss?',
    },
    {
      id: 'next-attempt',
      technique: 'if-then',
      fits: ['event', 'search', 'promotion'],
      warm: "You don't have to feel ready for the next one; it is enough if it is on the calendar.",
      neutral: 'Decide about the next attempt while you still remember this one.',
      scholarly:
        'If-then plans help people to begin: 94 tests gave d = .65 (Gollwitzer and Sheeran, 2006), and the larger, later review found a range of .27 to .66.',
      reframe: 'This was attempt number something, in a series whose length nobody has told you.',
      move: 'Name the moment where it tipped, and write one line for it: if that moment comes again, then I do this. Say it aloud twice. It takes four minutes and it is the cheapest insurance there is.',
      ask: 'What was the moment where it tipped?',
      wonder: [
        'At which minute did it start to go the wrong way?',
        'And what would you have to do in exactly that minute, next time?',
      ],
      pause: 'Make one sentence of the two answers: if this, then I do that. Then say it aloud once.',
      act: 'write one line for the moment where it tipped: what I do there next time',
      after: 'Say the line aloud twice, then leave it. When will the next such moment come?',
    },
    {
      id: 'letter',
      technique: 'future-letter',
      warm: "Somebody will stand where you stand now, probably within the year, and they'd give a lot for two honest lines from you.",
      neutral: 'Explaining a setback to somebody else sorts it.',
      scholarly:
        'Writing to a future student was one part of the lessons in Yeager and colleagues (2019), which moved grades by about 0.10 points for lower achievers; the letter alone was not tested.',
      reframe:
        'What you know since this happened is knowledge you can hand on; that is one way to see that it is knowledge.',
      move: 'Write six lines to the next person who is about to try {thing|the same thing}: what you did, what you would do instead, and what was not their fault. Eight minutes, no polish.',
      ask: 'What would you warn them about first?',
      wonder: [
        'If somebody asked you tomorrow how to prepare for this, what would you tell them?',
        'And which part of that advice did you not have, or not take?',
      ],
      pause: 'Write the advice down as if it were for them. Five lines; it will read differently by evening.',
      act: 'write five lines of advice to the next person who tries this',
      after: 'No polish; it may stay in the drawer. Which line of it will be hardest to write?',
    },
  ],
};
