import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const nervousMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” makes sense; it matters to you and you cannot know yet how it goes.',
      "You're about to do something that counts for you, and “{q}” belongs to that.",
      '“{q}”: said plainly, and already a size smaller for it, I hope.',
      'Of course it flutters. Something you care about is about to be seen.',
    ],
    challenging: [
      "I'd leave the standard where it is. “{q}” may come along; I think you can meet it all the same.",
      "“{q}” doesn't have to go away first. I expect you to go in with it, and I think you can.",
      "I won't ask for calm. I'd ask for a good first minute, and I think that is within your reach.",
      "You can be frightened and prepared at once. I'd hold you to the second.",
    ],
    analytical: [
      'Part of “{q}” is fact and part of it is forecast. Only one of the two is known.',
      'Two things are in “{q}”: what your body does and what you conclude from it.',
      'A fast pulse has the same readings in dread and in readiness; the difference is what one calls it.',
      'Worry overestimates how likely and how bad, and forgets to estimate what you would do then.',
    ],
  },
  templates: [
    {
      id: 'fuel',
      technique: 'stress-as-fuel',
      fits: ['body-signs', 'event', 'soon-event'],
      warm: 'It is your body bringing up supplies, a bit early and rather noisily.',
      neutral: 'A fast heart is preparation. Use it.',
      scholarly:
        'A short module joining “stress can help” with “ability can grow” helped in six trials (Yeager and colleagues, 2022), and it needed both halves; reading a racing heart as fuel is the core of it.',
      reframe: "Your body isn't telling you that you can't; it's telling you that this counts.",
      move: 'Twice today, when it starts, say: “This is for getting ready,” and use the next three minutes for one thing: say the first two sentences of {thing|it} aloud. You are teaching the racing heart what it is there for.',
      ask: 'What are your first two sentences?',
      wonder: [
        'Where in the body do you notice it first?',
        'And what could that same feeling be useful for, in the first minute?',
      ],
      pause: 'Next time it comes, name the place and the use, half a sentence each. That is all.',
      act: 'say “this is for getting ready” and speak my first two sentences aloud',
      cue: 'my heart starts to race',
      after: 'Aloud, standing, once. When today will it race next?',
    },
    {
      id: 'rehearse-the-worst-minute',
      technique: 'pre-mortem',
      fits: ['event'],
      warm: 'What frightens people most is usually one particular minute, and one can move the furniture in it beforehand.',
      neutral: 'Plan for the worst minute. Then it is only a minute.',
      scholarly:
        'Imagining that it has already gone wrong yields more usable reasons (Mitchell, Russo and Pennington, 1989, small studies), and plans for them work best in if-then form.',
      reframe: 'The fear is guessing at something quite specific, and specific things can be prepared.',
      move: 'Write down the worst minute you can imagine of {thing|it}, in two lines. Under it: if that happens, then I…, with something you could really do. Pause. Look at my notes. Say “let me take that again.” Six minutes, then say the line aloud twice.',
      ask: 'Which minute is it?',
      wonder: [
        'Which single minute of it do you dread?',
        'And if exactly that happened, what would you do in the minute after?',
      ],
      pause: 'Write the minute after. Most people have never pictured it.',
      act: 'pause, look at my notes and say “let me take that again”',
      cue: 'the minute I dread does come',
      after: 'Say it aloud twice today, so that it is there when you need it. Which minute is it for you?',
    },
    {
      id: 'run-through',
      technique: 'rehearsal',
      fits: ['event', 'music', 'search'],
      warm: 'The first time through should happen in your kitchen, where nobody minds.',
      neutral: 'Run through the start. The rest follows more easily.',
      scholarly:
        'Picturing the steps helped students more than picturing the success (Pham and Taylor, 1999, one well-known study); and rehearsed plans do better than written ones (Sheeran and colleagues, 2024).',
      reframe: "You haven't done it yet, and one full bad run at home is the quickest way to have done it.",
      move: 'Do one complete bad run of the first three minutes, aloud, on your feet, without stopping to correct. Then note one thing that was better than feared and one to change. Eight minutes in all, once today.',
      ask: 'Where at home could you be loud for three minutes?',
      wonder: [
        'How many times have you done the first three minutes aloud?',
        'And what would you expect to be different after the third?',
      ],
      pause: 'Try it once before you answer the second. On your feet, and badly is fine.',
      act: 'run the first three minutes aloud, on my feet, without correcting',
      after: 'Once through, one note, then tea. What would make you rehearse only in your head?',
    },
    {
      id: 'inside-your-reach',
      technique: 'if-then',
      fits: ['soon-event'],
      warm: 'Part of this is in your hands and part of it simply is not, and it helps to know where the line runs.',
      neutral: 'Plan what you control. Leave the rest.',
      scholarly:
        'Plans tied to a cue help one act when the moment comes (Gollwitzer and Sheeran, 2006: d = .65); they do nothing about other people’s verdicts, and are not meant to.',
      reframe: "How it's received isn't yours to decide; how you begin is.",
      move: 'Draw a line down a page: mine, not mine. Five entries, four minutes. Then choose one from the left and tie it to the hour before: when I have my coat off, I {start}. The right side gets folded away.',
      ask: 'What is on the left that you could do today?',
      wonder: [
        'Which part of the outcome could you influence between now and then?',
        'And how much of the worry is about that part?',
      ],
      pause: 'Give the second as a percentage. It says where the next ten minutes should go.',
      act: '{start}',
      cue: 'I have an hour left before it',
      after: 'It belongs to your side of the line. Which worry from the other side will ask for that hour?',
    },
    {
      id: 'worry-appointment',
      technique: 'sort-first',
      warm: 'Worries get louder when they fear being forgotten, so one may give them an appointment.',
      neutral: 'Write the worries down once. Then plan for the one that can be planned for.',
      scholarly:
        'Writing about an exam just before it helped anxious students in one much-quoted study (Ramirez and Beilock, 2011); later results were mixed, so try it and see.',
      reframe: 'Most of them are not problems yet, only possibilities that keep the light on.',
      move: 'Set a timer for seven minutes and write all of it down, however silly. Then mark each: can plan, cannot plan. For one “can plan” write a single line of what you would do. The sheet stays on the table when you leave.',
      ask: 'Which one would you plan for?',
      wonder: [
        'What are the three worries, if you had to number them?',
        'And which one of them could be prepared for in ten minutes?',
      ],
      pause: 'Number them on paper. Prepare that one and let the other two be numbered.',
      act: 'write the worries down for seven minutes and plan for one of them',
      after:
        'One line for one worry, and the sheet stays there. Which of them will follow you out of the room?',
    },
  ],
};
