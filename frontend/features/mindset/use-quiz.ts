import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAnswerQuestion, useSaveAssessment } from '#frontend/api/mindset.ts';
import { userQuery } from '#frontend/api/user.ts';
import texts from '#frontend/generated/category-texts.json';
import { errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import type { MindsetQuestion } from '#schema/contracts/mindset.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import {
  type AssessmentAnswers,
  assessmentFrom,
  forward,
  isAlikeThroughout,
  resumeStep,
} from './quiz.rules.ts';
import { useChosenAnswers } from './use-chosen-answers.ts';

const SOMETHING = 'Something went wrong on the way.';

/** Takes a person through the questions. `kept` are the answers that the server has. */
export function useQuiz(questions: MindsetQuestion[], kept: AssessmentAnswers) {
  const [, navigate] = useLocation();
  const { data: user } = useQuery(userQuery);
  const { chosen, keepChosen, forgetChosen } = useChosenAnswers(user?.id ?? 0, questions);
  const [step, setStep] = useState(() => resumeStep(questions, kept));
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: saveAnswer, isPending: isSavingAnswer } = useAnswerQuestion();
  const { mutateAsync: saveAssessment, isPending: isSubmitting, isSuccess } = useSaveAssessment();

  const answers = { ...kept, ...chosen };
  const question = questions[step] as MindsetQuestion;
  const answer = answers[question.id];
  const isLast = step === questions.length - 1;
  const isSubmitted = isSubmitting || isSuccess;

  const choose = (score: number) => {
    keepChosen({ ...chosen, [question.id]: score });
    setIsAsking(false);
  };

  /** Whether the server has the answer to this question now. */
  const keep = async (): Promise<boolean> => {
    if (answer === undefined) return false;
    if (kept[question.id] === answer) return true;
    try {
      await saveAnswer({ questionId: question.id, score: answer });
      return true;
    } catch (error) {
      showToast({
        title: 'Failed to save response',
        description: errorMessage(error, SOMETHING),
        kind: 'destructive',
      });
      return false;
    }
  };

  const complete = async () => {
    setIsAsking(false);
    try {
      await saveAssessment(assessmentFrom(questions, answers, texts.tips));
      forgetChosen();
      showToast({
        title: 'Assessment complete!',
        description: 'Your mindset profile has been saved successfully.',
      });
      navigate(PATHS.results);
    } catch (error) {
      showToast({
        title: 'Failed to complete assessment',
        description: errorMessage(error, SOMETHING),
        kind: 'destructive',
      });
      // Saved from another tab: asking again would keep the same answers twice.
      if (!hasStatus(error, 409)) return;
      forgetChosen();
      navigate(PATHS.results);
    }
  };

  return {
    question,
    step,
    answer,
    isAsking,
    isSubmitted,
    isSaving: isSavingAnswer || isSubmitting,
    forward: forward({
      step,
      questions: questions.length,
      isChosen: answer !== undefined,
      isSaving: isSavingAnswer || isSubmitting,
      isSubmitted,
    }),
    choose,
    goBack: () => {
      setIsAsking(false);
      setStep(step - 1);
    },
    goOn: async () => {
      if (!(await keep())) return;
      if (!isLast) setStep(step + 1);
      else if (isAlikeThroughout(questions, answers)) setIsAsking(true);
      else await complete();
    },
    complete,
    lookAgain: () => {
      setIsAsking(false);
      setStep(0);
    },
  };
}
