import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const selfDoubtMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” is a hard thing to believe about oneself, and you have gone on trying in spite of it.',
      "I hear “{q}”. I also notice that you're here asking, which that sentence doesn't explain.",
      'Sentences like “{q}” get said in many heads, mostly by people in the middle of learning something.',
      'That sentence is heavy, and you carried it here instead of quitting quietly.',
    ],
    challenging: [
      "I don't accept “{q}” as a finding. I'd hold you to the ordinary standard for this, and I think you can meet it with other preparation.",
      "I won't argue you out of “{q}” by compliments. I'd set a bar, keep it there, and I think you can get over it.",
      '“{q}” lets you off too easily. I think you can do more with this than it allows.',
      "I disagree, and not to be nice. I'd ask for one fair test, and I think you can pass it or learn from it.",
    ],
    analytical: [
      '“{q}” is a claim about all of you, drawn from a few occasions.',
      'As evidence, “{q}” is thin: no dates, no tasks, no attempt described.',
      'Let me separate what you observed from “{q}”, which is what you made of it.',
      '“Enough” is a comparison with the other side left blank. That makes it impossible to settle and easy to lose.',
    ],
  },
  templates: [
    {
      id: 'add-yet',
      technique: 'yet',
      never: ['impostor', 'age'],
      fits: ['identity', 'study', 'language', 'code'],
      warm: 'Everyone who is any use at a thing has a period in which they were no use at it; it is only rarely photographed.',
      neutral: 'It is a stage. Stages look like traits from inside.',
      scholarly:
        'Believing that ability can grow has small average effects, and the field argues about them (Macnamara and Burgoyne 2023 against Burnette and colleagues 2023). I use it as a better question, not as a cure.',
      reframe:
        "Put “yet” behind that sentence and it stops being a verdict; it turns into a question of what's missing.",
      move: 'Write the sentence down, add “yet”, and then a second one: “What I am missing is…”. It must be a thing one can get, an hour, a method, a person to ask. Four minutes. Then do the smallest part of getting it: {start}.',
      ask: 'What goes in the second sentence?',
      wonder: [
        'What would you have to be able to do for that sentence to be untrue?',
        'And how did the people you know who can do it come to be able to?',
      ],
      pause: 'Answer the first with a verb and the second with one name. Then you could ask the name.',
      act: 'write the sentence down, add “yet”, and name one thing I am missing that one can get',
      after: 'It must be gettable: an hour, a method, a person. Which answer would only be an insult again?',
    },
    {
      id: 'evidence',
      technique: 'progress-log',
      fits: ['impostor'],
      warm: 'Doubt keeps excellent records of one kind and loses all the others.',
      neutral: 'Check the record before you accept the verdict.',
      scholarly:
        'Keeping a written record of progress helps people towards goals (Harkin and colleagues, 2016, d = 0.40); it also leaves less room for what one remembers on a bad day.',
      reframe:
        "You're judging from the part that doesn't work yet, because the part that does has gone quiet.",
      move: 'Write down three things you can do today that you could not do a year ago, and beside each how it came about. Six minutes. Not praise, just bookkeeping. Then set the sentence you began with beside it and see which reads better.',
      ask: 'What would be the first of the three?',
      wonder: [
        'What could you not do a year ago that you now do without thinking?',
        'And did you believe, back then, that you would?',
      ],
      pause: 'Write the first answer down with the way it came about. One honest line.',
      act: 'write three things I can do now that I could not a year ago, and how each came about',
      after: 'Bookkeeping, no praise. Which of the three will you call too small to count?',
    },
    {
      id: 'fair-test',
      technique: 'learning-goal',
      fits: ['music', 'body', 'art', 'venture', 'age'],
      warm: 'You may be right that it is harder for you. Harder is still a word about the way and not about the end.',
      neutral: 'Test it. Opinions about oneself are poor measurements.',
      scholarly:
        'For new, complex things a learning goal does better than a performance goal (Locke and Latham, 2002). And adults keep learning; slower in some things, with the benefit of knowing how.',
      reframe: 'Nobody knows yet how far you get with a proper method, and that includes you.',
      move: 'Give it a fair test and keep the terms in writing: two weeks, ten minutes a day, one thing you can count. Today is day one, so count the starting value: {start}. No judging before day fourteen.',
      ask: 'What could you count?',
      wonder: [
        'Which fair test have you given it so far, and how long was it?',
        'And what would you count as evidence against your own view?',
      ],
      pause: 'Write the second answer first. A view that nothing could disprove is only a mood.',
      act: '{start}, and write down the starting value',
      after: 'No judging before day fourteen. On which day will you want to judge anyway?',
    },
    {
      id: 'as-to-a-friend',
      technique: 'self-compassion',
      warm: "You'd be shown the door if you talked to your friends the way that sentence talks to you.",
      neutral: 'Use the tone you would use with a friend. It is more accurate.',
      scholarly:
        'Treating oneself with the fairness one shows a friend went with more effort afterwards, not less (Breines and Chen, 2012; a few experiments).',
      reframe: 'The voice that says it sounds like knowledge, though mostly it is habit.',
      move: 'Write down what you would say to a friend who told you this over a table, three lines, with one concrete suggestion among them. Five minutes. Then take the suggestion, since it was a good one.',
      ask: 'What would you suggest to the friend?',
      wonder: [
        'Whose voice says that sentence, when you listen to it?',
        'And what would you ask a friend who said it about themselves?',
      ],
      pause: 'Write down the question that you would ask the friend. Then answer it, two lines.',
      act: 'write three lines to a friend who had said this, with one concrete suggestion',
      after: 'Then take your own suggestion. What makes it good enough for a friend and not for you?',
    },
    {
      id: 'borrow-a-method',
      technique: 'ask-for-help',
      fits: ['others-help', 'search', 'promotion', 'text', 'event', 'impostor'],
      warm: 'A lot of what looks like a gift from outside is a method that nobody thought to mention to you.',
      neutral: 'Ask how they do it. Usually there is a method.',
      scholarly:
        'Beginners gain a good deal from worked examples (Renkl, 2014, reviews the evidence); people who can do it have simply studied more of them.',
      reframe:
        'What you read as a difference between people may only be a difference in what they were shown.',
      move: 'Pick one person who does {thing|this} well, and write them one line: “How do you actually begin?” Not whether you could, only how they do. Three minutes. Then copy the first step once, word for word.',
      ask: 'Who would you ask?',
      wonder: [
        'What do you think the people who can do it do in their first ten minutes?',
        'And how could you find out whether that is so?',
      ],
      pause: 'Guess in two lines, then ask one of them. Wrong guesses are the interesting ones.',
      act: 'ask one person how they actually begin',
      after:
        'How, not whether. What do you expect they will think of the question, and would you, in their place?',
    },
  ],
};
