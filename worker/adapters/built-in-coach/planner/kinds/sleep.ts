import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

/** Sleep: a fixed getting-up time first, then light, screens and the hour before bed. */
export function sleepText(goal: PlannerGoal): KindText {
  const early = /\b(wake|get up|early)\b/.test(goal.plainTitle);
  const nights = (stage: number) => Math.max(2, Math.round(goal.dayOf(stage) * 0.7));
  return {
    stages: [
      {
        title: 'One getting-up time for weekdays and weekends, set',
        why: 'The hour you get up steers the hour you get tired; the other way round rarely works.',
        know: 'the alarm stands at one time for all seven days, out of reach of the bed.',
        tasks: [
          early
            ? 'Set the alarm 20 minutes earlier than now, not at the final hour, and lay it across the room.'
            : 'Set one getting-up time for all seven days and lay the alarm across the room.',
          'Write down for one night when you lay down, when you slept, roughly, and when you got up.',
        ],
        ifThen:
          'When the alarm rings, then I stand up, open the curtain and drink a glass of water.',
      },
      {
        title: 'A week of nights on paper',
        why: 'Most people guess their sleep wrong by an hour; a week of notes gives you a real starting point.',
        know: 'you can say how many hours lay between lights out and getting up on an average night.',
        tasks: [
          'Write down each morning: lights out, up, caffeine after noon, screen in bed, how rested from one to five.',
          'Get outside for ten minutes within an hour of getting up.',
        ],
        ifThen: 'If I forget the note in the morning, then I fill it in with my lunch and guess.',
      },
      {
        title: 'A last half hour without a screen, on five nights of a week',
        why: 'What keeps people up is seldom the light and mostly the next thing to look at.',
        know: 'the phone charges in another room on those nights.',
        tasks: [
          'Move the charger out of the bedroom and put a paper book or a notebook in its place.',
          'Choose three quiet things for the half hour: shower, stretching, tomorrow’s clothes.',
          'Write tomorrow’s worries in two lines before you put the light out.',
        ],
        ifThen:
          'When the evening alarm sounds, then I plug the phone in outside the bedroom and stay away from it.',
      },
      {
        title: `${nights(4)} nights within half an hour of your chosen times`,
        why: 'Regular hours help more than long ones, and the middle of a plan is where they slip.',
        know: 'the notes show fewer than three late nights in a fortnight.',
        tasks: [
          'Compare your best and worst nights and name the one thing that differed most.',
          'Stop caffeine eight hours before bed for a fortnight and see whether it matters to you.',
          'Choose one evening a week that may be late, and keep it to one.',
        ],
        ifThen:
          'If I cannot sleep after about 20 minutes, then I get up and read something dull in dim light.',
      },
      {
        title: 'A bedroom that is dark, quiet and cool enough',
        why: 'The room works every night without any effort from you, once it is done.',
        know: 'you cannot see your hand at arm’s length with the light off.',
        tasks: [
          'Cover or move every light, try earplugs, and lower the heating for three nights.',
          'Clear the bed of work: laptop, papers and phone live elsewhere.',
        ],
        ifThen: 'If noise wakes me, then I put in the earplugs that lie beside the bed.',
      },
      {
        title: 'Two weeks of getting up at your time, weekends included',
        why: 'Two whole weeks show whether the times suit your life or only your wishes.',
        know: 'on most mornings you woke within a quarter of an hour of the alarm.',
        tasks: [
          early
            ? 'Move the alarm in steps of 15 minutes until it stands where you want it.'
            : 'Move bedtime in steps of 15 minutes until you wake rested on most days.',
          'Ask a doctor if you snore heavily, stop breathing at night, or are tired after long sleep.',
        ],
        ifThen:
          'If I was up late, then I get up at the usual time and lie down for 20 minutes after lunch.',
      },
      {
        title: 'Your first and your latest nights, side by side',
        why: 'The comparison tells you which of the changes earn their place.',
        know: 'you keep two changes on purpose and have dropped what made no difference.',
        tasks: [
          'Compare the first notes with the latest: hours, and how rested you were.',
          'Choose the two habits you keep and the sign by which you will notice that they slip.',
        ],
        ifThen:
          'When holidays or illness have moved my nights, then I fix the getting-up time first and wait a week.',
      },
    ],
    short: {
      title: 'The same getting-up time on most days, and a phone that sleeps elsewhere',
      why: 'Two changes are as many as a fortnight can carry, and these two carry the rest.',
      know: 'your notes show at least two mornings in three within 20 minutes of your time.',
      tasks: [
        'Charge the phone in another room every night.',
        'Write down lights out, up, and rested from one to five, each morning.',
      ],
      ifThen:
        'If I am still up at my hour, then I stop in the middle of what I am doing and brush my teeth.',
    },
    sprint: {
      opening: 'The alarm set, across the room',
      result: 'a first night and morning at the times you chose',
      begin:
        'Choose a getting-up time you can hold on a Sunday too, and lay the alarm out of reach.',
      improve:
        'Plug the phone in outside the bedroom, read on paper, and put the light out at the chosen time.',
    },
    result: 'a getting-up time that holds on most days',
    smallest: 'I get up at the set time and leave the rest of the plan for that day',
  };
}
