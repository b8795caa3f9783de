import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const perfectionistMoves: Moves = {
  openers: {
    supportive: [
      '“{q}”: you care about this a good deal, and it has started to cost more than it returns.',
      'There is a lot of care in “{q}”, and not much rest.',
      'I can see the work in “{q}”. I can also see that it has no end built in.',
      'You care how this turns out. The trouble is that caring has no closing time.',
    ],
    challenging: [
      'I like a high standard, and I think you can meet yours; “{q}” is a different thing, because it never lets you be measured.',
      "I'd keep the standard and change where it applies. You can do that, though “{q}” will object.",
      '“{q}” keeps the work safe from readers. I think it, and you, can stand being read.',
      "A standard that can't be met by any date is not high, only hidden. I think you can meet a real one.",
    ],
    analytical: [
      '“{q}” has no stopping rule in it, and a process with no stopping rule does not stop.',
      "From “{q}” I can read the effort. What I can't read is what “finished” would look like.",
      'The missing number in “{q}” is how much better the last round made it.',
      'Polishing has a curve: steep, then flat. What matters is where on it you stand.',
    ],
  },
  templates: [
    {
      id: 'stopping-rule',
      technique: 'strategy-change',
      warm: "It is hard to stop when stopping feels like carelessness; it isn't, if you decided on the line beforehand.",
      neutral: 'Set the stopping rule before the work, not during it.',
      scholarly:
        'Studies of perfectionism separate high standards from worry over mistakes, and the harm sits mostly with the second (Stoeber and Otto, 2006); so the standards may stay.',
      reframe: 'Done is a decision about {thing|the work}, and you can make it in advance.',
      move: 'Write down three things that must be true for {thing|it} to be good enough for its first reader. Three, not ten. When they are true, it goes out, warts included. Writing the three takes five minutes.',
      ask: 'What is the first of the three?',
      wonder: [
        'What has to be true of {thing|it} before somebody may see it?',
        'And how many of those things would the reader notice if they were missing?',
      ],
      pause: 'Write the list, then strike out what only you would notice. Five minutes.',
      act: 'write down the three things that make it good enough, before I touch anything',
      after: 'When all three hold, it goes out. What will you want to add as a fourth?',
    },
    {
      id: 'rough-on-purpose',
      technique: 'smallest-step',
      fits: ['text', 'art', 'code', 'avoided'],
      warm: 'A bad first version is a kindness to the second one; it gives it something to correct.',
      neutral: 'A bad version can be improved. A missing one cannot.',
      scholarly:
        'I know of no trial of bad first drafts. Many writers advise them, and a near, modest goal is at least in line with Bandura and Schunk (1981).',
      reframe: "It isn't good yet, and “yet” needs a version to work on.",
      move: 'Make the worst acceptable version of one small part of {thing|it}, in seven minutes, with a timer. Rule: nothing gets deleted before the bell. Then rename it “version one”, because that is what it is.',
      ask: 'Which part could be bad first?',
      wonder: [
        'What would a deliberately poor version of the next part look like?',
        'And what, exactly, would happen if somebody saw it?',
      ],
      pause:
        'Make the poor version, seven minutes, timer on. You can throw it away after you have read it once.',
      act: 'set a timer for seven minutes and make a deliberately poor version of one part',
      after: 'Nothing is deleted before the bell. What will your hand want to correct first?',
    },
    {
      id: 'early-reader',
      technique: 'ask-for-help',
      fits: ['text', 'code', 'event', 'venture', 'art'],
      warm: 'The imaginary reader is always crueller than the real one, and harder to satisfy.',
      neutral: 'Show it to one person early. Imagined readers give poor feedback.',
      scholarly:
        'Feedback helps most while the work can still change (Hattie and Timperley, 2007, review a large and uneven literature); after the polishing, it comes too late.',
      reframe:
        'Showing it unfinished is part of the method; finishing alone and showing it late is the risky way.',
      move: 'Choose one person and one page, and send it with this line: “This is rough. Tell me one thing that is unclear, nothing else.” It takes five minutes, and “nothing else” protects you both.',
      ask: 'Who would read one rough page?',
      wonder: [
        'Whose opinion of it are you guarding against?',
        'And has that person ever said what you imagine them saying?',
      ],
      pause: 'Write down one name who could see one page as it is. Only the name, for now.',
      act: 'send one rough page to one person and ask for one unclear thing',
      after: 'One page, one person, one question. What will you want to fix before you press send?',
    },
    {
      id: 'two-bars',
      technique: 'goal-shrink',
      warm: 'Not everything you touch can be your best work; some of it only has to exist by Thursday.',
      neutral: 'Two standards: one for what matters, one for the rest.',
      scholarly:
        'Adjusting goals that take more than they give goes with well-being (Wrosch and colleagues, 2003, mostly correlations); lowering one bar on purpose is a mild form of it.',
      reframe:
        'A high bar is worth having where it changes the result; elsewhere it only changes the hour you go to bed.',
      move: 'Split {thing|the work} into parts on a page and mark each A (must be right) or B (must exist). At most a third may be A. Then finish one B today, in ten minutes, and leave it as it falls.',
      ask: 'Which part is a B that you have been treating as an A?',
      wonder: [
        'Which parts of this would anybody miss if they were merely all right?',
        'And what would you do with the hours that came free?',
      ],
      pause: 'Mark the parts A or B on a scrap of paper. If everything is an A, start again.',
      act: 'mark each part A or B and finish one B without going back over it',
      after: 'Ten minutes, then it stays as it is. Which B will argue that it is an A?',
    },
    {
      id: 'test-the-fear',
      technique: 'pre-mortem',
      warm: "There is usually a particular disaster behind the polishing, and it's quieter once it has been named.",
      neutral: 'Name what you fear will happen. Then check how likely and how bad.',
      scholarly:
        'Imagining that a thing has already gone wrong brings up more reasons (Mitchell, Russo and Pennington, 1989); small studies, but it beats a nameless dread.',
      reframe: 'The fear has made a prediction, and predictions can be tested with small things.',
      move: 'Write: “If there is a mistake in {thing|it}, then…” and follow it to the end, three steps. Then leave one harmless flaw in something small today, a comma or a crooked line, and see whether step one happens. Six minutes.',
      ask: 'What is step one?',
      wonder: [
        'If it went out with one flaw in it, what would happen the next day?',
        'And the day after that?',
      ],
      pause: 'Write the chain down to where it gets silly. It usually takes three links.',
      act: 'leave one harmless flaw in something small and note what happens',
      after: 'A comma will do. What does your stomach predict, and by when should it have come true?',
    },
    {
      id: 'time-box',
      technique: 'if-then',
      fits: ['deadline'],
      warm: 'Sometimes the clock is the only editor who can make you stop, and it is a fair one.',
      neutral: 'Give it a length of time and not a level of quality.',
      scholarly:
        'An if-then form makes it likelier that the planned act is done at its moment (Sheeran and colleagues, 2024: d .27 to .66); it can be used for stopping, too.',
      reframe: "You don't need to feel that it is finished; you need a moment at which you stop.",
      move: 'Decide the end first: one more round on {thing|it}, ten minutes by the clock, on the worst spot only. When it rings, save, close, and write one line on whether the round made a difference a reader would see.',
      ask: 'What did the last three rounds change that a reader would see?',
      wonder: [
        'How many rounds has it had, and which was the last that a reader would have noticed?',
        'So how many more does that suggest?',
      ],
      pause: 'Answer with two numbers. Then give it that many rounds and no more.',
      act: 'give the worst spot ten minutes by the clock and close it when it rings',
      after: 'Closing is the exercise. What will you tell yourself when it rings?',
    },
  ],
};
