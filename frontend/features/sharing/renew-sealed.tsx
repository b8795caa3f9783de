import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sharedGoalQuery, useChangeShare } from '#frontend/api/sharing.ts';
import { userQuery } from '#frontend/api/user.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { storageKeys, writeStored } from '#frontend/lib/storage.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import type { Share } from '#schema/contracts/sharing.ts';
import { sharedViewOf } from '#schema/rules/goals/sharing.ts';
import { seal, unseal } from './seal.ts';
import styles from './share-goal.module.css';
import { keyInLink } from './share-link.rules.ts';

const WRONG_LINK =
  'This isn’t the link for this share. Copy the whole link from where you sent it.';

/**
 * Renews what a sealed link shows. The key is in this browser or in the link that was sent; a
 * pasted one must open the present snapshot, or the link that was sent would stop working.
 */
export function RenewSealed({
  share,
  goal,
  sealKey,
}: {
  share: Share;
  goal: Goal;
  sealKey: string | null;
}) {
  const [pasted, setPasted] = useState('');
  const { data: user } = useQuery(userQuery);
  const { refetch: readSealed } = useQuery({ ...sharedGoalQuery(share.code), enabled: false });
  const change = useChangeShare(share);
  const renew = useMutation({
    mutationFn: async () => {
      const key = sealKey ?? (await provenKey());
      await change.mutateAsync({ sealed: await seal(sharedViewOf(goal), key) });
      if (user) writeStored(storageKeys.sealKey(user.id, share.id), key);
    },
    onSuccess: () =>
      showToast({
        title: 'The sealed link is up to date',
        description: 'The link itself is the same.',
      }),
  });

  const provenKey = async (): Promise<string> => {
    const key = keyInLink(pasted);
    const { data } = await readSealed({ throwOnError: true });
    if (!key || data?.shown.kind !== 'sealed') throw new Error(WRONG_LINK);
    await unseal(data.shown.sealed, key).catch(() => {
      throw new Error(WRONG_LINK);
    });
    return key;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renew.mutate();
  };
  const said = renew.error && (errorMessage(renew.error, '') || renew.error.message);

  return (
    <Form onSubmit={submit}>
      {!sealKey && (
        <Field
          label="The link as you sent it"
          hint="This browser doesn’t have its key, and we never had it."
          autoComplete="off"
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          error={said}
        />
      )}
      {sealKey && said && <p role="alert">{said}</p>}
      <div className={styles.buttons}>
        <Button type="submit" kind="outline" size="small" pending={renew.isPending}>
          {renew.isPending ? 'Sealing...' : 'Update what they see'}
        </Button>
      </div>
    </Form>
  );
}
