import { LegalPage } from '#frontend/features/legal/legal-page.tsx';
import page from '#frontend/generated/terms-of-service.json';

export function TermsOfServiceScreen() {
  return <LegalPage page={page} />;
}
