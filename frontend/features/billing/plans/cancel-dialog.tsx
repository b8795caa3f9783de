import { TIER_NAMES } from '#frontend/lib/words/tier-names.ts';
import { ConfirmDialog } from '#frontend/ui/feedback/confirm-dialog.tsx';
import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import styles from './cancel-dialog.module.css';
import { benefitsThatEnd, WHAT_STAYS } from './what-ends.rules.ts';

type Props = {
  tier: SubscriptionTier;
  /** The last day of access in words, where it is known. */
  until: string | null;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Says exactly what ends, when, and what stays. It asks once and argues not at all. */
export function CancelDialog({ tier, until, isPending, onClose, onConfirm }: Props) {
  const plan = TIER_NAMES[tier];
  return (
    <ConfirmDialog
      open
      title={`Cancel ${plan}?`}
      confirm={isPending ? 'Canceling...' : 'Cancel subscription'}
      pending={isPending}
      keep={`Keep ${plan}`}
      onClose={onClose}
      onConfirm={onConfirm}
      details={
        <div className={styles.details}>
          <h3>What ends then</h3>
          <ul className={styles.list}>
            {benefitsThatEnd(tier).map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
          <h3>What stays</h3>
          <p>{WHAT_STAYS}</p>
        </div>
      }
    >
      {until
        ? `You keep ${plan} until ${until} and are not charged again.`
        : `You keep ${plan} until the end of the period you paid for and are not charged again.`}{' '}
      Until then you can resume it with one click.
    </ConfirmDialog>
  );
}
