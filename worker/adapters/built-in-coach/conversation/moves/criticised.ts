import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const criticisedMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” is not a pleasant thing to carry around, and you have carried it as far as here.',
      "I'd stay with “{q}” for a moment: it would make most people want to look elsewhere.",
      'You put your work in front of somebody, and “{q}” is what came of it. The first half took nerve.',
      'Criticism of something you worked on lands on you first and on the work second.',
    ],
    challenging: [
      'I think your work can stand a hard reading, and I think you can do something with “{q}”.',
      "I won't tell you to shrug off “{q}”. I hold you to the standard the critic used, and I think you can meet it.",
      "“{q}” deserves an answer in the work, not a wince. You can give one; I wouldn't ask otherwise.",
      "High bar, and I think you can reach it: use the criticism before you've finished disliking it.",
    ],
    analytical: [
      "“{q}” is one reader's finding. It has a content, a tone and a source, and only the first is yours to use.",
      'So the record shows “{q}”. What it does not show yet is how many separate points that makes.',
      "Let's take “{q}” apart: what was seen, what was concluded, and what you added on the way home.",
      'Criticism is data with a bad manner. It reads better once the manner is taken off.',
    ],
  },
  templates: [
    {
      id: 'sort-it',
      technique: 'sort-first',
      needs: ['written-comments'],
      fits: ['avoided', 'text', 'code'],
      warm: 'A page full of ink is what a reader leaves who thought it worth an evening; nobody marks up what they have given up on.',
      neutral: 'Marked-up work is unfinished work. That is all it says.',
      scholarly:
        'In small school studies, criticism given with a high standard and a stated belief in the writer led to more revisions (Yeager and colleagues, 2014); I would read your margins as the first half of that.',
      reframe: 'Comments are a list, and a list can be sorted long before any of it is settled.',
      move: "So don't open {thing|it} to fix it. Open it to sort it: a tick by every comment you understand, a question mark by every one you don't. No fixing allowed. Ten minutes, tomorrow, right after you sit down.",
      ask: 'Which comment do you already suspect is fair?',
      wonder: [
        'Of all the comments, how many concern the substance and how many the wording?',
        'And what does that guess rest on: the page, or the memory of it?',
      ],
      pause:
        'Write the guess down before you look: two numbers. Then look, for five minutes, and only to count.',
      act: 'open {thing|it} and mark three comments I could settle in a minute each',
      cue: 'I sit down at my desk tomorrow',
      after: 'Three, then close it. What would stop you at that moment, and what will you do then?',
    },
    {
      id: 'exact-words',
      technique: 'facts-and-story',
      fits: ['spoken-comment'],
      warm: 'What was said is usually two sentences long; what we hear afterwards, on the way home, runs to chapters.',
      neutral: 'Keep what was said apart from what you heard in it.',
      scholarly:
        'Splitting observation from inference is an old exercise in cognitive approaches; I claim no figure for it, only that it leaves less to argue with.',
      reframe:
        "A remark about one piece of work, on one day, is smaller than a verdict, even if it wasn't said kindly.",
      move: 'Write down the exact words that {person|they} used, as near as you can. Under them, what you took them to mean. Then the one part you could test this week. Six minutes. Usually the middle line is the one that hurts, and it is yours.',
      ask: 'What were the exact words?',
      wonder: [
        'What did {person|they} say, word for word, and what did you add afterwards?',
        'And which of the two have you been answering in your head?',
      ],
      pause: 'Put the two on paper, one above the other. Four minutes; the difference tends to be visible.',
      act: 'write down the exact words on one line and what I heard on the next',
      after: 'Two lines are enough. Which of the two will you be tempted to leave out?',
    },
    {
      id: 'ask-for-one-example',
      technique: 'ask-for-help',
      fits: ['spoken-comment', 'promotion'],
      warm: "Vague criticism is the heaviest kind, because there's nothing in it to put down.",
      neutral: 'Criticism without an example cannot be used. Get the example.',
      scholarly:
        'Reviews of feedback agree that it works when it says what to do next, and that about a third of feedback interventions made things worse (Kluger and DeNisi, 1996); so it is fair to ask for the useful kind.',
      reframe: "You don't have to agree with it to find out what it was made of.",
      move: 'Ask {person|the person who said it} one question, in writing so that nobody has to perform: “Could you point me to one place where this shows, and what you would have wanted there?” Drafting that takes five minutes, and it tends to change the conversation.',
      ask: 'Which place do you think they would point to?',
      wonder: [
        'If you could get one concrete example out of {person|them}, which would you ask for?',
        'And what do you expect it to show?',
      ],
      pause:
        'Write the question down as you would send it. Three minutes, and it may stay a draft until tomorrow.',
      act: 'write one line asking for a single example and what they would have wanted there',
      after: 'One line, sent before it gets an apology added. What would make you leave it in drafts?',
    },
    {
      id: 'keep-one-drop-one',
      technique: 'wise-feedback',
      warm: 'Some of it may well be fair, some of it not; both can be true of the same five minutes.',
      neutral: 'Criticism comes mixed. Take the part that improves the work.',
      scholarly:
        'In the field studies behind “wise feedback” (Yeager and colleagues, 2014), what helped was a high standard together with assurance; critics rarely supply both, so you may have to add the second half.',
      reframe: 'You are allowed to be an editor of criticism as well as its subject.',
      move: 'Make two lists, seven minutes in all: what I will use, and what I leave with {person|the critic}. At least one item in each, or you are either swallowing it whole or spitting it out. Then turn the first item you keep into one change to {thing|the work}.',
      ask: 'What goes on the second list?',
      wonder: [
        'Which part of it would you have said yourself, on an honest day?',
        'And which part says more about the critic than about the work?',
      ],
      pause: 'One line for each. If one of the two stays empty, that is worth noticing.',
      act: 'write one point I will use and one I leave with whoever made it',
      after: 'Then make the first into a single change. Which part will you be tempted to swallow whole?',
    },
    {
      id: 'cool-off',
      technique: 'self-compassion',
      warm: 'It is all right not to be constructive on the first evening.',
      neutral: 'Today it is mainly sting. Tomorrow it is mainly content.',
      scholarly:
        'Breines and Chen (2012) found people a little readier to improve after meeting a failure with self-compassion; a few experiments, modest effects, sensible direction.',
      reframe:
        "Being hurt by it and using it later don't exclude each other; the order is what makes it work.",
      move: 'Give it one night on purpose. Tonight: write the sentence that stung, and under it what you would tell a colleague who had received it. Five minutes. Tomorrow you read it as information, with a pencil.',
      ask: 'Which sentence would you write down?',
      wonder: [
        'Which single sentence of it is still talking?',
        'And what would you say to a colleague who had been sent exactly that?',
      ],
      pause: 'Write both down tonight and leave them. The reading is for tomorrow.',
      act: 'write down the one sentence that stung and what I would tell a colleague about it',
      cue: 'I have eaten this evening',
      after:
        "That's the whole task; the work itself waits until tomorrow. What might make you answer them tonight instead?",
    },
    {
      id: 'one-visible-change',
      technique: 'smallest-step',
      needs: ['written-comments'],
      warm: 'There is a quiet relief in answering criticism with one small visible change instead of a speech.',
      neutral: 'Answer it with one change that can be seen.',
      scholarly:
        'Monitoring and reporting progress helps people reach goals (Harkin and colleagues, 2016: 138 studies, d = 0.40); one visible change is the smallest report there is.',
      reframe:
        "It isn't good enough for that reader yet. “Yet” is a short word for a list of perhaps four changes.",
      move: 'Pick the smallest point they made and change only that in {thing|the work}, in under ten minutes. Then write one line: “This is done; the next is…” The size is the point: it turns a judgement into a queue.',
      ask: 'Which point is the smallest?',
      wonder: [
        'Which of the points could be settled before your tea goes cold?',
        'And what would be different for you once one of them was off the list?',
      ],
      pause:
        'Settle that one, and only that one. Then see whether the second question has a different answer.',
      act: 'settle the smallest point they made and write down the next one',
      after: 'One point, then close it. What would turn ten minutes into a whole anxious evening?',
    },
  ],
};
