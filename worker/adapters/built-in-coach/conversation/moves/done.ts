import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const doneMoves: Moves = {
  openers: {
    supportive: [
      '“{q}”. Good. You stayed with it up to the part where it is over, and that is the part most people never see.',
      '“{q}”: read that again before you move on. It was a long row of ordinary days, and you did them.',
      "Let “{q}” stand for a moment. You put the work in, and it's finished.",
      'It is done, and you did the days that it took. Sit with that for a cup of tea.',
    ],
    challenging: [
      "“{q}” is a real finish. I'd hold the next one to the same standard, and I think you can meet it, after a rest.",
      "Well carried through. I'd only ask one more thing, since “{q}” shows you can: find out how you did it.",
      'You set a bar and reached it. I think you can reach the next, so choose it slowly.',
      'You finished. I will ask for a proper look back now, because I think you can use what you find there.',
    ],
    analytical: [
      '“{q}”: from here on it is a finished case, and finished cases can be read.',
      'A result: “{q}”. What produced it is still fresh for about a day.',
      '{figure} and done. The useful question is which part of the effort carried it.',
      'Finished things are the best data there are: start, course and end are all known.',
    ],
  },
  templates: [
    {
      id: 'look-back',
      technique: 'progress-log',
      warm: 'People rush past this moment, and then wonder why the next start feels like the first.',
      neutral: 'Write down how it was done before you forget.',
      scholarly:
        'Recording progress goes with reaching further goals (Harkin and colleagues, 2016: d = 0.40); a finished thing is the best entry in the log.',
      reframe:
        "Once this was a “not yet”. You got from there to here by certain steps, and it's worth knowing which.",
      move: 'Take eight minutes and write three lines: what carried it, what I would skip, where I nearly stopped. The third is the important one, because you will come to that spot again in the next thing.',
      ask: 'Where did you nearly stop?',
      wonder: [
        'At which point did you nearly stop, and what did you do instead?',
        'And what did you do in the last third that you had not done in the first?',
      ],
      pause: 'Answer in your journal, a few lines each. It will be harder to recall in a week.',
      act: 'write three lines: what carried it, what I would skip, where I nearly stopped',
      cue: 'I have had my tea tonight',
      after: 'Three lines, then no more work on it. Which of the three will you be tempted to make prettier?',
    },
    {
      id: 'rest-first',
      technique: 'real-rest',
      fits: ['tried-hard', 'body', 'event', 'study'],
      warm: "You're allowed a flat feeling afterwards too; a good deal of you was pointed at this.",
      neutral: 'Rest first. Choose the next thing after that.',
      scholarly:
        'Time off in which work is really put down goes with less strain and more energy (Sonnentag and Fritz, 2015; mostly correlational, but consistent).',
      reframe: 'Resting now belongs to the work; the next thing is better chosen by somebody who has slept.',
      move: 'Before anything new, put one evening into the calendar with nothing in it, and tell one person what you finished, in one sentence, without “only”. Five minutes for both.',
      ask: 'Who should hear it first?',
      wonder: [
        'What does finished feel like so far: glad, flat, or restless?',
        'And what would be a fitting way to let it be over?',
      ],
      pause: 'Pick the word, then one small thing that fits it. Tonight would be a good time.',
      act: 'tell one person what I finished, in one sentence, without “only”',
      cue: 'I see somebody I like today',
      after: 'And an evening with nothing in it this week. What will try to fill it?',
    },
    {
      id: 'pass-it-on',
      technique: 'future-letter',
      warm: 'Somewhere there is a person at your own day three, and they would pay for what you know now.',
      neutral: 'Write down your advice for the next person.',
      scholarly:
        'A letter to a later learner was part of a programme with small, real effects on grades (Yeager and colleagues, 2019); how much the letter did is not known.',
      reframe: 'What you have now, besides the result, is a way of doing it.',
      move: 'Write a short letter to somebody at their day three: what is normal there, what helped, what you worried about for nothing. Ten lines, eight minutes. Keep it; on your own next day three you will be the one who reads it.',
      ask: 'What did you worry about for nothing?',
      wonder: ['What would you tell yourself on day three, knowing this?', 'And would you have believed it?'],
      pause: 'Write it down anyway. On the next day three you can see whether you do.',
      act: 'write ten lines to somebody who is on day three of the same thing',
      after: 'Keep it where you will find it. What would you leave out to look better?',
    },
    {
      id: 'next-one',
      technique: 'fresh-start',
      fits: ['goal-known'],
      warm: "There's no hurry; the next thing will still be possible on Monday.",
      neutral: 'Pick the next start date. Then leave it alone until then.',
      scholarly:
        'New weeks and months make beginnings likelier (Dai, Milkman and Riis, 2014); they promise nothing about the middle.',
      reframe: "An end is a good place to ask what you couldn't have attempted before it.",
      move: 'Write down two things that have become possible because this is done, and beside one of them a Monday. Not the plan, only the Monday. Four minutes, and then you are off duty.',
      ask: 'What has become possible?',
      wonder: [
        'What can you attempt now that would have been too early before?',
        'And do you want it, or does it only come next?',
      ],
      pause: 'Leave the second one open for some days. The first fits on a card.',
      act: 'write down one thing that is possible now, and a Monday beside it',
      after: 'Only the Monday; the plan can wait. What would make you begin on the Sunday?',
    },
    {
      id: 'mark-it',
      technique: 'learning-goal',
      fits: ['study', 'language', 'code', 'music', 'text'],
      warm: 'It would be a pity to keep the certificate and lose the method.',
      neutral: 'Name one thing you can do now that you could not do before.',
      scholarly:
        'Information about what one has learned seems to feed interest better than a prize does; large reviews of rewards (Deci, Koestner and Ryan, 1999) lean that way and are disputed in detail.',
      reframe: 'The result will be filed away; what you can do now goes with you.',
      move: 'Complete this on paper: “Before this I could not…, and now I can…, because I…”. Once for the work itself, once for how you work. Five minutes. The second is the one you can use again.',
      ask: 'How does the second one end?',
      wonder: [
        'What can you do now that you could not do at the start?',
        'And which of your habits had to change for it?',
      ],
      pause: 'Write both as one sentence with “because” in it. It belongs in the journal.',
      act: 'write “before this I could not…, now I can…, because I…” once',
      after:
        'Finish the “because” with something you did. What would be the modest answer, and what the true one?',
    },
  ],
};
