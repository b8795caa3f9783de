import styles from './skeleton.module.css';

export type SkeletonShape = 'lines' | 'panel' | 'card' | 'tree' | 'form';

/** The shape of what comes. Nothing moves when it arrives. */
export function Skeleton({
  shape = 'lines',
  count = 1,
}: {
  shape?: SkeletonShape;
  count?: number;
}) {
  return (
    <div className={styles.group} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <div key={index} className={styles[shape]}>
          <span className={styles.line} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
