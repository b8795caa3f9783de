import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './legal-page.module.css';

type Props = {
  /** Compiled from `content/legal` when the app is built. */
  page: {
    title: string;
    updated: string;
    summary: string;
    html: string;
    sections: { id: string; title: string }[];
  };
};

/**
 * A text to be read in peace: in short first, then the whole, with its sections beside it where
 * there is room.
 */
export function LegalPage({ page: { title, updated, summary, html, sections } }: Props) {
  return (
    <Page>
      <BackLink href={PATHS.auth}>Back to Login</BackLink>
      <div className={styles.columns}>
        <article className={styles.text}>
          <h1>{title}</h1>
          <p className={styles.updated}>{updated}</p>
          <section aria-labelledby="in-short" className={styles.summary}>
            <h2 id="in-short">In short</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, from content/. */}
            <div dangerouslySetInnerHTML={{ __html: summary }} />
          </section>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above. */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
          <BackLink href={PATHS.auth}>Back to Login</BackLink>
        </article>
        <nav aria-labelledby="on-this-page" className={styles.sections}>
          <h2 id="on-this-page">On this page</h2>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </Page>
  );
}
