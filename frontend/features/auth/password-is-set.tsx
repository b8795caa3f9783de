import { useEffect } from 'react';
import { useLocation } from '#frontend/lib/location.tsx';
import { PATHS } from '#frontend/lib/paths.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Outcome } from './entry-page.tsx';

const TO_LOGIN_MS = 3000;

/** The way in is open again; it leads to the sign-in page, which comes by itself. */
export function PasswordIsSet() {
  const [, navigate] = useLocation();

  useEffect(() => {
    const timer = setTimeout(() => navigate(PATHS.auth), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Outcome
      title="Password Reset Successful"
      words="Password has been reset successfully! You can now login with your new password."
    >
      <ButtonLink href={PATHS.auth}>Go to Login</ButtonLink>
    </Outcome>
  );
}
