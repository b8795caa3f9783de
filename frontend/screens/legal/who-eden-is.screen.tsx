import page from '#frontend/generated/who-eden-is.json';
import styles from '#frontend/screens/mindset/evidence.module.css';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';

export function WhoEdenIsScreen() {
  return (
    <Page width="reading">
      <BackLink href={PATHS.home}>Back to Home</BackLink>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, from content/. */}
      <article className={styles.prose} dangerouslySetInnerHTML={{ __html: page.html }} />
    </Page>
  );
}
