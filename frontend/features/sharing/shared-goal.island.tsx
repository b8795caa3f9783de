import { useQuery } from '@tanstack/react-query';
import { sharedGoalQuery } from '#frontend/api/sharing.ts';
import { userQuery } from '#frontend/api/user.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { SharedGoal as Shared } from '#schema/contracts/sharing.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { CheerNote } from './cheer-note.tsx';
import { GoalView, type PlanSlot } from './goal-view.tsx';
import { KeepShared } from './keep-shared.tsx';
import { NothingShared } from './nothing-shared.tsx';
import styles from './shared-goal.module.css';

/** Opening a sealed one takes code that most links need not. */
const SealedGoal = lazyComponent(() => import('./sealed-goal.tsx').then((m) => m.SealedGoal));

/** The goal that a share link opens. */
export function SharedGoalIsland({ code, planOf }: { code: string; planOf: PlanSlot }) {
  const { data: user } = useQuery(userQuery);
  const { data, isPending, error, refetch } = useQuery(sharedGoalQuery(code));

  if (isPending) return <Skeleton shape="form" />;
  if (hasStatus(error, 404)) return <NothingShared code={code} isVisitor={!user} />;
  if (!data) {
    return (
      <Notice
        kind="error"
        title="This goal did not load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {errorMessage(error, 'Something went wrong on the way.')}
      </Notice>
    );
  }
  return (
    <article className={styles.shared}>
      {data.viewer === 'owner' && (
        <Notice title="This is what others see">
          Your goal as this link shows it. You can change who sees it under Share on its card in{' '}
          <TextLink href={PATHS.goals}>your goals</TextLink>.
        </Notice>
      )}
      <Shown {...{ shared: data, planOf }} />
      <CheerNote shared={data} code={code} />
      {data.mayKeep && <KeepShared sharedBy={data.sharedBy} code={code} />}
      {data.viewer === 'visitor' && <AboutYet />}
    </article>
  );
}

function Shown({ shared: { shown, sharedBy }, planOf }: { shared: Shared; planOf: PlanSlot }) {
  return shown.kind === 'live' ? (
    <GoalView view={shown.goal} sharedBy={sharedBy} planOf={planOf} heading="h1" />
  ) : (
    <SealedGoal
      sealed={shown.sealed}
      sealedAt={shown.sealedAt}
      sharedBy={sharedBy}
      planOf={planOf}
    />
  );
}

function AboutYet() {
  return (
    <aside className={styles.about} aria-label="About Yet">
      <p>
        Yet is for things you can’t do yet: a goal, a plan of small steps, and a coach who asks good
        questions.
      </p>
      <ButtonLink kind="outline" size="small" href={PATHS.auth}>
        Have a look
      </ButtonLink>
    </aside>
  );
}
