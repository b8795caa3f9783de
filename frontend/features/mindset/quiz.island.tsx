import { useQuery } from '@tanstack/react-query';
import { openResponsesQuery, questionsQuery } from '#frontend/api/mindset.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { AcornDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { AssessmentQuiz } from './quiz.tsx';
import { QuizWaiting } from './quiz-page.tsx';

export function MindsetQuiz() {
  const questions = useQuery(questionsQuery);
  const responses = useQuery(openResponsesQuery);

  if (questions.isPending || responses.isPending) return <QuizWaiting />;
  if (!questions.data || !responses.data) {
    const message = questions.data
      ? 'Failed to fetch your earlier answers'
      : 'Failed to fetch questions';
    const retry = () =>
      Promise.all([questions, responses].map(({ data, refetch }) => data ?? refetch()));
    return (
      <Notice
        kind="error"
        title={`Error loading quiz: ${message}`}
        action={
          <Button pending={questions.isFetching || responses.isFetching} onClick={retry}>
            Try Again
          </Button>
        }
      >
        <p>
          {errorMessage(questions.error ?? responses.error, 'Something went wrong on the way.')}
        </p>
        <p>Your answers are safe.</p>
      </Notice>
    );
  }
  if (questions.data.length === 0) {
    return (
      <EmptyState drawing={<AcornDrawing size={80} />}>
        No questions available. Please try again later.
      </EmptyState>
    );
  }
  return <AssessmentQuiz questions={questions.data} responses={responses.data} />;
}
