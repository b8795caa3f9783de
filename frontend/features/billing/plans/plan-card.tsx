import { purchaseTitle } from '#frontend/features/billing/checkout/purchase-words.rules.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Mark } from '#frontend/ui/mark.tsx';
import type { SubscriptionPlan } from '#schema/contracts/billing.ts';
import styles from './plan-card.module.css';
import type { Offer, PlanOffer } from './plan-offer.rules.ts';
import { priceWords } from './plan-price.rules.ts';

type Props = {
  plan: SubscriptionPlan;
  /** Unknown while the person's own subscription is not loaded: then nothing is offered. */
  planOffer: PlanOffer | undefined;
  onChoose: (offer: Offer) => void;
  onIntent: () => void;
};

export function PlanCard({ plan, planOffer, onChoose, onIntent }: Props) {
  const offer = planOffer?.offer;
  return (
    <article aria-label={plan.name} className={styles.card} data-on={planOffer?.isOn || undefined}>
      <header className={styles.head}>
        <h3>{plan.name}</h3>
        {plan.tier === 'premium' && <span className={styles.flag}>Most Popular</span>}
      </header>
      <p className={styles.price}>{priceWords(plan)}</p>
      <p className={styles.description}>{plan.description}</p>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Mark size={16} />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        {planOffer?.isOn && <p className={styles.current}>Current Plan</p>}
        {planOffer?.note && <p className={styles.note}>{planOffer.note}</p>}
        {offer && (
          <Button
            kind={offer.action === 'choose' ? 'primary' : 'outline'}
            aria-haspopup="dialog"
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => onChoose(offer)}
          >
            {purchaseTitle(offer.action, plan).button}
          </Button>
        )}
      </div>
    </article>
  );
}
