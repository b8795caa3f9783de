import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '#frontend/ui/page.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './admin-frame.module.css';

const PLACES = [
  {
    name: 'People',
    href: PATHS.admin,
    isHere: (path: string) => !/^\/admin\/(content|audit)/.test(path),
  },
  {
    name: 'Content',
    href: PATHS.adminContent,
    isHere: (path: string) => path.startsWith(PATHS.adminContent),
  },
  {
    name: 'Audit trail',
    href: PATHS.adminAudit,
    isHere: (path: string) => path === PATHS.adminAudit,
  },
];

type Props = {
  /** Without one, what stands inside has a heading of its own. */
  title?: string;
  words?: string;
  children: ReactNode;
};

/** The frame around every page of the administration. */
export function AdminFrame({ title, words, children }: Props) {
  const [path] = useLocation();
  return (
    <Page>
      <nav aria-label="Administration" className={styles.places}>
        <ul>
          {PLACES.map(({ name, href, isHere }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.place}
                aria-current={isHere(path) ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {title && (
        <header className={styles.head}>
          <h1>{title}</h1>
          {words && <p>{words}</p>}
        </header>
      )}
      {children}
    </Page>
  );
}
