import { type ReactNode, useEffect, useRef } from 'react';
import { KeyDrawing } from '#frontend/ui/drawings/key-drawing.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './entry-page.module.css';

/** A page on the way back in: a few fields, or what came of them. */
export function EntryPage({ children }: { children: ReactNode }) {
  return (
    <Page width="form">
      <BackLink href={PATHS.auth}>Back to Login</BackLink>
      <div className={styles.sign}>
        <KeyDrawing size={72} />
      </div>
      {children}
    </Page>
  );
}

type HeadProps = { title: string; words: string };

export function EntryHead({ title, words }: HeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p>{words}</p>
    </header>
  );
}

/** The result, in place of the form. It takes the focus, so that screen readers read it out. */
export function AuthOutcome({ title, words, children }: HeadProps & { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => section.current?.focus(), []);

  return (
    <section ref={section} tabIndex={-1} className={styles.outcome}>
      <EntryHead {...{ title, words }} />
      {children}
    </section>
  );
}

/** The links to the other forms. */
export function OtherWay({ children }: { children: ReactNode }) {
  return <p className={styles.other}>{children}</p>;
}
