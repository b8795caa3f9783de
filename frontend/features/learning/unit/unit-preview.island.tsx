import { MutationCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unitPreviewQuery } from '#frontend/api/content-edits.ts';
import { ApiError, errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { UnitPage } from './unit-page.tsx';

const NOTHING_KEPT = 'This is a preview; nothing is kept here.';
/** No person's id: what an admin tries out must not get among their own drafts. */
const NOBODY = 0;

/** A cache of its own, apart from the app's, in which every change is refused before it is sent. */
function createRehearsal(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onMutate: () => {
        throw new ApiError(0, NOTHING_KEPT);
      },
    }),
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity } },
  });
}

/** A unit's draft on the very page that learners will see. */
export function UnitPreview({ unitId }: { unitId: number }) {
  const { data: unit, error, isPending, isFetching, refetch } = useQuery(unitPreviewQuery(unitId));
  const [rehearsal] = useState(createRehearsal);
  // A draft looked at before may be another one by now.
  if (isPending || (isFetching && !error)) return <Skeleton count={4} />;
  if (!unit) {
    return (
      <Notice
        kind="error"
        title="The preview did not load"
        action={
          <Button pending={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        {errorMessage(error, 'Something went wrong on the way.')} The draft is as it was.
      </Notice>
    );
  }
  return (
    <QueryClientProvider client={rehearsal}>
      <UnitPage unit={unit} userId={NOBODY} />
    </QueryClientProvider>
  );
}
