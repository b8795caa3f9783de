/**
 * Which version of the twenty questions is asked now. It rises whenever what is asked changes;
 * scores from different versions are not compared. Version 1 asked what somebody would do; version
 * 2 asks how strong a reaction would be, with half of the questions keyed the other way round.
 */
export const QUESTIONNAIRE = 2;

/** Whether two readings come from the same questions. */
export const isSameQuestionnaire = (
  a: { questionnaire: number },
  b: { questionnaire: number },
): boolean => a.questionnaire === b.questionnaire;
