import { useQuery } from '@tanstack/react-query';
import { useAskToLink, useUnlink, waysInQuery } from '#frontend/api/ways-in.ts';
import { isJustLinked, ssoWords } from '#frontend/features/auth/sign-in/sso-words.rules.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { WaysIn } from '#schema/contracts/ways-in.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

/** The other provider, where one is set up here or the account is linked with one. */
export function SsoLink() {
  const { data: ways } = useQuery(waysInQuery);
  const search = useSearch();
  const provider = ways?.sso.linked ?? ways?.sso.offered;
  if (!ways || !provider) return null;
  const outcome = ssoWords(search, provider);
  const isNew = isJustLinked(search) && ways.sso.linked !== null;
  return (
    <SettingsItem
      title={`Sign in with ${provider}`}
      state={ways.sso.linked ? 'Linked' : 'Not linked'}
      open={outcome !== undefined || isNew}
    >
      {outcome && <Notice title={outcome.title}>{outcome.words}</Notice>}
      {isNew && (
        <Notice title={`${provider} is linked`}>From now on it signs you in as well.</Notice>
      )}
      {ways.sso.linked ? (
        <Linked ways={ways} provider={provider} />
      ) : (
        <Unlinked provider={provider} />
      )}
    </SettingsItem>
  );
}

function Unlinked({ provider }: { provider: string }) {
  const { mutate: askToLink, isPending, isSuccess } = useAskToLink();

  const leave = () =>
    askToLink(undefined, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (failure) =>
        showToast({
          title: 'Not linked',
          description: errorMessage(failure, 'Please try again in a moment.'),
          kind: 'destructive',
        }),
    });

  return (
    <>
      <p>
        Once it’s linked, {provider} signs you in here, and your password stays as it is. The
        address there has to be the one on your account; {provider} learns that you use Yet, and
        nothing else.
      </p>
      <Button kind="outline" pending={isPending || isSuccess} onClick={leave}>
        {isPending || isSuccess ? `Going to ${provider}...` : `Link ${provider}`}
      </Button>
    </>
  );
}

function Linked({ ways, provider }: { ways: WaysIn; provider: string }) {
  const { mutate: unlink, isPending } = useUnlink();
  const isOnlyWay = !ways.hasPassword && ways.passkeys.length === 0;

  const end = () =>
    unlink(undefined, {
      onSuccess: () =>
        showToast({
          title: `${provider} is unlinked`,
          description: 'It no longer signs anybody in here.',
        }),
      onError: (failure) =>
        showToast({
          title: 'Not unlinked',
          description: errorMessage(failure, 'Please try again in a moment.'),
          kind: 'destructive',
        }),
    });

  if (isOnlyWay) {
    return (
      <p>
        {provider} signs you in, and it is your only way in so far. Add a passkey, or let a link for
        a password be <TextLink href={PATHS.forgotPassword}>sent to your address</TextLink>; then
        the two can be unlinked.
      </p>
    );
  }
  return (
    <>
      <p>{provider} signs you in here. If you unlink it, your other ways in stay as they are.</p>
      <Button kind="outline" pending={isPending} onClick={end}>
        {isPending ? 'Unlinking...' : `Unlink ${provider}`}
      </Button>
    </>
  );
}
