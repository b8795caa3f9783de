import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const progressMoves: Moves = {
  openers: {
    supportive: [
      "“{q}”: that is work, and you did it. I'd let it stand for a minute before improving on it.",
      'I like the plainness of “{q}”. It moved because you went at it.',
      "“{q}” didn't happen by itself; somebody turned up for it, and that was you.",
      'Something moved, and you were there doing it. That is worth more than a resolution.',
    ],
    challenging: [
      '“{q}” is solid. I think you can do it again on a worse day, which is the standard I would set next.',
      "Good work, and I'm going to ask for a little more, because “{q}” shows you can carry it.",
      "I'd raise the bar a notch now. “{q}” tells me you can reach that as well.",
      "That counts. Now I'd want you to know how you did it, and I think you can find out.",
    ],
    analytical: [
      '“{q}” is a result worth a cause. Something was different this time.',
      "Noted: “{q}”. One more such entry and it's a pattern, so the conditions are worth keeping.",
      '{figure} is a number one can compare with next week.',
      'An improvement with a known cause can be repeated; one without is weather.',
    ],
  },
  templates: [
    {
      id: 'what-did-it',
      technique: 'progress-log',
      warm: "Good days get forgotten faster than bad ones, so it's fair to give them a line in ink.",
      neutral: 'Write down what worked while you still know.',
      scholarly:
        'Monitoring progress helps (Harkin and colleagues, 2016: 138 studies, d = 0.40), and more so when it is recorded.',
      reframe: "It used to be a “not yet”, and now part of it isn't. That came from something you did.",
      move: 'Take three minutes and log it: what I did, what was different, what I would keep. Three lines. On the next bad day this will be the only witness for the defence, and it should be specific.',
      ask: 'What was different this time?',
      wonder: [
        'What did you do this time that you had not done before?',
        'And which part of that could you repeat on a bad day?',
      ],
      pause: 'Put the answer in your journal in three lines. It is for the you of a worse week.',
      act: 'write three lines: what I did, what was different, what I keep',
      cue: 'I close the day tonight',
      after: 'Three lines, then leave it. On which day this week will it be hardest to repeat?',
    },
    {
      id: 'bad-day-version',
      technique: 'if-then',
      fits: ['streak', 'body', 'music', 'language', 'stillness'],
      warm: 'The nice thing about a good stretch is that it is a good time to prepare for a bad one.',
      neutral: 'Plan the bad day now, while it is easy.',
      scholarly:
        'Plans in if-then form help most when people are motivated and have rehearsed them (Sheeran and colleagues, 2024); you are at least the first at the moment.',
      reframe:
        'This is no luck to be held on to; it is something you do, and it can have a small version too.',
      move: 'Write the small version for a day when nothing goes: if I am too tired for all of it, then I {start}, and it counts. Say it aloud once. Two minutes, and you have taken the drama out of the next gap.',
      ask: 'What would be small enough for your worst Thursday?',
      wonder: [
        'What would a bad day leave you of this, honestly?',
        'And what is the smallest version that would still count?',
      ],
      pause: 'Write the smallest version down, with “and it counts” behind it.',
      act: '{start}, and count it',
      cue: 'a day comes on which I am too tired for all of it',
      after: 'Say it aloud once now. Which day of the next seven is likeliest to need it?',
    },
    {
      id: 'next-notch',
      technique: 'strategy-change',
      fits: ['study', 'code', 'text', 'music'],
      warm: 'You can enjoy it and still be curious about the next rung; nobody has to choose.',
      neutral: 'It worked. Raise one thing by a little.',
      scholarly:
        'Specific, demanding goals do better than vague ones if one is committed and gets feedback (Locke and Latham, 2002); “a notch” is my unit, not theirs.',
      reframe: 'What was hard a month ago is now the warm-up, and you built that.',
      move: 'Raise one thing and only one: a bit longer, a bit faster, or in front of somebody. Decide it now in one sentence, with a number. Then try the first three minutes of it today, just to see how it resists.',
      ask: 'Which one would you raise?',
      wonder: [
        'What has become easy that was hard a month ago?',
        'And what is just outside of what you can do today?',
      ],
      pause: 'Write the second answer with a number in it. That is next week’s notch.',
      act: 'write next week’s notch in one sentence, with a number',
      after: 'Then try three minutes of it, badly. What would make you raise two things at once?',
    },
    {
      id: 'pass-it-on',
      technique: 'future-letter',
      fits: ['others-help'],
      warm: 'Explaining how you did it is the nicest way I know to find out that you know.',
      neutral: 'Tell somebody how. You will notice what you know.',
      scholarly:
        'Writing to somebody who comes after you was part of the sessions in Yeager and colleagues (2019; about +0.10 grade points for lower achievers); its own share is unknown.',
      reframe: 'You know something now that you could not have told anybody a month ago.',
      move: 'Write five lines to somebody who is where you were: what you tried first, what changed it, what you would skip. Six minutes. Send it or keep it; the writing does most of the work.',
      ask: 'What would you tell them to skip?',
      wonder: [
        'If somebody asked how you did it, what would you say first?',
        'And what would you leave out, although it was part of it?',
      ],
      pause: 'Say it aloud in two minutes, as if to one person. Then note what you left out.',
      act: 'write five lines to somebody who is where I was a month ago',
      after: 'Five lines, unpolished. What will you be tempted to call luck?',
    },
    {
      id: 'plan-the-dip',
      technique: 'pre-mortem',
      fits: ['goal-known', 'near-finish'],
      warm: 'The middle of a thing is where it gets quiet; you may as well leave a lamp on there.',
      neutral: 'Progress slows in the middle. Expect it.',
      scholarly:
        'People cut corners most in the middle of a goal, less at its ends (Touré-Tillery and Fishbach, 2011); a few studies, but they fit most diaries.',
      reframe:
        'You have found a way that works for now; the next thing to learn is how it will stop working.',
      move: 'Imagine it is four weeks from now and this has faded out. Write the two likeliest reasons, without politeness, and one line against each: if that happens, then I…. Eight minutes, and cheaper than finding out.',
      ask: 'What is the likeliest reason?',
      wonder: [
        'If this had quietly stopped four weeks from now, what would have been the reason?',
        'And what could you put in its way today?',
      ],
      pause: 'Write the reason down as if it had already happened. It makes one more honest.',
      act: 'write the likeliest reason this fades in four weeks, and one line against it',
      after: 'Two lines in all. Which reason would you rather not write?',
    },
  ],
};
