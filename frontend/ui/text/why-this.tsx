import { Disclosure } from '#frontend/ui/disclosure.tsx';
import type { Technique } from '#schema/contracts/coach/coach.ts';
import styles from './why-this.module.css';

/** What Eden leaned on: the technique, why it may help, and where it comes from. */
export function WhyThis({ technique }: { technique: Technique }) {
  return (
    <div className={styles.why}>
      <Disclosure summary="Why this?">
        <div className={styles.note}>
          <p className={styles.name}>{technique.name}</p>
          <p>{technique.why}</p>
          <p className={styles.source}>
            <span className="visually-hidden">Source: </span>
            {technique.source}
          </p>
        </div>
      </Disclosure>
    </div>
  );
}
