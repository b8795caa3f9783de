import { useLocation } from 'wouter';
import { useAnswerSandboxOrder } from '#frontend/api/billing.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { SandboxOrder } from '#schema/contracts/billing.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './sandbox-checkout.module.css';
import { returnPath, type SandboxOutcome, sandboxChoices } from './sandbox-choices.rules.ts';

/** What can be done with a test payment, each with what it stands for. */
export function SandboxAnswers({ order }: { order: SandboxOrder }) {
  const [, navigate] = useLocation();
  const { mutateAsync: answer, isPending, isSuccess, variables } = useAnswerSandboxOrder(order.id);
  const isBusy = isPending || isSuccess;

  // A promise, and no callbacks of this mutation: an order that is closed has no buttons, and they
  // go before it is over.
  const end = (outcome: SandboxOutcome) =>
    answer({ outcome }).then(
      () => navigate(returnPath(PATHS.plans, outcome), { replace: true }),
      (failure) =>
        showToast({
          title: 'The test payment got no answer',
          description: errorMessage(failure, 'Please try again in a moment.'),
          kind: 'destructive',
        }),
    );

  return (
    <ul className={styles.choices}>
      {sandboxChoices(order).map(({ outcome, name, words }) => (
        <li key={outcome}>
          <Button
            kind={outcome === 'pay' ? 'primary' : 'outline'}
            disabled={isBusy}
            pending={isBusy && variables?.outcome === outcome}
            aria-describedby={`${outcome}-words`}
            onClick={() => end(outcome)}
          >
            {name}
          </Button>
          <p id={`${outcome}-words`}>{words}</p>
        </li>
      ))}
    </ul>
  );
}
