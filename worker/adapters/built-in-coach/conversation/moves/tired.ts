import type { Moves } from '#worker/adapters/built-in-coach/conversation/material.ts';

export const tiredMoves: Moves = {
  openers: {
    supportive: [
      '“{q}” is an answer in itself, and a reasonable one.',
      "You've been running on what was left; “{q}” sounds like the bottom of it.",
      '“{q}”: then today is not the day for a new plan, and I will keep this small.',
      'You sound tired, and tired is not a flaw in the plan. It is part of it.',
    ],
    challenging: [
      'I hold a high standard for rest as well, and I think you can meet it: “{q}” calls for a decision and not for more willpower.',
      '“{q}” is not solved by one more push. I think you can do the harder thing and stop on purpose.',
      "I'd rather have you rested and exact than heroic. You can manage that, even this week.",
      "I won't ask more effort of you today. I'd ask for a clean stop, and I think you can make one.",
    ],
    analytical: [
      '“{q}” is a limit on what today can hold, and plans should know their limits.',
      'If “{q}” is the reading, then anything planned at full size today will read as failure tonight.',
      'Energy is a quantity. You report it as low, and the plan was made for a day when it was not.',
      'One tired day is noise. Several in a row are information about the week, so the count matters.',
    ],
  },
  templates: [
    {
      id: 'rest-on-purpose',
      technique: 'real-rest',
      fits: ['short-sleep'],
      warm: 'Rest that you decide on is a different thing from rest that you steal from yourself and pay for with guilt.',
      neutral: 'Rest, and call it that.',
      scholarly:
        'Really putting work down in off-hours goes with less strain (Sonnentag and Fritz, 2015); most of it is correlational, but it points in one direction.',
      reframe: 'Resting is something you do for the work, in the same way as sharpening a pencil is.',
      move: 'Pick the hour at which you stop today, and write one line for tomorrow before it: where to pick up. Three minutes. After that hour you are off, and no feeling behind about it.',
      ask: 'At what hour do you stop today?',
      wonder: [
        'What kind of tired is it: short of sleep, short of quiet, or short of meaning?',
        'And what would rest look like that fits that kind?',
      ],
      pause: 'Choose the kind first. Sleep does little for the other two.',
      act: 'write one line for tomorrow and stop for today',
      cue: 'the clock says the hour I choose now',
      after: 'One line, then off. What will pull you back in, and where can it wait?',
    },
    {
      id: 'reserve-day',
      technique: 'reserve-day',
      fits: ['streak', 'body', 'stillness', 'language'],
      warm: 'A day off in time saves the week; a day off too late is called being ill.',
      neutral: 'Take a reserve day. You have two a month.',
      scholarly:
        'Goals with a reserve kept people going longer than strict ones (Sharif and Shu, 2017), and one missed day did no lasting harm to a habit (Lally and colleagues, 2010).',
      reframe: 'A skipped day is part of a plan that was made for a person.',
      move: 'Call today a reserve day, in writing, with a reason of three words. Then decide when you are back, and how small: {start}. It takes two minutes and keeps a gap from becoming an ending.',
      ask: 'Which day are you back?',
      wonder: [
        'If a friend had had your week, on which day would you have sent them home?',
        'And what would be a small enough way back?',
      ],
      pause: 'Write down the day you come back, and the small way. Then close it.',
      act: '{start}, and nothing beyond it',
      cue: 'the day after tomorrow begins',
      after: 'Until then it is a reserve day, by decision. What will tell you that you have not earned it?',
    },
    {
      id: 'minimum',
      technique: 'smallest-step',
      warm: 'There is a version of today that fits into the energy you have; it is just less handsome.',
      neutral: 'Do the minimum version and stop.',
      scholarly:
        'I know of no study for the two-minute version. It leans on the finding that one weak day does a habit no lasting harm (Lally and colleagues, 2010).',
      reframe: "You aren't failing at the full size; you are choosing the small one.",
      move: 'Choose the smallest thing that would let you say “I was there”: {start}. Five minutes with the timer, sitting down if you like. Then bed, or a window, or soup.',
      ask: 'What would count as having been there?',
      wonder: ['How much is left in you tonight, in minutes?', 'And what fits into half of that?'],
      pause: 'Half is deliberate. Do that much or leave it, both with a clear conscience.',
      act: '{start}',
      cue: 'I have eaten and still have five minutes in me',
      after: 'And if not, then not; that counts as decided. What usually turns five minutes into an hour?',
    },
    {
      id: 'what-drains',
      technique: 'sort-first',
      fits: ['many-tasks', 'tried-hard'],
      warm: 'It is seldom everything that drains a person, though it feels like everything by evening.',
      neutral: 'Find out what costs most, then cut there.',
      scholarly:
        'Work on job strain keeps finding that demands wear people out mainly where control and recovery are short (Karasek, 1979, and much since); so that is where I would look.',
      reframe: "You don't need more stamina yet; first you need to know where the stamina goes.",
      move: 'Draw today as a line from waking to now, and mark two spots where energy left and one where it came. Five minutes, no solutions. If the same spot turns up three days running, then we change that one and nothing else.',
      ask: 'Where would the first mark go?',
      wonder: ['At which hour today did it drop?', 'And what happened in the hour before?'],
      pause: 'Just the two hours, written down. Do the same tomorrow, and compare.',
      act: 'mark on a line through today where the energy went and where it came',
      cue: 'I brush my teeth tonight',
      after:
        'Three marks, no solutions. If it goes on for weeks whatever you do, what would keep you from taking it to a doctor?',
    },
    {
      id: 'shrink-the-week',
      technique: 'goal-shrink',
      fits: ['goal-known', 'deadline'],
      warm: 'The plan was drawn up by a rested person who did not ask you.',
      neutral: 'Cut the week to what you can carry.',
      scholarly:
        'People plan for emptier weeks than they get (Buehler, Griffin and Ross, 1994); halving is a crude correction, but a correction.',
      reframe: 'A smaller week that happens is worth more than a full one that is only planned.',
      move: 'Halve the week, in ink: cross out every second thing you meant to do for it, and keep what has a date. Five minutes. What remains is the plan, and it was not lowered, it was measured.',
      ask: 'What can be crossed out first?',
      wonder: [
        'Which of this week’s plans did the rested version of you make?',
        'And which would you make again tonight?',
      ],
      pause: 'Keep those, cross out the others. Pencil is fine.',
      act: 'cross out every second thing planned for this week',
      after: 'What has a date stays. Which item will you cross out and do in secret?',
    },
  ],
};
