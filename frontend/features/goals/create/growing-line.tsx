import type { ComponentProps } from 'react';
import { classNames } from '#frontend/lib/class-names.ts';
import styles from './plan-editor.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  value: string;
  onType: (text: string) => void;
  onEnter?: () => void;
  isWrong?: boolean;
};

/**
 * A field for one line of text that grows with it: all of it is visible, and Enter breaks no line.
 */
export function GrowingLine({ onType, onEnter, isWrong, ...area }: Props) {
  return (
    <textarea
      rows={1}
      {...area}
      className={classNames(styles.line, isWrong && styles.wrong)}
      aria-invalid={isWrong || undefined}
      onChange={(event) => onType(event.target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}
