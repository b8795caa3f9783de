import { useEffect, useState } from 'react';
import { readStored, removeStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';
import type { MindsetQuestion } from '#schema/contracts/mindset.ts';
import { type AssessmentAnswers, readChosen } from './quiz.rules.ts';

/**
 * The answers that were chosen on this device. The server gets one with the next step; until then
 * a reload must not lose it.
 */
export function useChosenAnswers(userId: number, questions: MindsetQuestion[]) {
  const [chosen, setChosen] = useState<AssessmentAnswers>({});
  const key = storageKeys.quizDraft(userId);

  useEffect(() => {
    // What was chosen before the page had read this is newer.
    setChosen((now) => ({ ...readChosen(readStored(key), questions), ...now }));
  }, [key, questions]);

  return {
    chosen,
    keepChosen: (answers: AssessmentAnswers) => {
      setChosen(answers);
      writeStored(key, JSON.stringify(answers));
    },
    forgetChosen: () => removeStored(key),
  };
}
