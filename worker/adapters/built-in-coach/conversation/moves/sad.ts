import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const sadMoves: Moves = {
  openers: {
    supportive: [
      "“{q}”. I'm sorry. It is all right that this is heavy.",
      'Thank you for saying “{q}”. You need not make anything useful of it today.',
      "“{q}” is hard, and you don't have to be good at it.",
      'That sounds heavy. It is all right not to turn it into a plan.',
    ],
    challenging: [
      "I won't push you through “{q}”. What I would hold you to is not being alone with it, and I think you can manage that.",
      '“{q}” asks for gentleness and one brave small thing. I think you can do both.',
      "The bar I'd set today is low and firm: one person should know. You can do that.",
      "I'd lower every bar but one: that somebody near you knows how it is. I think you can reach that one.",
    ],
    analytical: [
      '“{q}” is not a puzzle, so I will not treat it as one. What can be looked at is what helps a little.',
      "I'm sorry. I take “{q}” as it stands and will make no calculation of it; at most we can look at what helps a little.",
      'A low stretch bends every estimate downwards. I would put off judging anything by it.',
      'What I can see is a low mood; what I cannot see from here is its cause or its size.',
    ],
  },
  templates: [
    {
      id: 'one-person',
      technique: 'ask-for-help',
      fits: ['lonely'],
      warm: 'Company does not fix it, but it is easier to carry a thing with two pairs of hands.',
      neutral: 'Tell one person. It need not be the whole story.',
      scholarly:
        'People tend to expect a reach-out to be less welcome than it is (Liu and colleagues, 2023, several experiments); it seems others are gladder to hear from us than we think.',
      reframe: 'Being low is a state you are in and not a task you are failing at.',
      move: 'Send one person a short line, as plain as this: “Not a good week. Could we talk, or just have a walk?” It takes three minutes and needs no explanation. I am a coach for goals; people do this part much better than I can.',
      ask: 'Who would be the easiest to write to?',
      wonder: ['Who knows how it is with you at the moment?', 'And who would want to, if they knew?'],
      pause: 'You need not answer me. If a name came up, that person is worth a line today.',
      act: 'send one person a line: “Not a good week. Could we talk?”',
      cue: 'I have read this',
      after: 'No explanation needed. I coach goals; this is better with a person. Who would be the easiest?',
    },
    {
      id: 'kind-minimum',
      technique: 'self-compassion',
      fits: ['loss'],
      warm: 'There are days for which eating something warm is a respectable achievement.',
      neutral: 'Lower the bar to the basics: food, air, sleep, one voice.',
      scholarly:
        'Self-compassion goes with better mood in many studies, though largely correlational ones; I suggest it because it is kind and cheap, not because it is proved.',
      reframe: "The goals can wait; they are patient, and they don't think less of you.",
      move: 'Choose three small things for today, one for the body, one for the room, one with a voice in it: soup, a window, a call. Ten minutes each at most. If one happens, that is a day. Should it stay like this for weeks, a doctor is the right address, and a good one.',
      ask: 'Which of the three could happen in the next hour?',
      wonder: [
        'What has been even slightly bearable in the last days?',
        'And could a little more of that be put into tomorrow?',
      ],
      pause: 'Slightly is enough. And if it stays like this for weeks, please take it to a doctor as well.',
      act: 'do one small thing for the body: something warm, a window, ten minutes outside',
      cue: 'I have finished reading this',
      after:
        'One is enough for today. If it stays like this for weeks, a doctor is the right person. What would be the easiest of the three?',
    },
    {
      id: 'say-what-it-is',
      technique: 'facts-and-story',
      warm: 'Some sadness wants an answer, and some only wants to be given its name.',
      neutral: 'Write down what it is about. Stop after ten minutes.',
      scholarly:
        'Writing about hard things helps a little on average; the effects are small and it can turn into brooding, so a limit is sensible.',
      reframe: "You're allowed to be sad about it without drawing a conclusion from it yet.",
      move: 'If you like, write for eight minutes: what happened, what I miss, what I would want somebody to know. Then stop, even in mid-sentence, and do something with your hands. If writing makes it worse, leave it; that is a good reason.',
      ask: 'What would you want somebody to know?',
      wonder: ['If it could say one sentence, what would the sadness say?', 'And to whom would it say it?'],
      pause: 'You may leave it at that. Should a person have come to mind, they may be the next step.',
      act: 'write for eight minutes what I would want somebody to know, and then stop',
      after:
        'Then something with the hands, and perhaps a person. What would do you good straight afterwards?',
    },
    {
      id: 'among-people',
      technique: 'smallest-step',
      needs: ['lonely'],
      warm: 'Loneliness makes one worse at the very thing that would help it, which is unfair and common.',
      neutral: 'Start with a small contact. A wave counts.',
      scholarly:
        'Small exchanges with strangers lifted mood a little in several studies (Sandstrom and Dunn, 2014); little is meant literally.',
      reframe: 'Not having the people yet is a different thing from not being somebody for people.',
      move: 'Go once today to a place where people are and nothing is expected of you: a library, a bakery, a bench. One sentence to one person, about anything. Ten minutes. It will not solve it; it keeps the door from sticking.',
      ask: 'Which place would be easy to go to?',
      wonder: [
        'When were you last among people without having to be anything?',
        'And what made that possible?',
      ],
      pause: 'If a place came to mind, go and stand in it for ten minutes this week.',
      act: 'go for ten minutes to a place where people are and nothing is expected of me',
      after: 'One sentence to somebody, or none. Where would that be, near you?',
    },
    {
      id: 'leave-the-goal',
      technique: 'real-rest',
      needs: ['goal-known'],
      warm: 'A plan that cannot wait for a sad week would be a poor sort of plan.',
      neutral: 'Pause the plan. It keeps.',
      scholarly:
        'Missing some days does no measurable harm to a habit in the long run (Lally and colleagues, 2010); for a hard stretch, I would lean on that.',
      reframe: 'Pausing is not falling behind; nothing is being counted against you here.',
      move: 'Give the plan a week off, in writing, with the day on which you will look at it again. Two minutes. Put one thing into the free space that has company in it. That is the whole assignment.',
      ask: 'What or whom would you put there?',
      wonder: [
        'What are you asking of yourself at the moment that you would not ask of a friend?',
        'And what may wait?',
      ],
      pause: 'Whatever may wait, write “later” beside it. The rest of today is yours.',
      act: 'give the plan a week off, in writing, with a day to look at it again',
      after: 'One thing with company goes into the free space. Who might that be with?',
    },
  ],
};
