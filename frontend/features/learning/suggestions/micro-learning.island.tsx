import { useQuery } from '@tanstack/react-query';
import { microContentQuery } from '#frontend/api/learning.ts';
import { useFinishMicroContent } from '#frontend/api/learning-changes.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { SeedPacketDrawing } from '#frontend/ui/drawings/goal-drawings.tsx';
import { WateringCanDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import type { MicroContent } from '#schema/contracts/learning.ts';
import { MicroCard } from './micro-card.tsx';
import styles from './micro-learning.module.css';

/** Small things for two minutes, chosen for what is hardest at the moment. */
export function MicroLearning() {
  const { data, error, isPending, isFetching, refetch } = useQuery(microContentQuery);

  if (isPending) return <Skeleton count={3} />;
  if (error && !data) {
    return (
      <Notice
        kind="error"
        title="The small practices didn’t load"
        action={
          <Button pending={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        {errorMessage(error, 'Something went wrong on the way.')} What you did is kept.
      </Notice>
    );
  }
  if (!data || data.length === 0) {
    return (
      <EmptyState drawing={<SeedPacketDrawing size={80} />}>
        Nothing small to do just now. More will come after your next assessment.
      </EmptyState>
    );
  }
  return <Items items={data} />;
}

function Items({ items }: { items: MicroContent[] }) {
  const { mutate, isPending, variables } = useFinishMicroContent();
  const finish = (id: number) =>
    mutate(id, {
      onError: (error) =>
        showToast({
          title: 'Failed to update progress',
          description: errorMessage(error, 'Please try again in a moment.'),
          kind: 'destructive',
        }),
    });
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <MicroCard
              item={item}
              isSaving={isPending && variables === item.id}
              onDone={() => finish(item.id)}
            />
          </li>
        ))}
      </ul>
      <div role="status">
        {items.every(({ completed }) => completed) && (
          <EmptyState drawing={<WateringCanDrawing size={80} />}>
            That was all of them. Two minutes here and there, and you did them all.
          </EmptyState>
        )}
      </div>
    </>
  );
}
