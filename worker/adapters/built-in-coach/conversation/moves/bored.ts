import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const boredMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” is worth saying aloud; people mostly hide it behind “busy”.',
      'Fair enough. “{q}” usually comes after you have done a thing faithfully for a good while.',
      'You noticed “{q}” before you quietly stopped. That leaves a choice.',
      'Boredom is honest. It says that nothing in this is asking anything of you at the moment.',
    ],
    challenging: [
      "“{q}” tells me the bar is too low or the reason has gone. I think you're ready to raise the one or face the other.",
      "“{q}”: I wouldn't put up with that. I'd make it harder, and I think you can take harder.",
      'I expect more of you than sitting through it, and I think you can find the part that still resists.',
      '“{q}” is no reason to stop and no reason to go on. You can find out which it should be.',
    ],
    analytical: [
      '“{q}” has two usual causes: too easy, or no longer wanted. They look alike from inside.',
      'Boredom is a signal with a poor label. “{q}” does not say which part has gone flat.',
      'What “{q}” leaves open is whether the whole thing is dull or only its repetition.',
      'I would check difficulty first: below a certain level attention simply leaves.',
    ],
  },
  templates: [
    {
      id: 'raise-the-bar',
      technique: 'strategy-change',
      fits: ['music', 'body', 'language', 'code', 'art', 'study'],
      warm: 'The easy part getting dull is what being past the easy part feels like.',
      neutral: 'Too easy gets dull. Make one thing harder.',
      scholarly:
        'Boredom tends to go with a poor match between task and demand, too low or too high (control-value work by Pekrun and others); which of the two it is needs a look.',
      reframe: 'Perhaps you have outgrown this version of it and nobody told you.',
      move: 'Keep the thing, change its difficulty: once today do {thing|it} with one rule that makes it awkward. Half the time, no notes, wrong hand, twice as slow. Eight minutes, and note where your attention came back.',
      ask: 'Which rule would make it awkward?',
      wonder: [
        'When did it last go wrong in an interesting way?',
        'And what have you stopped risking since?',
      ],
      pause: 'Think back to that one time and write down what was different. Three lines.',
      act: 'do eight minutes of it with one rule that makes it awkward',
      after: 'It is meant to go a little wrong. Which rule would you rather not pick?',
    },
    {
      id: 'bundle-it',
      technique: 'temptation-bundling',
      fits: ['admin', 'home', 'body', 'reading'],
      warm: "Some things are simply dull and also necessary, and one needn't be a hero about it.",
      neutral: 'If it must be done and is dull, pair it with something good.',
      scholarly:
        'An enjoyable thing reserved for the dull one raised gym visits in a field experiment (Milkman, Minson and Volpp, 2014), for some weeks at least.',
      reframe: "It isn't fun, and it may never be; what can change is the company it keeps.",
      move: 'Reserve one small pleasure for it alone: one album, one café, one ridiculous pen. Then do seven minutes: start the pleasure, and {start}. When the work stops, the pleasure stops.',
      ask: 'Which pleasure could you bear to reserve?',
      wonder: [
        'Which part of it is dull, the hands, the head, or being alone with it?',
        'And what would you add to that part if it were allowed?',
      ],
      pause: 'Name the part first. It decides whether you need music, company, or a puzzle.',
      act: 'start the one album I keep for this, and {start}',
      after: 'Album stops, work stops; work stops, album stops. What would make you cheat?',
    },
    {
      id: 'why-again',
      technique: 'woop',
      fits: ['goal-known'],
      warm: 'Reasons go stale more quietly than bread does; it is worth smelling them from time to time.',
      neutral: 'Check whether you still want it.',
      scholarly:
        'Mental contrasting seems to strengthen goals one still wants and to loosen those one does not (Wang and colleagues, 2021, g = 0.34 and a caveat about bias); either is useful.',
      reframe: 'The interest may not be gone, only unattended, and that can be checked in five minutes.',
      move: 'Write down why you began, in the words you would have used then. Under it, what having it would change next spring. If the second line leaves you cold, we change the goal. If it does not, we change the method. Five minutes.',
      ask: 'Why did you begin?',
      wonder: [
        'Why did you start this, in the words of that week?',
        'And if you stopped today, what would you miss in the spring?',
      ],
      pause: 'One line for each, before you decide anything. Cold is an answer as well.',
      act: 'write down why I began, and what I would miss if I stopped',
      after: 'Two lines, and no decision today. What answer are you half hoping for?',
    },
    {
      id: 'let-it-end',
      technique: 'goal-shrink',
      warm: 'Finishing with something is also a way of finishing something.',
      neutral: 'Stopping is allowed. Decide it, rather than drifting into it.',
      scholarly:
        'Giving up a goal that no longer serves, and taking up another, goes with well-being in the studies by Wrosch and colleagues (2003); correlations, so treat it as permission and not as proof.',
      reframe: "Growth isn't loyalty to every plan you ever made.",
      move: 'Give it a fair hearing in writing: three things it has given you, one thing you would do with the freed hours. Seven minutes. If the freed hours look better than the three things, end it with a date and a line of thanks. If not, keep the smallest version.',
      ask: 'What would you do with the hours?',
      wonder: [
        'What has it given you that you would keep if it ended today?',
        'And what would the hours be for?',
      ],
      pause: 'Write the second answer as exactly as the first. A vague one is a vote for staying.',
      act: 'write three things it has given me and one thing I would do with the hours',
      after: 'Then sleep on it. Which of your people would be surprised by the decision?',
    },
    {
      id: 'one-question',
      technique: 'comparison-to-curiosity',
      fits: ['study', 'reading', 'language', 'text'],
      warm: 'Dull things sometimes have one odd corner in them, and one corner can be enough to get through a week.',
      neutral: 'Look for one question in it that you do not know the answer to.',
      scholarly:
        'Interest seems to be built by engagement rather than found (O’Keefe, Dweck and Walton, 2018; a few studies, but encouraging ones).',
      reframe: 'Interest is partly something one makes, and you have not made any here lately.',
      move: 'Go in with one question instead of a quota, namely what the strangest thing about {thing|this} is. Look for it for eight minutes and write it down. Tell it to somebody at dinner; if you cannot, look again tomorrow.',
      ask: 'Who would you tell it to?',
      wonder: [
        'What about it did you once find odd?',
        'And what would somebody who loves this ask, that you never have?',
      ],
      pause: 'Write their question down, then spend five minutes on it and not on the quota.',
      act: 'look for the strangest thing in it for eight minutes and write it down',
      after: 'One strange thing, told to one person. What will tell you to do the quota instead?',
    },
  ],
};
