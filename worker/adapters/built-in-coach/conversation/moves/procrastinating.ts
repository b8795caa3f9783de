import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const procrastinatingMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” sounds less like laziness than like bracing for something.',
      'You noticed it and said so: “{q}”. Most people stop one step earlier, at being cross with themselves.',
      '“{q}” usually protects a person from something. It is worth knowing from what.',
      'Putting a thing off is seldom about time. You know that, or you would have bought a calendar.',
    ],
    challenging: [
      "The task isn't the problem, the first two minutes with it are. I expect you to get through those, and I think you can.",
      "“{q}” has had its turn. I think you can begin today, and I'd ask for no more than that.",
      "I don't buy “{q}” as a trait. It is a pattern, and I think you can break it once before tonight.",
      'I hold you to starting, not to finishing. You can start; finishing is a later conversation.',
    ],
    analytical: [
      '“{q}” has a time, a place and a thing you do instead; those three are the data I would want.',
      'Avoidance pays at once and costs later; “{q}” shows the rate of exchange.',
      '{duration} without a start, and the task has not changed in that time. So the obstacle is probably in the approach to it.',
      'What gets put off has a pattern: unclear, dull, or frightening. They need three different answers.',
    ],
  },
  templates: [
    {
      id: 'first-two-minutes',
      technique: 'if-then',
      fits: ['avoided', 'text', 'admin', 'search'],
      warm: 'Beginnings are where all the friction is; after them it is mostly just work.',
      neutral: 'Starting is the hard part. Make it tiny and fix its time.',
      scholarly:
        'If-then plans are among the better supported tools here: d = .65 over 94 tests (Gollwitzer and Sheeran, 2006), between .27 and .66 in the larger review (Sheeran and colleagues, 2024).',
      reframe: "You haven't started yet, and a start is about two minutes long.",
      move: 'Tie it to a moment that comes anyway: after the first coffee tomorrow, {start}. Only that. If it goes on by itself, fine; if not, you have still done what you planned, which is the habit we are after.',
      ask: 'Which moment of tomorrow is the most reliable?',
      wonder: [
        'What do you do in the minute before you turn away from it?',
        'And what would have to be different about that minute?',
      ],
      pause: 'Watch for that minute once today, and write down what you did in it. One line.',
      act: '{start}',
      cue: 'I have poured my first coffee or tea tomorrow',
      after:
        'Two minutes, then you may stop with a clear conscience. What would stop you at that moment, and what will you do then?',
    },
    {
      id: 'which-kind',
      technique: 'sort-first',
      warm: "There's nearly always a sensible reason underneath; it just isn't a good adviser.",
      neutral: 'Unclear, dull or frightening: find out which.',
      scholarly:
        'Reviews tie procrastination to tasks that are aversive and far off (Steel, 2007) and to the mood they bring (Sirois and Pychyl, 2013); character explains less than people fear.',
      reframe:
        'What you call not getting to it is, more exactly, not knowing which of three problems you have.',
      move: 'Write {thing|the task} at the top of a page and choose one word: unclear, dull, or frightening. Unclear: write the question that is open. Dull: set a timer for eight minutes. Frightening: name what could happen. Do the one line that fits, now.',
      ask: 'Which of the three words is it?',
      wonder: [
        'Is it unclear, dull, or frightening?',
        'And what makes you think so: the task itself, or the last time you tried it?',
      ],
      pause: 'Choose the word before you do anything about it. Wrong guesses are cheap here.',
      act: 'write the task down with one word beside it: unclear, dull or frightening',
      after: 'Then do one line about that word, and only that. Which word do you hope it is not?',
    },
    {
      id: 'inner-obstacle',
      technique: 'woop',
      warm: 'Something in you has a reason to wait, and it is easier to deal with once it has been heard.',
      neutral: 'Name the inner obstacle, then plan for it.',
      scholarly:
        'Mental contrasting with a plan shows a small to medium effect (Wang and colleagues, 2021: g = 0.34, likely some publication bias), and the obstacle has to be an inner one.',
      reframe: 'The thing that stops you turns up at the same spot each time, which makes it predictable.',
      move: 'Four short lines, seven minutes: the wish; the best part of it being done; the thing in you that turns away; if that shows up, then I {start}. Read the last line aloud. It will show up, so you may as well have an appointment with it.',
      ask: 'What in you turns away: boredom, dread, or pride?',
      wonder: [
        'When you turn away from it, what is the feeling you turn away from?',
        'And what does that feeling expect to happen if you stay?',
      ],
      pause: 'One line for each. The second is often a surprise.',
      act: '{start}',
      cue: 'the wish to do something else first shows up',
      after: 'It will show up, so rehearse the sentence once aloud. What form does it usually take?',
    },
    {
      id: 'bundle',
      technique: 'temptation-bundling',
      fits: ['body', 'admin', 'home', 'reading'],
      warm: 'There is no medal for doing dull things in a dull way.',
      neutral: 'Pair it with something you like, and only then.',
      scholarly:
        'Keeping an enjoyable audiobook for the gym raised visits in one field experiment (Milkman, Minson and Volpp, 2014); the effect faded after some weeks.',
      reframe: "Wanting it to be bearable isn't weakness; it's design.",
      move: 'Choose one pleasure, a certain album, a good chair, the expensive tea, and allow it only with {thing|this task}. Begin with seven minutes today: start the pleasure, then {start}. When the one stops, so does the other.',
      ask: 'Which pleasure would you be willing to reserve for it?',
      wonder: [
        'What do you do instead of it, and what is good about that?',
        'And could some of that good be moved into the task?',
      ],
      pause: 'Make a list of three small pleasures that leave your hands free. Two minutes.',
      act: 'put on the music I keep for this, and {start}',
      after:
        'The pleasure stops when the work stops; that is the deal. What would tempt you to take it without the task?',
    },
    {
      id: 'monday',
      technique: 'fresh-start',
      fits: ['after-break', 'streak', 'body', 'stillness'],
      warm: 'You may close the books on the last weeks; nobody is going to audit them.',
      neutral: 'The past weeks are closed. Choose a start and keep it small.',
      scholarly:
        'People begin more goals at new weeks and months (Dai, Milkman and Riis, 2014); whether such starts last longer is less clear, so the size still matters.',
      reframe: 'The weeks without it are not a debt you have to pay back before you may begin.',
      move: 'Pick the next Monday or the first of the month as page one, and make that day ridiculously small: {start}. What you do today is only the preparation: lay out whatever that needs, five minutes.',
      ask: 'What has to lie ready the evening before?',
      wonder: [
        'What did the last start look like, on the day it still worked?',
        'And what had been laid ready that time that is missing now?',
      ],
      pause: 'Lay one of those things ready tonight. It is a small vote for tomorrow.',
      act: 'lay out everything the first two minutes need, where I will trip over it',
      cue: 'it is the evening before',
      after: 'The laying out is the whole task today. What would make Monday too big again?',
    },
    {
      id: 'let-it-go',
      technique: 'goal-shrink',
      warm: 'Some things we put off because we should never have promised them.',
      neutral: 'Do it, shrink it, hand it on or drop it. All four are decisions.',
      scholarly:
        'Letting go of goals that cannot be met, and taking up others, goes with well-being (Wrosch and colleagues, 2003); these are mostly correlations, and it is your call.',
      reframe:
        'Not doing it for so long may be a verdict on {thing|the task} instead of on you. It deserves a hearing.',
      move: 'Give it a hearing, five minutes, on what happens if {thing|this} is never done. If the answer is “not much”, cross it out with a ruler and enjoy that. If it is “quite a lot”, halve it, and do the first half of the half: {start}.',
      ask: 'What would happen if it were never done?',
      wonder: [
        'What would happen if you never did it at all?',
        'And who, besides you, would notice, and when?',
      ],
      pause: 'Write the true answer in one line. It decides whether we plan or cross out.',
      act: 'decide in writing: do it, halve it, hand it on, or cross it out',
      after:
        'One word is enough, with a date beside it. Which of the four would you be ashamed to choose, and why?',
    },
  ],
};
