import { blogText } from './kinds/blog.ts';
import { budgetText } from './kinds/budget.ts';
import { businessText } from './kinds/business.ts';
import { careText } from './kinds/care.ts';
import { conversationText } from './kinds/conversation.ts';
import { creativeText } from './kinds/creative.ts';
import { debtText } from './kinds/debt.ts';
import { declutterText } from './kinds/declutter.ts';
import { drinkingText } from './kinds/drinking.ts';
import { enduranceText } from './kinds/endurance.ts';
import { examText } from './kinds/exam.ts';
import { foodText } from './kinds/food.ts';
import { gardenText } from './kinds/garden.ts';
import { instrumentText } from './kinds/instrument.ts';
import { interviewText } from './kinds/interview.ts';
import { jobText } from './kinds/job.ts';
import { keptHabitText } from './kinds/kept-habit.ts';
import { languageText } from './kinds/language.ts';
import { leftHabitText } from './kinds/left-habit.ts';
import { meditationText } from './kinds/meditation.ts';
import { outcomeText } from './kinds/outcome.ts';
import { peopleText } from './kinds/people.ts';
import { programmingText } from './kinds/programming.ts';
import { promotionText } from './kinds/promotion.ts';
import { readingText } from './kinds/reading.ts';
import { renovationText } from './kinds/renovation.ts';
import { savingText } from './kinds/saving.ts';
import { skillText } from './kinds/skill.ts';
import { sleepText } from './kinds/sleep.ts';
import { smokingText } from './kinds/smoking.ts';
import { speakingText } from './kinds/speaking.ts';
import { strengthText } from './kinds/strength.ts';
import { walkingText } from './kinds/walking.ts';
import { weightText } from './kinds/weight.ts';
import { writingText } from './kinds/writing.ts';
import type { Kind, KindText, PlannerGoal } from './plan-types.ts';
import { distanceNamed, learnsToSwim } from './quantities/endurance-target.ts';

const LEAVES = /\b(stop|quit|less|fewer|give up|avoid|cut down|cut out|no more|reduce)\b/;

/** Who writes the plan for each kind of goal. */
export const KIND_TEXTS: Record<Kind, (goal: PlannerGoal) => KindText> = {
  language: languageText,
  programming: programmingText,
  instrument: instrumentText,
  endurance: (goal) => (learnsToSwim(goal) ? skillText(goal) : enduranceText(goal)),
  strength: strengthText,
  sleep: sleepText,
  food: foodText,
  weight: weightText,
  drinking: drinkingText,
  smoking: smokingText,
  walking: (goal) => (distanceNamed(goal) === 'once' ? enduranceText(goal) : walkingText(goal)),
  meditation: meditationText,
  business: businessText,
  saving: savingText,
  debt: debtText,
  budget: budgetText,
  job: jobText,
  promotion: promotionText,
  interview: interviewText,
  writing: writingText,
  blog: blogText,
  exam: examText,
  renovation: renovationText,
  garden: gardenText,
  declutter: declutterText,
  people: peopleText,
  conversation: conversationText,
  creative: creativeText,
  speaking: speakingText,
  reading: readingText,
  skill: skillText,
  habit: (goal) => (LEAVES.test(goal.plainTitle) ? leftHabitText(goal) : keptHabitText(goal)),
  outcome: outcomeText,
  care: careText,
};
