import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { AuthOutcome } from '#frontend/features/auth/entry-page.tsx';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';

const TO_LOGIN_MS = 3000;

/**
 * The way in is open again; it leads to the sign-in page, which comes by itself. `ended`: what
 * there is to read first (the person's mail says it as well); then the page stays.
 */
export function PasswordIsSet({ ended }: { ended?: string | undefined }) {
  const [, navigate] = useLocation();

  useEffect(() => {
    if (ended) return;
    const timer = setTimeout(() => navigate(PATHS.auth), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [navigate, ended]);

  return (
    <AuthOutcome
      title="Password Reset Successful"
      words="Password has been reset successfully! You can now login with your new password."
    >
      {ended && <Notice>{ended}</Notice>}
      <ButtonLink href={PATHS.auth}>Go to Login</ButtonLink>
    </AuthOutcome>
  );
}
