import { useEffect, useRef } from 'react';
import { useCaptureOrder } from '#frontend/api/billing.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { Arrival } from './arrival.tsx';
import { logPaymentTrouble } from './log-payment-trouble.ts';

/** Finishes what was approved at PayPal. It may be asked again: the server takes the money once. */
export function PaypalCapture({
  orderId,
  onDealtWith,
}: {
  orderId: string;
  onDealtWith: () => void;
}) {
  const { mutate: capture, error, isPending, isSuccess } = useCaptureOrder();
  const begun = useRef<string | null>(null);

  useEffect(() => {
    if (begun.current === orderId) return;
    begun.current = orderId;
    capture(orderId, { onError: logPaymentTrouble });
  }, [capture, orderId]);

  if (isSuccess) return <Arrival onDealtWith={onDealtWith} />;
  if (error && !isPending) {
    return (
      <Notice
        title="The PayPal payment is not finished"
        action={
          <Button
            kind="outline"
            size="small"
            onClick={() => capture(orderId, { onError: logPaymentTrouble })}
          >
            Try again
          </Button>
        }
      >
        {errorMessage(error, 'Something went wrong on the way.')}
      </Notice>
    );
  }
  return (
    <Notice title="Finishing your payment with PayPal">This usually takes a few seconds.</Notice>
  );
}
