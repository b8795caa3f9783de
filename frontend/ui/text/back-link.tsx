import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './back-link.module.css';

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.back}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={styles.arrow}>
        <path d="M13 8H3m4-4L3 8l4 4" />
      </svg>
      {children}
    </Link>
  );
}
