import page from '#frontend/generated/who-eden-is.json';
import { BackLink } from '#frontend/ui/back-link.tsx';
import { Page } from '#frontend/ui/page.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './evidence.module.css';

export function WhoEdenIsScreen() {
  return (
    <Page width="reading">
      <BackLink href={PATHS.home}>Back to Home</BackLink>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own page from content/, compiled when the app is built. */}
      <article className={styles.prose} dangerouslySetInnerHTML={{ __html: page.html }} />
    </Page>
  );
}
