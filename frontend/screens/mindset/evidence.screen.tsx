import evidence from '#frontend/generated/evidence.json';
import { Page } from '#frontend/ui/page.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './evidence.module.css';

export function EvidenceScreen() {
  return (
    <Page width="reading">
      <BackLink href={PATHS.home}>Back to Home</BackLink>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, from content/. */}
      <article className={styles.prose} dangerouslySetInnerHTML={{ __html: evidence.html }} />
    </Page>
  );
}
