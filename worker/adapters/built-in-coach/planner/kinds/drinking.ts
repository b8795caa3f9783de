import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

/** Alcohol: safety of stopping first, then free evenings, cues and company. */
export function drinkingText(goal: PlannerGoal): KindText {
  const free = (stage: number) => Math.max(2, Math.round((goal.dayOf(stage) * 4) / 7));
  return {
    stages: [
      {
        title: 'Your usual week on paper, and one evening without',
        why: 'Seeing the week as it is makes the next step a choice instead of a vow.',
        know: 'a note shows days, glasses and company, and one evening stands at nought.',
        tasks: [
          'Write down a usual week: which days, how many glasses, where, with whom.',
          'Ask a doctor first if you drink every day or shake without it: stopping at once can be dangerous.',
          'Choose one evening and a drink for it that you like and that is not alcohol.',
        ],
        ifThen:
          'When I open the fridge in the evening, then I take out the other drink and pour it into the same glass.',
      },
      {
        title: 'Three fixed free evenings in one week',
        why: 'Fixed evenings spare you the daily argument about whether this is one.',
        know: 'the three are marked, and you know which was hardest.',
        tasks: [
          'Mark three evenings of each week as free, the quietest ones first, and put something in them.',
          'Keep no more at home than one evening’s worth.',
        ],
        ifThen:
          'If I want one on a free evening, then I eat something first and decide 20 minutes later.',
      },
      {
        title: 'The one moment you reach for a glass, given something else',
        why: 'Most glasses belong to a moment: the door closing, the pan, the sofa.',
        know: 'the moment has passed four times with the other thing in its place.',
        tasks: [
          'Name the moment: hour, room, mood.',
          'Try two replacements for it, one that calms and one that gets you moving.',
          'Write down after each evening what the glass would have been for.',
        ],
        ifThen:
          'When I close the door after work, then I change clothes and walk for ten minutes before I sit down.',
      },
      {
        title: 'An evening in company without a drink, or with the number you chose',
        why: 'Company is the hardest place, so it needs a sentence prepared in advance.',
        know: 'you said your sentence once and the evening went on.',
        tasks: [
          'Prepare one sentence, such as “not tonight, thanks”, and no explanation.',
          'Tell one friend beforehand, and order first.',
        ],
        ifThen: 'If someone insists, then I say my sentence again and ask them about their week.',
      },
      {
        title: 'One hard evening got through, and written about',
        why: 'A slip that is understood costs one evening; a slip that is judged costs a month.',
        know: 'you can say what came before it: hunger, anger, loneliness, tiredness.',
        tasks: [
          'Write down the two hours before your hardest evening.',
          'Save the number of a person or a help line you would call.',
        ],
        ifThen:
          'If I drank more than I meant to, then I drink water, go to bed, and keep the next free evening.',
      },
      {
        title: `${free(6)} free evenings in all`,
        why: 'Counting what you did, instead of what you did not, keeps the count worth looking at.',
        know: 'the marks reach that number, in a row or not.',
        tasks: [
          'Compare sleep, mood and money with the first week.',
          'Plan one thing with the money that stayed in your pocket.',
        ],
        ifThen:
          'If a celebration comes up, then I decide on my number at home and tell one person.',
      },
      {
        title: 'Your rule for the time after this, in one sentence',
        why: 'A rule you can say aloud spares you deciding at ten in the evening.',
        know: 'the sentence names days or occasions, and someone else has heard it.',
        tasks: [
          'Write down what got better, what you miss, and what you do not.',
          'Talk it over with a doctor or a counselling service if keeping to it was hard; that is what they are for.',
        ],
        ifThen:
          'When two weeks in a row break the rule, then I go back to three fixed free evenings.',
      },
    ],
    short: {
      title: `${free(6)} evenings without`,
      why: 'Two weeks are enough to notice the difference in sleep, which speaks for itself.',
      know: 'the marks reach that number, whichever evenings they were.',
      tasks: [
        'Choose the free evenings in advance and fill each with something.',
        'Write down each morning how you slept, from one to five.',
      ],
      ifThen: 'If the wish comes, then I wait 20 minutes, eat something, and decide after that.',
    },
    sprint: {
      opening: 'One evening chosen, another drink in the fridge',
      result: 'your first free evenings, with a note on each',
      begin:
        'Ask a doctor first if you drink every day; otherwise choose the free evenings and buy a drink you like for them.',
      improve:
        'Name the moment at which you reach for a glass, and put a ten-minute walk in its place.',
    },
    result: 'regular free evenings and a rule of your own',
    smallest: 'I wait 20 minutes with another drink and decide after that',
  };
}
