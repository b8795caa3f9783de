import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { userQuery } from '#frontend/api/user.ts';
import { AddEmailPrompt } from '#frontend/features/account/add-email-prompt.tsx';
import { privateStateBelongsTo } from '#frontend/lib/private-state.ts';
import { Mark } from '#frontend/ui/mark.tsx';
import { matchesPath } from '#schema/rules/path-pattern.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { NAV_ITEMS } from './nav-items.tsx';
import { NoticesRegion } from './notices-region.tsx';
import { SafetyRegion } from './safety-region.tsx';
import styles from './shell.module.css';

const isWithin = (path: string, place: string) =>
  matchesPath(place, path) || (place !== '/' && path.startsWith(`${place}/`));

/** The frame around every screen. Visitors see only the logo. */
export function Shell({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(userQuery);
  const [path] = useLocation();
  const userId = user?.id;

  useEffect(() => {
    if (userId !== undefined) privateStateBelongsTo(userId);
  }, [userId]);

  return (
    <div className={styles.shell} data-places={user ? '' : undefined}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.header}>
        <Link href={PATHS.home} className={styles.brand}>
          <Mark />
          <span>Yet</span>
        </Link>
        {user && (
          <>
            <nav aria-label="Places" className={styles.places}>
              {NAV_ITEMS.map(({ name, href, also = [], icon }) => (
                <Link
                  key={href}
                  href={href}
                  className={styles.place}
                  aria-current={
                    [href, ...also].some((place) => isWithin(path, place)) ? 'page' : undefined
                  }
                >
                  {icon}
                  <span>{name}</span>
                </Link>
              ))}
            </nav>
            <AccountMenu user={user} />
          </>
        )}
      </header>
      <NoticesRegion />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SafetyRegion />
      {user && <AddEmailPrompt key={user.id} user={user} />}
    </div>
  );
}
