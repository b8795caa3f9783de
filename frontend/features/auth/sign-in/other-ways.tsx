import { useEffect, useState } from 'react';
import { requestPasskeyOptions, sendPasskeySignIn, ssoAddress } from '#frontend/api/other-ways.ts';
import {
  DeviceDeclined,
  hasPasskeys,
  signWithPasskey,
} from '#frontend/features/auth/security/passkey-device.ts';
import { navigateHard } from '#frontend/lib/navigate-hard.ts';
import { WELCOME } from '#frontend/lib/next-page-toast.ts';
import { pathAfterSignIn } from '#frontend/lib/path-after-sign-in.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Button, ButtonAnchor } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import type { AppInfo } from '#schema/contracts/app-info.ts';
import styles from './other-ways.module.css';
import { otherWaysHere } from './other-ways-here.ts';
import { mayStartAfresh, ssoWords } from './sso-words.rules.ts';

const FALLBACK = 'That did not work. Please try again, or sign in another way.';

/** What is set up here: undefined until it is known, null where no answer came. */
function useOtherWaysHere(): AppInfo | null | undefined {
  const [here, setHere] = useState<AppInfo | null>();
  useEffect(() => {
    otherWaysHere().then((info) => setHere(info ?? null));
  }, []);
  return here;
}

/** The result of signing in at the other provider, after the return from there. */
export function SsoNotice() {
  const search = useSearch();
  const here = useOtherWaysHere();
  const outcome = ssoWords(search, here?.sso ?? undefined);
  return (
    <div role="status" className={styles.outcome}>
      {outcome && <Notice title={outcome.title}>{outcome.words}</Notice>}
      {mayStartAfresh(search) && (
        <ButtonAnchor kind="outline" href={ssoAddress(pathAfterSignIn(search), true)}>
          It isn’t mine: go on
        </ButtonAnchor>
      )}
    </div>
  );
}

/** Ways in besides the password: a passkey, and another provider where one is set up. */
export function OtherWays() {
  const here = useOtherWaysHere();
  // Until it is known, as on nearly every device.
  const takesPasskeys = here === undefined || (hasPasskeys() && here?.passkeys !== false);
  if (!takesPasskeys && !here?.sso) return null;
  return (
    <section aria-label="Other ways to sign in" className={styles.ways}>
      <p className={styles.or}>or</p>
      {takesPasskeys && <PasskeyButton />}
      {here?.sso && (
        <ButtonAnchor kind="outline" href={ssoAddress(pathAfterSignIn(window.location.search))}>
          Continue with {here.sso}
        </ButtonAnchor>
      )}
    </section>
  );
}

function PasskeyButton() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const signIn = async () => {
    setPending(true);
    setProblem(null);
    try {
      await sendPasskeySignIn(await signWithPasskey(await requestPasskeyOptions()));
      navigateHard(pathAfterSignIn(window.location.search), WELCOME.login);
    } catch (failure) {
      setPending(false);
      setProblem(
        failure instanceof DeviceDeclined ? failure.message : errorMessage(failure, FALLBACK),
      );
    }
  };

  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button kind="outline" pending={isPending} onClick={signIn}>
        {isPending ? 'Asking your device...' : 'Use a passkey'}
      </Button>
    </>
  );
}
