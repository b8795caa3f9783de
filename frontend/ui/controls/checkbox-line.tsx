import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import styles from './checkbox-line.module.css';

/**
 * A checkbox with its words beside it: a press on them is a press on the box. `label` is what it is
 * called; `children` is what stands there to be read, where that is more.
 */
export function CheckboxLine({
  label,
  children = label,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is the control.
    <label className={styles.line}>
      <Checkbox label={label} {...input} />
      <span>{children}</span>
    </label>
  );
}
