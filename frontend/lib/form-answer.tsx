import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'wouter';
import type { FormAnswer, FormName } from '#schema/contracts/form-answer.ts';

const Answer = createContext<FormAnswer | undefined>(undefined);

/**
 * What became of the form that this page answers: for as long as nobody has gone on to another
 * place.
 */
export function FormAnswerProvider({
  answer,
  children,
}: {
  answer: FormAnswer | undefined;
  children: ReactNode;
}) {
  const [path] = useLocation();
  const [first] = useState(path);
  const [isOver, setOver] = useState(false);
  if (path !== first && !isOver) setOver(true);
  return <Answer value={isOver ? undefined : answer}>{children}</Answer>;
}

/** What a form begins with when the browser had sent it by itself. */
export function useFormAnswer(form: FormName): FormAnswer | undefined {
  const answer = useContext(Answer);
  return answer?.form === form ? answer : undefined;
}

/** Whether the page answers a form at all: its title says how that went. */
export const useIsAnswer = (): boolean => useContext(Answer) !== undefined;
