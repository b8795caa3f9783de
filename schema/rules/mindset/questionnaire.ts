/**
 * Which version of the twenty questions is asked now. It rises whenever what is asked changes;
 * scores from different versions are not compared. Version 1 asked what somebody would do; version
 * 2 asks how strong a reaction would be, with half of the questions keyed the other way round.
 */
export const QUESTIONNAIRE = 2;

/**
 * The same of the eight questions of the check-in. Version 1 asked what somebody would do, from the
 * worst to the best; version 2 asks how strong a reaction would be, half of them the other way.
 */
export const CHECK_IN_QUESTIONNAIRE = 2;

/** Whether two readings come from the same questions. */
export const isSameQuestionnaire = (
  a: { questionnaire: number },
  b: { questionnaire: number },
): boolean => a.questionnaire === b.questionnaire;
