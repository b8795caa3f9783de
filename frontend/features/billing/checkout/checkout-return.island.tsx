import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import { Arrival } from './arrival.tsx';
import styles from './checkout-return.module.css';
import { checkoutReturn } from './checkout-return.rules.ts';

const PaypalCapture = lazyComponent(() =>
  import('./paypal-capture.tsx').then((m) => m.PaypalCapture),
);

/**
 * Says how a payment ended. What the address told is kept while the person stays, so that it can be
 * tidied away once it has been dealt with: a reload shows what is true then.
 */
export function CheckoutReturnIsland() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [told, setTold] = useState(search);
  if (search !== told && checkoutReturn(search)) setTold(search);
  const tidyUp = () => navigate(PATHS.plans, { replace: true });

  // After a payment on this page the pressed button is gone, so the focus comes here, to how it
  // ended.
  const region = useRef<HTMLDivElement>(null);
  const toldAtFirst = useRef(told);
  useEffect(() => {
    if (told !== toldAtFirst.current) region.current?.focus();
  }, [told]);

  // The region stands from the start: what is put into it later is read out.
  return (
    <div ref={region} tabIndex={-1} role="status" className={styles.region}>
      <Suspense fallback={null}>
        <Outcome key={told} told={told} onDealtWith={tidyUp} />
      </Suspense>
    </div>
  );
}

function Outcome({ told, onDealtWith }: { told: string; onDealtWith: () => void }) {
  const outcome = checkoutReturn(told);
  switch (outcome?.kind) {
    case 'paid':
      return <Arrival onDealtWith={onDealtWith} />;
    case 'approved':
      return <PaypalCapture orderId={outcome.orderId} onDealtWith={onDealtWith} />;
    case 'declined':
      return (
        <Notice title="The payment was declined">
          Nothing was charged, and your plan is as it was. Your bank can tell you why. Another card
          or PayPal may work.
        </Notice>
      );
    case 'canceled':
      return (
        <Notice title="You left before paying">
          Nothing was charged, and your plan is as it was.
        </Notice>
      );
    default:
      return null;
  }
}
