import { useQuery } from '@tanstack/react-query';
import { privacyQuery, useChoosePrivacy } from '#frontend/api/privacy.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import type { PrivacyPatch } from '#schema/contracts/privacy.ts';

/** The person's choices, shown as chosen while they are being saved, and how to change them. */
export function usePrivacy() {
  const { data, error, refetch } = useQuery(privacyQuery);
  const { mutate, isPending, variables } = useChoosePrivacy();
  const choose = (patch: PrivacyPatch, onSettled?: () => void) =>
    mutate(patch, {
      onError: (failure) =>
        showToast({
          title: 'Not changed',
          description: errorMessage(failure, 'Nothing has changed. Please try again in a moment.'),
          kind: 'destructive',
        }),
      ...(onSettled && { onSettled }),
    });
  return {
    settings: data && { ...data, ...(isPending && variables) },
    error,
    refetch,
    choose,
    isPending,
  };
}
