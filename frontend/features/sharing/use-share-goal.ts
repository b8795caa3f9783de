import { useMutation, useQuery } from '@tanstack/react-query';
import { useOpenLink, useShare } from '#frontend/api/sharing.ts';
import { userQuery } from '#frontend/api/user.ts';
import { storageKeys, writeStored } from '#frontend/lib/storage.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import { sharedViewOf } from '#schema/rules/goals/sharing.ts';
import { newSealKey, seal } from './seal.ts';
import type { ReadyShare } from './share-draft.rules.ts';
import { sharedPath } from './share-link.rules.ts';

/** A share that was just made, the link to it, and whether that was mailed too. */
export type MadeShareAnswer = { ready: ReadyShare; path: string; isMailed: boolean };

/**
 * Shares a goal in the way chosen; a sealed one is encrypted first, and its key is kept in this
 * browser.
 */
export function useShareGoal(goal: Goal) {
  const { data: user } = useQuery(userQuery);
  const { mutateAsync: share } = useShare(goal.id);
  const { mutateAsync: openLink } = useOpenLink(goal.id);
  return useMutation({
    mutationFn: async (ready: ReadyShare): Promise<MadeShareAnswer> => {
      const { way, ...access } = ready;
      if (way === 'link') {
        const { code } = await openLink(access.expiresAt);
        return { ready, path: sharedPath(code), isMailed: false };
      }
      if (way === 'person') {
        const { code, isMailed } = await share(access);
        return { ready, path: sharedPath(code), isMailed };
      }
      const key = newSealKey();
      const sealed = await seal(sharedViewOf(goal), key);
      const { id, code } = await share({ ...access, isEncrypted: true, sealed });
      if (user) writeStored(storageKeys.sealKey(user.id, id), key);
      return { ready, path: sharedPath(code, key), isMailed: false };
    },
  });
}
