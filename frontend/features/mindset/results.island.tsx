import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { assessmentsQuery, latestAssessmentQuery } from '#frontend/api/mindset.ts';
import { hasStatus } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import { assessmentBefore } from './assessment.rules.ts';
import { ResultsLetter } from './results-letter.tsx';

export function MindsetResults() {
  const { data: latest, error } = useQuery(latestAssessmentQuery);
  const { data: all = [] } = useQuery(assessmentsQuery);
  const [, navigate] = useLocation();

  useEffect(() => {
    // Without a session there is no telling whether there are results: the guard sends to the
    // sign-in page.
    if (!error || latest || hasStatus(error, 401)) return;
    showToast({
      title: 'No assessment found',
      description: hasStatus(error, 404)
        ? 'Please complete the mindset assessment first'
        : 'Failed to fetch assessment results',
      kind: hasStatus(error, 404) ? 'neutral' : 'destructive',
    });
    navigate(PATHS.quiz, { replace: true });
  }, [error, latest, navigate]);

  if (!latest) return <Skeleton count={3} />;
  return <ResultsLetter latest={latest} before={assessmentBefore(latest, all)} />;
}
