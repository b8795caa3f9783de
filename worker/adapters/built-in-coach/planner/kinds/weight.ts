import { FIRST_WALK_MINUTES } from '#worker/adapters/built-in-coach/planner/beginner.ts';
import { firstOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { countOf } from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';

/** Weight: habits instead of numbers, a doctor early, never a target rate (see feasibility.ts for what is said). */
export function weightText(goal: PlannerGoal): KindText {
  const first = countOf(firstOf(goal, 'min', FIRST_WALK_MINUTES), 'minute');
  const walks = Math.max(2, Math.round(goal.dayOf(6) * 0.5));
  return {
    stages: [
      {
        title: `A talk with your doctor booked, and a first walk of ${first}`,
        why: 'A doctor can tell you in ten minutes whether losing weight is wise for you, and how fast.',
        know: 'the appointment stands in the calendar and you have walked once.',
        tasks: [
          'Book an appointment and note two questions for it: what is a healthy range for me, and what should I leave alone?',
          `Walk ${first} after a meal, at a pace that suits you.`,
        ],
        ifThen: 'When I have finished lunch, then I walk round the block before I sit down again.',
      },
      {
        title: 'Three ordinary days on paper, eating and moving',
        why: 'Habits hide in hours and places; three honest days show where a small change would do most.',
        know: 'two moments are circled that you would like to change first.',
        tasks: [
          'Write down when, where and with whom you ate, on three days, without numbers.',
          'Circle the two moments at which you ate for another reason than hunger.',
        ],
        ifThen:
          'If I want to skip a meal to make up for one, then I eat the ordinary meal instead.',
      },
      {
        title: 'A proper breakfast or lunch on five days of a week',
        why: 'Regular meals take the edge off the evening, which is where most plans break.',
        know: 'you came home hungry on fewer days than before.',
        tasks: [
          'Plan one meal a day with vegetables, something filling and something you like.',
          'Keep sweet drinks for one day a week you choose, and water within reach on the others.',
        ],
        ifThen:
          'If I am hungry between meals, then I drink something, wait ten minutes, and eat if I still am.',
      },
      {
        title: 'Four walks a week and four dinners of your own, in the same week',
        why: 'Movement helps most with keeping what has changed, and with sleeping, which helps with everything.',
        know: 'both lists have four marks.',
        tasks: [
          'Choose four fixed times for a walk, two of them with someone.',
          'Cook four dinners that are half vegetables.',
          'Write down how you sleep and how stairs feel, which change before any scale does.',
        ],
        ifThen: 'If the weather is bad, then I walk indoors: stairs, a shopping street, a museum.',
      },
      {
        title: 'A hard week lived through without starting over',
        why: 'A plan for the bad weeks is what separates those who keep a change from those who repeat it.',
        know: 'after it you went on with the next meal and not with the next month.',
        tasks: [
          'Write a list of three comforts that are not food.',
          'Tell one person what helps you and what does not, above all which remarks.',
        ],
        ifThen: 'If the scale disappoints me, then I put it away for two weeks and count walks.',
      },
      {
        title: `${walks} walks done and three food habits that hold`,
        why: 'Habits are the part you can decide on; weight follows them slowly and not on schedule.',
        know: 'you would keep all three even if the scale did not exist.',
        tasks: [
          'Choose the three habits that cost you least and drop the rest without regret.',
          'Ask your doctor or a dietitian to look at them with you.',
        ],
        ifThen: 'If I am tempted by a faster diet, then I ask my doctor about it before I start.',
      },
      {
        title: 'A look back with your doctor or someone you trust',
        why: 'Clothes, stairs, sleep and blood values say more than one number.',
        know: 'you know what you keep, at what pace you go on, or that where you are is fine.',
        tasks: [
          'Compare energy, sleep and stairs with the first week, in writing.',
          'Decide on the next three months together: go on, hold, or leave it be.',
        ],
        ifThen: 'When an old habit comes back, then I take up the walk after lunch first.',
      },
    ],
    short: {
      title: `${walks} walks, and one regular meal a day`,
      why: 'A fortnight is for habits; what a scale shows in that time is mostly water.',
      know: 'you walked on every second day or oftener and skipped no meals.',
      tasks: [
        'Walk 20 minutes after the same meal on most days.',
        'Eat one meal a day at a table, with vegetables, without a screen.',
        'Write down how you sleep and how stairs feel.',
      ],
      ifThen: 'If I want to skip a meal, then I eat a small one at the usual time.',
    },
    sprint: {
      opening: `A first walk of ${first}, and a doctor’s appointment asked for`,
      result: 'one walk a day and regular meals',
      begin: `Walk ${first} after a meal, and ask for an appointment with your doctor.`,
      improve:
        'Plan one meal a day with vegetables and something filling, and eat it sitting down.',
    },
    result: 'regular walks, and meals that hold you until the next one',
    smallest: 'I walk to the corner and back and count it',
  };
}
