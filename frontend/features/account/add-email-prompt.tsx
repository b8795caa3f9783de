import { useEffect } from 'react';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { askForEmail, useIsAskingForEmail } from '#frontend/state/add-email.state.ts';
import { OptionalPart } from '#frontend/ui/optional-part.tsx';
import type { User } from '#schema/contracts/users.ts';
import { hasUsableEmail } from '#schema/rules/account/usable-email.ts';

const DELAY_MS = 1500;

const AddEmailDialog = lazyComponent(() =>
  import('./add-email-dialog.tsx').then((m) => m.AddEmailDialog),
);

/**
 * Offers to add an address, once after sign-in or load, to a person who has none that can be
 * written to.
 */
export function AddEmailPrompt({ user }: { user: User }) {
  const isOpen = useIsAskingForEmail();
  const isMissing = !hasUsableEmail(user);

  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(askForEmail, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isMissing]);

  return <OptionalPart>{isOpen && <AddEmailDialog />}</OptionalPart>;
}
