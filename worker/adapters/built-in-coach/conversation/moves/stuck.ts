import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const stuckMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” is an uncomfortable place to keep turning up at, and you are still turning up.',
      "You keep coming back to something that doesn't give way; “{q}” says it plainly.",
      '“{q}”: that is tiring in a particular way, because the effort goes in and nothing visible comes out.',
      '{duration} at the same wall is long, and you are still at it.',
      'Being stuck is tiring in a particular way: the effort goes in and nothing visible comes out.',
    ],
    challenging: [
      "I won't accept “{q}” as the last word, because I think you can get past this one; just not by the same door.",
      '“{q}” is where most people repeat themselves, only louder. I expect better of your next attempt, and I think you can make it.',
      "I'd set the bar at getting through this, not around it, and I believe you can. But “{q}” is a description and not yet a problem.",
      "The standard stays where it is, and I think you can reach it. The method is what I'd put on trial.",
    ],
    analytical: [
      "“{q}” is a result, so let's look at what produced it.",
      "What we know: “{q}”. What we don't know yet is which part of the method causes it.",
      '{duration} is enough data to say that this method, as it stands, has stopped paying.',
      'Stuck is a reading on a gauge: effort up, result flat. It says something about the method and nothing about you.',
    ],
  },
  templates: [
    {
      id: 'change-one-thing',
      technique: 'strategy-change',
      fits: ['tried-hard', 'study', 'music', 'body'],
      warm: 'Being stuck usually means that a method which used to work has run out, and that happens to everyone who keeps going long enough.',
      neutral: 'Flat results usually mean the method is used up, not the person.',
      scholarly:
        'Mueller and Dweck (1998) found that children praised for how they worked persisted better after failing than those praised for ability; it is a hint, no more, that the method is the more useful suspect.',
      reframe: "You haven't found the way in yet, and the ways that failed are information you paid for.",
      move: 'Change one thing and leave the rest: the order, the speed, the place, or who is watching. Spend eight minutes on {thing|the part that resists} with only that one difference, and write down in a line what changed.',
      ask: 'Which one thing have you never varied?',
      wonder: [
        'What exactly have you done the same way every time?',
        'And if you were forbidden to do it that way again, what would you try instead?',
      ],
      pause: 'Five minutes on paper is enough; an odd answer is worth more here than a sensible one.',
      act: 'write down how I did it last time and change exactly one thing in that',
      after:
        'One change, eight minutes, then stop and note what it did. What will tempt you back to the old way?',
    },
    {
      id: 'worked-example',
      technique: 'ask-for-help',
      fits: ['study', 'code', 'others-help', 'language'],
      warm: 'Nobody gets through everything alone, and the people who look as if they do have usually asked early.',
      neutral: 'Asking is a method. It is often the fastest one.',
      scholarly:
        'Beginners tend to learn more from studying worked examples than from struggling unaided (Sweller and Cooper, 1985); the advantage shrinks as skill grows.',
      reframe: 'Not seeing how it is done is different from not being able to do it.',
      move: 'Find one finished example of the step that stops you and go through it line by line, saying at each line why it is there. Where you can only say “no idea”, you have your question. Ten minutes at most, then ask somebody that one question.',
      ask: 'Who has solved this particular bit before?',
      wonder: [
        'At which exact line, bar or minute does it stop being clear?',
        'And who could show you that one piece, if you asked for nothing else?',
      ],
      pause: 'Write the question as you would send it, in two lines. Sending it is for later.',
      act: 'write the exact point where it stops being clear as a two-line question to one person',
      after: 'Two lines, then send it before it gets polished. What might keep you from sending it?',
    },
    {
      id: 'shrink-the-problem',
      technique: 'smallest-step',
      fits: ['text', 'code', 'admin', 'venture'],
      warm: "A thing can be too big to move and still be made of parts that aren't.",
      neutral: 'Large problems stall. Parts of them usually move.',
      scholarly:
        'In a small study, near-term goals did more for progress and interest in maths than distant ones (Bandura and Schunk, 1981).',
      reframe:
        'Perhaps you are not stuck on all of it. Usually it is one joint that has rusted, and the rest only looks stiff.',
      move: "Cut {thing|the task} into five parts on paper, and put a dot beside the part that doesn't move. Then take the easiest of the others: {start}. Ten minutes, and leave the dotted one alone for today.",
      ask: 'Which part would get the dot?',
      wonder: [
        'If you cut this into five parts, which of them would still move today?',
        'And what makes you sure that the stuck part has to come first?',
      ],
      pause:
        'Draw the five parts, roughly, and dot the stuck one. That takes three minutes and commits you to nothing.',
      act: '{start}',
      after:
        'It is meant to be too small to refuse. What would still get in its way, and what will you do then?',
    },
    {
      id: 'explain-it',
      technique: 'retrieval',
      fits: ['study', 'language', 'reading'],
      warm: "It is frustrating to have read something four times and still not own it; rereading feels like learning and mostly isn't.",
      neutral: 'Rereading feels productive. Recalling is.',
      scholarly:
        'Practice testing and spacing came out on top in the review by Dunlosky and colleagues (2013); rereading, which most of us prefer, did not.',
      reframe: 'The blank you hit is useful: it shows exactly where the learning has to happen next.',
      move: 'Close everything and write from memory what you know about {thing|it}, for six minutes, gaps and all. Then open it again and mark only the gaps. Those three or four gaps are the real size of the problem.',
      ask: 'What do you expect the first gap to be?',
      wonder: [
        'How much of it could you explain now, with everything closed?',
        'And where, exactly, would your explanation break off?',
      ],
      pause: 'Try it aloud for two minutes. The sentence at which you stop is the one to look up.',
      act: 'close everything and write what I remember for six minutes, gaps and all',
      after: 'Then open it and mark the gaps, nothing else. When is the house quiet enough for six minutes?',
    },
    {
      id: 'learning-goal',
      technique: 'learning-goal',
      warm: 'Some walls are only there because we ask for the result before we have found out how it is done.',
      neutral: 'On something new, aim to find out before you aim to perform.',
      scholarly:
        'Locke and Latham (2002) report that on complex, unfamiliar tasks a goal to learn something specific serves better than a goal to reach a score.',
      reframe:
        "If the result won't move yet, the finding-out still can, and that is progress of the kind that later shows.",
      move: 'For this week swap the target: instead of getting {thing|it} right, find out two things about why it goes wrong. Start with one: try it once, badly, and write down the moment it tips. Seven minutes.',
      ask: 'What would you most like to find out about it?',
      wonder: [
        'What do you know now about this problem that you did not know a month ago?',
        'And what is the one thing you would need to find out next?',
      ],
      pause:
        'Put the second answer on a card and try nothing else until it is answered. One try, seven minutes.',
      act: 'try it once, badly on purpose, and write down the moment it tips',
      after: 'You are collecting, not performing. What would make you slip back into performing?',
    },
    {
      id: 'spaced-attempts',
      technique: 'spacing',
      fits: ['study', 'music', 'language', 'body'],
      warm: 'One long session against a wall mostly wears out the person; several short ones also wear down the wall.',
      neutral: 'Short sessions with gaps tend to beat one long one.',
      scholarly:
        'For memory, spaced practice beat massed practice clearly (Latimier and colleagues, 2021, g = 0.74); for other skills the evidence is thinner.',
      reframe: 'What looks like no progress at the end of a long session often shows up two days later.',
      move: 'Split the next hour you would give {thing|this} into four quarters on four different days. Today only the first: one short stretch, and a line on what was hard. Leave while it still goes.',
      ask: 'On which four days could fifteen minutes really happen?',
      wonder: [
        'How long is your usual session, and at which minute does it go sour?',
        'What would happen if you always left five minutes before that?',
      ],
      pause: 'Look at the last three sessions and guess the sour minute for each. Three numbers are enough.',
      act: 'set a timer for ten minutes, work on the hard spot only, and stop when it rings',
      after: 'Stopping is part of it. Which two days this week could hold the second and third ten minutes?',
    },
  ],
};
