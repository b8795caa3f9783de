import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { classNames } from '#frontend/lib/class-names.ts';
import styles from './button.module.css';

type Kind = 'primary' | 'outline' | 'quiet' | 'danger';
type Look = { kind?: Kind; size?: 'regular' | 'small' };

type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean };

const look = (kind: Kind, size: Look['size'], className?: string) =>
  classNames(styles.button, styles[kind], size === 'small' && styles.small, className);

/**
 * Says what happens. While its request is under way, `pending`, it does nothing and keeps the
 * keyboard's focus.
 */
export function Button({
  kind = 'primary',
  size,
  pending = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      data-pending={pending || undefined}
      className={look(kind, size, className)}
      // Enter in a field presses the form's button, too.
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

/** A link that carries the weight of a button: it goes somewhere, it does nothing else. */
export function ButtonLink({
  kind = 'primary',
  size,
  className,
  ...rest
}: Look & { href: string; className?: string; children: React.ReactNode }) {
  return <Link className={look(kind, size, className)} {...rest} />;
}

/** A link that looks like a button, to an address outside the app's pages: the browser loads it. */
export function ButtonAnchor({
  kind = 'primary',
  size,
  className,
  ...rest
}: Look & { href: string; className?: string; children: React.ReactNode }) {
  return <a className={look(kind, size, className)} {...rest} />;
}
