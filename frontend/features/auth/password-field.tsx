import { type ComponentProps, useState } from 'react';
import { Field } from '#frontend/ui/controls/field.tsx';
import styles from './sign-in/auth-form.module.css';

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'after'> & { label?: string };

export function PasswordField({ label = 'Password', ...props }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className={styles.show}
          aria-pressed={isShown}
          aria-label="Show password"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
