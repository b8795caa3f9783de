import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#frontend/lib/class-names.ts';
import styles from './field.module.css';

type Common = {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Shown as words; a `required` control gets a star, and says so itself to who cannot see it. */
  optional?: boolean;
  required?: boolean;
  after?: ReactNode;
};
type Labelled = Common & {
  children: (control: {
    id: string;
    className: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    required?: boolean;
  }) => ReactNode;
};

function LabelledControl({ label, hint, error, optional, required, after, children }: Labelled) {
  const id = useId();
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
        {required && (
          <span aria-hidden="true" className={styles.optional}>
            {' *'}
          </span>
        )}
      </label>
      <div className={styles.frame}>
        {children({
          id,
          className: classNames(styles.control, error && styles.wrong),
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          required,
        })}
        {after}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <p id={`${id}-error`} className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  );
}

export function Field({
  label,
  hint,
  error,
  optional,
  required,
  after,
  ...input
}: Common & ComponentProps<'input'>) {
  return (
    <LabelledControl {...{ label, hint, error, optional, required, after }}>
      {(control) => <input type="text" {...input} {...control} />}
    </LabelledControl>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  required,
  ...area
}: Common & ComponentProps<'textarea'>) {
  return (
    <LabelledControl {...{ label, hint, error, optional, required }}>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </LabelledControl>
  );
}

/**
 * A native select: the keyboard and the phone's own wheel come with it. Its options are its
 * children.
 */
export function Select({
  label,
  hint,
  error,
  optional,
  required,
  ...select
}: Common & ComponentProps<'select'>) {
  return (
    <LabelledControl {...{ label, hint, error, optional, required }}>
      {(control) => <select {...select} {...control} />}
    </LabelledControl>
  );
}
