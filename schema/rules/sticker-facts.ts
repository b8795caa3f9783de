/** What stickers count. Every fact only ever grows, so nothing earned is taken back. */
export const STICKER_FACTS = [
  'goalsCreated',
  'goalsCompleted',
  'goalsCompletedEarly',
  'goalsLetGo',
  'goalsWithAllMilestones',
  'milestonesReached',
  'plansChanged',
  'plansChangedAfterSetback',
  'journalDays',
  'longEntries',
  'setbackEntries',
  'feedbackAsked',
  'chatDays',
  'techniquesTried',
  'assessmentsTaken',
  'checkInsTaken',
  'categoryGains',
  'activeDays',
  'activeWeeks',
  'comebacks',
  'earlyMornings',
  'activeSpringDays',
  'activeSummerDays',
  'activeAutumnDays',
  'activeWinterDays',
  'daysSinceJoining',
  'moodsTried',
  'unitsCompleted',
  'exercisesWritten',
  'quizzesRetried',
  'pathsCompleted',
  'reviewsFinished',
  'microItemsDone',
  'goalsShared',
  'cheersSent',
] as const;
export type StickerFact = (typeof STICKER_FACTS)[number];

/** Facts that any action may change, looked at once a day: with the first thing a person does. */
export const PRESENCE_FACTS: StickerFact[] = [
  'activeDays',
  'activeWeeks',
  'comebacks',
  'earlyMornings',
  'activeSpringDays',
  'activeSummerDays',
  'activeAutumnDays',
  'activeWinterDays',
  'daysSinceJoining',
];

/** Which facts an action may change. */
export const FACTS_OF_TRIGGER = {
  goalCreated: ['goalsCreated'],
  goalCompleted: ['goalsCompleted', 'goalsCompletedEarly'],
  goalLetGo: ['goalsLetGo'],
  milestoneReached: ['milestonesReached', 'goalsWithAllMilestones'],
  planChanged: ['plansChanged', 'plansChangedAfterSetback'],
  entryWritten: ['journalDays', 'longEntries', 'setbackEntries'],
  feedbackKept: ['feedbackAsked', 'techniquesTried'],
  talked: ['chatDays', 'techniquesTried'],
  assessmentTaken: ['assessmentsTaken', 'categoryGains'],
  checkInTaken: ['checkInsTaken'],
  moodTried: ['moodsTried'],
  // The last unit of a path finishes it.
  unitCompleted: ['unitsCompleted', 'exercisesWritten', 'quizzesRetried', 'pathsCompleted'],
  reviewFinished: ['reviewsFinished'],
  microItemDone: ['microItemsDone'],
  goalShared: ['goalsShared'],
  cheerSent: ['cheersSent'],
} as const satisfies Record<string, readonly StickerFact[]>;
export type StickerTrigger = keyof typeof FACTS_OF_TRIGGER;

export interface EarnRule {
  fact: StickerFact;
  atLeast: number;
}

/** Whether a count has reached what the rule asks. */
export const isEarned = ({ atLeast }: EarnRule, count: number) => count >= atLeast;

/** How far towards a sticker, never further than it needs: whole numbers, 0 to `atLeast`. */
export const reachedOf = ({ atLeast }: EarnRule, count: number) =>
  Math.max(0, Math.min(count, atLeast));
