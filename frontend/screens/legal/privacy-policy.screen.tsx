import { LegalPage } from '#frontend/features/legal/legal-page.tsx';
import page from '#frontend/generated/privacy-policy.json';

export function PrivacyPolicyScreen() {
  return <LegalPage page={page} />;
}
