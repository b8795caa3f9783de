import { type Ref, useId } from 'react';
import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import styles from './switch.module.css';

type Props = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
};

/** On or off, at once. A native checkbox underneath, so keyboard and forms need nothing from us. */
export function Switch({ label, hint, checked, onChange, ref }: Props) {
  const id = useId();
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state.
        role="switch"
        className={styles.switch}
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={!isHydrated}
        onChange={(event) => onChange(event.target.checked)}
      />
      {/* After what it describes: who hears the page hears first what it is about. */}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
