import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const enviousMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” is an honest thing to say, and it costs something to say it.',
      'You can be glad for them and stung for yourself in the same breath; “{q}” has both in it.',
      '“{q}”: you said it without dressing it up, and that makes it easier to look at.',
      'That is a lonely kind of hurt, because good manners forbid mentioning it.',
    ],
    challenging: [
      'I take “{q}” seriously, and I think you can do better with it than be polite about it.',
      "I'd rather have you want something than pretend you don't. You can go after it; “{q}” only has to become more exact.",
      "“{q}” is a complaint so far. I think you can turn it into a plan, and I'd hold you to that.",
      "I don't think less of you for minding. I'd only insist that you use it, because you can.",
    ],
    analytical: [
      '“{q}” compares your whole week with the part of theirs that shows.',
      'What you have is “{q}”. What is missing is the comparison that would be any use: what they did, and what you did.',
      'A comparison needs the same unit on both sides, and “{q}” has a feeling on one and a result on the other.',
      'Envy is a measurement with one instrument. It is precise about what you want and poor at everything else.',
    ],
  },
  templates: [
    {
      id: 'two-things-they-did',
      technique: 'comparison-to-curiosity',
      fits: ['promotion', 'venture', 'search', 'mixed-feelings'],
      warm: 'Being glad and being stung do not cancel each other, and envy is at least precise: it points at something.',
      neutral: 'Envy points at something you want. Find out what.',
      scholarly:
        "Others' success encouraged people mainly when it looked attainable (Lockwood and Kunda, 1997); the literature is small, but it suggests looking at steps and not at stature.",
      reframe: 'What they have, they got to by doing things, and doing can be looked at.',
      move: "Pick the one person whose success stung most, and write down two things they did in the last year that you didn't. Not who they are, what they did. If one of them is something you'd want to do anyway, that is your next step. Six minutes.",
      ask: 'Who came to mind first?',
      wonder: [
        'Whose success stung most, and what did that person do that can be seen from outside?',
        'And which part of it would you want even if nobody ever heard of it?',
      ],
      pause: 'Write two verbs, no adjectives: what they did. Five minutes is plenty.',
      act: 'write down two things the person who stung most did this year, verbs only',
      after: 'Then underline the one you would want to do anyway. Which name are you hoping not to write?',
    },
    {
      id: 'ask-them-how',
      technique: 'ask-for-help',
      fits: ['promotion', 'music', 'body', 'code', 'study', 'language'],
      warm: 'Most people like being asked how they did it, and hardly anybody asks.',
      neutral: 'They know how it is done. You could ask.',
      scholarly:
        "A success that looks attainable can inspire and one that doesn't can deflate (Lockwood and Kunda, 1997); knowing the steps is what moves it from one group to the other. A small literature, to be fair.",
      reframe:
        'Somebody near you has just worked out the thing you want to work out. That is also a piece of luck.',
      move: 'Write them two lines: what you noticed, and one question about how. “How did you prepare for it?” is enough. Five minutes, before you find reasons to wait until you feel more generous.',
      ask: 'What is the one thing you would really want to know from them?',
      wonder: [
        'What would you want to know from them, if asking cost nothing?',
        'And what do you believe asking would cost?',
      ],
      pause: 'Write the question down. You need not send it; just see whether it is a small one.',
      act: 'write two lines to one of them: what I noticed, and one question about how',
      after: 'Two lines, no compliments you do not mean. What would keep you from sending it?',
    },
    {
      id: 'own-line',
      technique: 'progress-log',
      fits: ['study', 'music', 'body', 'language', 'art'],
      warm: 'You know your own detours and only their arrivals; of course it looks like that from where you stand.',
      neutral: 'Compare yourself with yourself. The data are better.',
      scholarly:
        'Monitoring your own progress has decent support (Harkin and colleagues, 2016: d = 0.40, more when it is written down); monitoring other people’s has none that I know of.',
      reframe: 'There is a comparison you can learn from: you, and you three months ago.',
      move: 'Write three lines that begin “Three months ago I couldn’t yet…”. If you can only find one, write that one, and beside it what you did to get there. Six minutes. Keep the page; you add to it on Sundays.',
      ask: 'What is the first line?',
      wonder: [
        'What could you not do three months ago that you can do now?',
        'And why does that count for less, in your own books, than what they did?',
      ],
      pause: 'Answer the first in writing, three lines. The second can wait until you have seen them.',
      act: 'write three lines that begin with “three months ago I couldn’t yet”',
      after:
        'Three lines, then shut the notebook. What makes their progress easier for you to see than your own?',
    },
    {
      id: 'what-exactly',
      technique: 'woop',
      warm: 'Often it is not the whole of their life we want, only one hour of it.',
      neutral: 'Be exact about what you want. It is rarely all of it.',
      scholarly:
        'Setting a wish against the inner obstacle helps a little (Wang and colleagues, 2021: g = 0.34 over 24 effects, probably flattered by publication bias).',
      reframe: 'Under the envy there is a wish, and the wish is yours and not theirs.',
      move: 'Finish four lines, eight minutes in all: what I want is…; the best of it would be…; what in me gets in the way is…; if that shows up, then I…. The third line must be about you and not about luck or the boss.',
      ask: 'How does the third line begin?',
      wonder: [
        'Which part of what they have would you take, and which would you leave with them?',
        'And what in you, not around you, has kept you from the part you would take?',
      ],
      pause: 'Write the part you would take on one line. It tends to be smaller than the envy.',
      act: 'write one line on the part of it I want, and one on what in me gets in the way',
      after: 'Two lines, no names. Which of the two will you want to skip?',
    },
    {
      id: 'less-window',
      technique: 'strategy-change',
      needs: ['social-media'],
      warm: "A feed is a shop window, and you've been standing in front of it after closing time.",
      neutral: 'A feed shows results without their costs.',
      scholarly:
        'The studies on social media and mood disagree about size and direction; that passive scrolling invites comparison is the less disputed part.',
      reframe: "You can't unknow what they posted, but you can choose what you look at first tomorrow.",
      move: 'For one week, move the app off the first screen and put one thing of your own in its place: {start}. Whenever the thumb goes there, that is the cue. Setting it up takes three minutes.',
      ask: 'At what time of day does the scrolling hurt most?',
      wonder: [
        'At which hour do you look, and what were you doing the minute before?',
        'And what did you hope to find there, the last three times?',
      ],
      pause: 'Note the next three times you open it, with the hour. Only note; change nothing yet.',
      act: '{start}',
      cue: 'my thumb goes to the app tomorrow',
      after: 'Five minutes of yours, and afterwards you may scroll. Which hour will be the hard one?',
    },
    {
      id: 'both-true',
      technique: 'self-compassion',
      fits: ['mixed-feelings'],
      warm: 'It would be odd to want something for years and feel nothing when it goes to the next desk.',
      neutral: 'Two feelings at once is normal. Neither is an instruction.',
      scholarly:
        'Research on envy separates a kind that pulls one upward from a kind that pulls the other down (van de Ven and colleagues, 2009); the difference seems to lie in what one does next.',
      reframe: 'Minding it means the thing matters to you, and that is not a fault to be corrected.',
      move: 'Say both halves in one sentence and put “and” in the middle: “I am glad for them, and I wanted it too.” Then write a third part: “so this week I will…”. Keep that part under ten minutes long.',
      ask: 'How does your third part go?',
      wonder: [
        'If you said the ungenerous half aloud, once, how would it go?',
        'And what does that half want you to do that would be worth doing?',
      ],
      pause: 'Write the sentence with “and” in the middle. The useful part usually comes after it.',
      act: 'write one sentence with both feelings in it, and end it with one thing I will do this week',
      after: 'Ten minutes, and the thing has to be something one can see. What would you rather do instead?',
    },
  ],
};
