import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Drawing, flat } from '#frontend/ui/drawings/drawing.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import { titleAndWords } from './catalogue/path-words.rules.ts';
import styles from './subscription-required.module.css';

/** Says which plan opens what is closed, and where to get it. Nothing else is asked of anybody. */
export function SubscriptionRequired({ sentence }: { sentence: string }) {
  const { title, words } = titleAndWords(sentence);
  return (
    <div className={styles.required}>
      <GateDrawing size={40} />
      <p className={styles.title}>{title || 'Subscription Required'}</p>
      <p className={styles.words}>{words}</p>
      <ButtonLink href={PATHS.plans} kind="outline" size="small" className={styles.go}>
        Upgrade
      </ButtonLink>
    </div>
  );
}

/** A garden gate, closed. */
export function GateDrawing({ size }: { size: number }) {
  return (
    <Drawing size={size}>
      <path className={flat} d="M12 56V24c5-8 12-11 20-11s15 3 20 11v32z" />
      <path d="M22 56V18M32 56V13M42 56V18M12 36h40M6 56h52M38 44h4" />
    </Drawing>
  );
}
