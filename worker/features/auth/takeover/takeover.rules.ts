/**
 * What a takeover ended besides the sessions, counted. `provider` by its name, where the account
 * was linked with one.
 */
export interface Ended {
  passkeys: number;
  recoveryCodes: number;
  provider: string | undefined;
  shares: number;
  hasCalendar: boolean;
}

const list = new Intl.ListFormat('en');

/** What a takeover ended, as one sentence for the person; undefined where there was nothing. */
export function endedWords({
  passkeys,
  recoveryCodes,
  provider,
  shares,
  hasCalendar,
}: Ended): string | undefined {
  const ended = [
    passkeys > 0 && (passkeys === 1 ? 'one passkey' : `${passkeys} passkeys`),
    recoveryCodes > 0 && 'the recovery codes',
    provider !== undefined && `the link with ${provider}`,
    hasCalendar && 'the private address of a calendar',
    shares > 0 && (shares === 1 ? 'one share of a goal' : `${shares} shares of goals`),
  ].filter((part) => part !== false);
  if (ended.length === 0) return undefined;
  return `To be safe, we’ve ended what was there before this address was shown to be yours: ${list.format(ended)}. You can set them up again in Settings.`;
}
