import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

/** For a message that shows no one thing: she says what she heard and asks for the piece that matters. */
export const openMoves: Moves = {
  openers: {
    supportive: [
      'I read that twice, and “{q}” is where I stopped both times.',
      "There is something in “{q}” that I'd like to understand before I suggest anything clever.",
      'Thank you for laying it out; I would begin with “{q}”.',
      "I'm not sure yet what you need here, so I will stay close to what you said.",
    ],
    challenging: [
      "I think there's a plainer sentence behind “{q}”, and I think you can write it.",
      "“{q}” is how it looks from outside. I'd ask for the sentence behind it, and I think you can write that.",
      "I'd ask you for one sharp sentence about this, and I think you can give it.",
    ],
    analytical: [
      'What stands there is “{q}”; what does not yet is what you would like to be different.',
      'I can see a situation in “{q}” and no request yet. Both are needed for a plan.',
      'So far there is a description. A plan needs a second thing: what should be different by when.',
    ],
  },
  templates: [
    {
      id: 'what-would-differ',
      technique: 'learning-goal',
      warm: "It is quite usual for the real matter to come in the third sentence, so there's no hurry.",
      neutral: 'Say what should be different. Then it can be planned.',
      scholarly:
        'Specific aims do better than general ones (Locke and Latham, 2002), and the first job is often only to find the specific one.',
      reframe: "It isn't a plan yet, but there's already a wish in it, and wishes can be made to stand up.",
      move: 'Take four minutes and finish the sentence “By this time next week I would like to have…”. One thing, visible, small enough that you could fail at it by Friday.',
      ask: 'How does the sentence end?',
      wonder: [
        'If next week went a little better, what would be different on, say, Wednesday?',
        'And which part of that is in your hands?',
      ],
      pause: 'Write both answers down, a line each. The overlap is where I would begin.',
      act: 'finish “by this time next week I would like to have…” with one visible thing',
      after: 'One thing only. What would make you choose a bigger one, and miss it?',
    },
    {
      id: 'sort-it-out',
      technique: 'sort-first',
      warm: 'Things get a good deal tamer once they stand in separate lines.',
      neutral: 'Sort it: facts, worries, wishes.',
      scholarly:
        'Getting open matters out of the head and into a plan seemed to quiet them in experiments (Masicampo and Baumeister, 2011); I would not promise more than that.',
      reframe: 'It looks like one knot, and most knots are two or three strings.',
      move: 'Three headings on a page: what is so, what I fear, what I want. Two lines under each, six minutes. Then underline the line that you could do something about before Sunday.',
      ask: 'Which heading fills up first?',
      wonder: [
        'What of this is fact, and what is guesswork?',
        'And which single line could you do something about before Sunday?',
      ],
      pause: 'Sort first, six minutes on paper. Choosing is easy afterwards.',
      act: 'sort it under three headings: what is so, what I fear, what I want',
      after: 'Two lines under each, then underline one. Which heading would you rather leave out?',
    },
    {
      id: 'scale',
      technique: 'smallest-step',
      warm: "One doesn't have to know the end of it to make it slightly better.",
      neutral: 'Say where it stands now and what one notch better would be.',
      scholarly:
        'Questions on a scale are borrowed from solution-focused coaching; the studies are small and mixed, and the trick is mainly that it gets one to be concrete.',
      reframe: 'It need not be solved to be moved by one notch.',
      move: 'Give the matter a number from 0 to 10 as it stands today, then write down what one notch more would look like, in things one could see. Five minutes. That notch is the plan for this week, nothing beyond it.',
      ask: 'What is the number, and why is it not lower?',
      wonder: [
        'From 0 to 10, where does this stand today, and why not lower?',
        'And how would you notice that it had gone up by one?',
      ],
      pause: 'The reason it is not lower is worth writing down; something is working there.',
      act: 'write down today’s number from 0 to 10 and what one notch more would look like',
      after: 'One notch, in things one can see. What would make you aim for four at once?',
    },
    {
      id: 'already-tried',
      technique: 'strategy-change',
      warm: "You've probably tried more than you say, so I don't want to sell you what you have at home.",
      neutral: 'List what you have tried. Change one thing in it.',
      scholarly:
        'When effort brings nothing, strategy is the better suspect; so one reads Mueller and Dweck (1998), whose studies were with children.',
      reframe: 'What you tried before has not failed you entirely; it has told you where not to look.',
      move: 'Write down the last two things you tried and what each did, even if it was little. Then change one part of the better one, and give that seven minutes today.',
      ask: 'Which of the two came closer?',
      wonder: [
        'What have you tried so far, and what did it do?',
        'And what would a patient person try next, having seen that?',
      ],
      pause: 'Two lines on the first question. I do not want to suggest what you have done already.',
      act: 'write down the last two things I tried and change one part of the better one',
      after: 'One part, seven minutes. Which part are you sure must stay, and are you?',
    },
    {
      id: 'inner-obstacle',
      technique: 'woop',
      warm: 'Often a person knows what they want, and something in them has an objection that ought to be heard.',
      neutral: 'Wish first, obstacle second, plan third.',
      scholarly:
        'The wish-and-obstacle exercise has a modest average effect (Wang and colleagues, 2021: g = 0.34, likely inflated by publication bias).',
      reframe: 'If there is a wish in this, then what stands in its way is half of the plan.',
      move: 'Three lines, five minutes: what I would like here; what in me stands in the way; what I will do when it shows up. Keep the last one below ten minutes.',
      ask: 'What stands in the way, in you?',
      wonder: [
        'What would you like here, if it were allowed to be simple?',
        'And what in you says that it is not?',
      ],
      pause: 'Answer the second one without manners. It seldom wants to be polite.',
      act: 'write one line on what I want here and one on what in me stands in the way',
      after: 'Then one thing to do when it shows up. When did it last show up?',
    },
    {
      id: 'one-person',
      technique: 'ask-for-help',
      fits: ['others-help'],
      warm: 'I only have your words to go by; somebody near you has seen the rest.',
      neutral: 'Ask somebody who has seen it.',
      scholarly:
        'People underestimate how ready others are to help (Flynn and Lake, 2008), which would be a reason to ask earlier than feels proper.',
      reframe: "You don't have to find the angle by yourself; another pair of eyes is a method too.",
      move: 'Put it into two lines, as you would for a colleague on the stairs: this is the situation, this is what I cannot see. Send it to one person. Five minutes, and the two lines alone are often half the answer.',
      ask: 'Who would you ask on the stairs?',
      wonder: [
        'How would you put it to somebody on the stairs, in two sentences?',
        'And what do you expect they would ask back?',
      ],
      pause: 'Write down the question they would ask. Then you may as well answer it.',
      act: 'put it into two lines and send them to one person',
      after: 'The situation, and what I cannot see; no more. What would keep you from sending them?',
    },
  ],
};
