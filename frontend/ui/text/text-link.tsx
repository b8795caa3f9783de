import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '#frontend/lib/class-names.ts';
import styles from './text-link.module.css';

/** An inline link; `stretched` lets the whole card around it be the target. */
export function TextLink({
  href,
  stretched,
  children,
}: {
  href: string;
  stretched?: boolean;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={classNames(styles.link, stretched && styles.stretched)}>
      {children}
    </Link>
  );
}
