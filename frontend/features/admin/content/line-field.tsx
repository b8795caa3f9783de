import { TextArea } from '#frontend/ui/controls/field.tsx';
import styles from './line-field.module.css';
import { oneLine } from './typed-fields.rules.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Characters, from and to. */
  bounds?: [number, number];
  hint?: string;
  error?: string | undefined;
  rows?: number;
};

/**
 * Words without a break, as long as they may be: the field grows with them and says how many there
 * are.
 */
export function LineField({ label, value, onChange, bounds, hint, error, rows = 2 }: Props) {
  const count = bounds && `${value.length} characters; it takes ${bounds[0]} to ${bounds[1]}.`;
  return (
    <div className={styles.line}>
      <TextArea
        label={label}
        rows={rows}
        value={value}
        hint={[hint, count].filter(Boolean).join(' ') || undefined}
        error={error ?? null}
        onChange={(event) => onChange(oneLine(event.target.value))}
      />
    </div>
  );
}
