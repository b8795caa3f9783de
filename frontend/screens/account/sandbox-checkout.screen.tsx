import { SandboxCheckout } from '#frontend/features/billing/checkout/sandbox-checkout.island.tsx';
import { TestModeNote } from '#frontend/features/billing/checkout/test-mode-note.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './sandbox-checkout.module.css';

export function SandboxCheckoutScreen() {
  return (
    <Page width="reading">
      <BackLink href={PATHS.plans}>Back to the plans</BackLink>
      <div className={styles.content}>
        <h1>A test payment</h1>
        <TestModeNote>
          This page stands in for a payment provider’s page. You won’t be asked for a card, and
          whatever you press, nothing is charged.
        </TestModeNote>
        <Island name="The test payment" skeleton={<Skeleton shape="panel" />}>
          <SandboxCheckout />
        </Island>
      </div>
    </Page>
  );
}
