import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const angryMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” has heat in it, and probably a reason.',
      'You have every right to be cross about that; “{q}” is not nothing.',
      '“{q}”: good that it comes out here first, where it can break nothing.',
      'That would make most people angry. You do not have to be fair about it in the first five minutes.',
    ],
    challenging: [
      "I'd keep the anger and ask more of it than “{q}”. I think you can turn it into one sentence that changes something.",
      '“{q}” may be right. I hold you to the useful version of it, and I think you can find that.',
      'I think you can be angry and exact at the same time. Exact is the standard here.',
      'You can win the argument in your head all day. I would hold you to the one outside it, and I think you can have it well.',
    ],
    analytical: [
      'Anger usually marks a line that was crossed. “{q}” does not quite say which.',
      '“{q}” tells me the size. What I would still need is what happened, what was expected, and who knew.',
      'There is an event here and a rule that it broke. The rule is the part that is seldom said aloud.',
      'The heat fades in an hour or so; the line that was crossed will still be there. So I would look for the line.',
    ],
  },
  templates: [
    {
      id: 'the-line',
      technique: 'facts-and-story',
      fits: ['unfair', 'promotion'],
      warm: 'Under anger like that there is nearly always something you care about that was handled carelessly.',
      neutral: 'Find the line that was crossed.',
      scholarly:
        'Telling an event apart from the judgement on it is an old exercise in cognitive approaches; I claim no figure for it.',
      reframe: 'It shows quite exactly what matters to you, and that is worth having in words.',
      move: 'Three lines, five minutes: what happened, as a camera saw it; what I had expected; what I want to be different next time. The third is the only one you need to say to anybody.',
      ask: 'What do you want to be different next time?',
      wonder: [
        'What did you expect, and did anybody know that you expected it?',
        'And what would have to happen next time for it to be all right?',
      ],
      pause: 'Write down the second answer as a request of one line. Keep it until tomorrow.',
      act: 'write down what happened, what I expected and what I want next time',
      after:
        'The third line is for saying, the first two for you. To whom will you say it, and on which day?',
    },
    {
      id: 'cool-then-speak',
      technique: 'if-then',
      fits: ['spoken-comment'],
      warm: 'You needn’t swallow it. You only need to choose the hour.',
      neutral: 'Say it later, and shorter.',
      scholarly:
        'Letting it all out tends to feed anger rather than drain it (Kjærvik and Bushman, 2024, pooled 154 studies: what lowers arousal helps). So first cool, then speak.',
      reframe: 'The anger will keep; what you do with it goes better at a lower temperature.',
      move: 'Go round the block once, ten minutes, fast enough to be out of breath and slow enough to come back bored. Then write the one sentence you would stand by in a month. Say that one, tomorrow, to {person|the person concerned}.',
      ask: 'Which sentence would you stand by in a month?',
      wonder: [
        'What would you say today that you would take back in a month?',
        'And what would be left if you took that out?',
      ],
      pause: 'What is left is your sentence. Write it down tonight, say it tomorrow.',
      act: 'walk once round the block before I answer anybody',
      cue: 'I notice the heat coming up',
      after: 'Then one sentence you would stand by in a month. What will you want to send before the walk?',
    },
    {
      id: 'unsent',
      technique: 'sort-first',
      warm: 'It can be a relief to be entirely unreasonable on paper, provided the paper stays at home.',
      neutral: 'Write it, do not send it, take out what is usable.',
      scholarly:
        'Writing it out helps a little on average and can also stir it up, so I would keep it short; what the research supports is making sense of it more than venting.',
      reframe: "In the middle of all that you're cross about there is usually one request.",
      move: 'Write the letter you will not send, six minutes, no manners. Then underline the one sentence that contains a request. Everything else has done its work and may go into the stove.',
      ask: 'What is the request in it?',
      wonder: [
        'If manners were off for five minutes, what would you write?',
        'And where in it is the thing you actually want?',
      ],
      pause: 'Find that one sentence. It is the only one that needs a stamp.',
      act: 'write the letter I will not send and underline its one request',
      after: 'Six minutes, no manners, no sending. What do you expect the underlined sentence to be?',
    },
    {
      id: 'energy',
      technique: 'strategy-change',
      fits: ['tried-hard', 'code', 'study'],
      warm: 'Frustration mostly turns up in people who are trying; the others are merely uninterested.',
      neutral: 'Frustration says the method is failing. Change the method.',
      scholarly:
        'Looking to strategy instead of ability held up better after failure (Mueller and Dweck, 1998); one body of studies, with children, but it fits here.',
      reframe: "You want this to work and it doesn't yet; the anger is only the gap between the two.",
      move: 'Use the next ten minutes for a different road: write down the last three things you tried with {thing|it}, and one that you have refused to try so far. Then do two minutes of the refused one.',
      ask: 'What have you refused to try?',
      wonder: [
        'What did you try the last three times, and how different were they really?',
        'And what have you refused to try, and why?',
      ],
      pause: 'Write the refused one down. Two minutes of it are enough to know more.',
      act: 'write down the one thing I have refused to try and do two minutes of it',
      after: 'Two minutes prove nothing, but they tell you something. What is the refusal protecting?',
    },
    {
      id: 'yours-and-theirs',
      technique: 'woop',
      warm: 'Part of this is plainly theirs. It would be a pity to spend the evening on that part.',
      neutral: 'Their part, your part. Work on yours.',
      scholarly:
        'Mental contrasting works with inner obstacles (Wang and colleagues, 2021: g = 0.34, some bias likely); outer ones need a conversation instead.',
      reframe:
        'There is a piece of this you can move, even if it is the smaller piece and not the guilty one.',
      move: 'Draw two columns, theirs and mine, and fill both, five minutes. Theirs will be longer. Take the smallest item from mine and do it today. Not because you are to blame, but because it is the one you can reach.',
      ask: 'What is the smallest thing in your column?',
      wonder: [
        'What part of this could you change even if nobody apologised?',
        'And what would that get you?',
      ],
      pause: 'If the second answer is “not much”, then it may be one to let pass. Also a decision.',
      act: 'write two columns, theirs and mine, and do the smallest thing in mine',
      after: 'Not from guilt, from reach. What will you want them to do first?',
    },
  ],
};
