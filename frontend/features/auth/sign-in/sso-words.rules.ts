import type { SsoError } from '#schema/contracts/ways-in.ts';

type Words = { title: string; words: string };

/** What to say of each; `provider` as people know it. */
const WORDS: Record<SsoError, (provider: string) => Words> = {
  off: (provider) => ({
    title: 'Not here',
    words: `Signing in with ${provider} is not set up here. Please use another way.`,
  }),
  busy: () => ({
    title: 'A little too often',
    words: 'There have been too many attempts from here. Please wait a few minutes and try again.',
  }),
  declined: (provider) => ({
    title: 'Nothing was changed',
    words: `You came back from ${provider} without finishing. You can try again whenever you like.`,
  }),
  away: (provider) => ({
    title: `${provider} did not answer`,
    words: 'Please try again in a moment, or use another way. Nothing of yours is lost.',
  }),
  refused: (provider) => ({
    title: 'That could not be verified',
    words: `The answer from ${provider} could not be verified, so nothing was done. Please start again here.`,
  }),
  over: () => ({
    title: 'Please start again',
    words: 'That took longer than ten minutes, or was started in another browser.',
  }),
  known: (provider) => ({
    title: 'You have an account already',
    words: `Your address at ${provider} belongs to an account here. Sign in to it as usual first. Settings will open, and you can link the two there.`,
  }),
  unproven: (provider) => ({
    title: 'Is that account yours?',
    words: `An account here has entered your address at ${provider} and never confirmed it. If it is yours, sign in to it as usual and link the two in the settings, under Security. If it isn’t, carry on with an account of your own. The address becomes yours, and nothing else from that account does.`,
  }),
  unverified: (provider) => ({
    title: 'Not linked',
    words: `${provider} doesn’t confirm an email address for you. Confirm your address there first, then come back.`,
  }),
  'other-address': (provider) => ({
    title: 'Not linked',
    words: `${provider} has a different address for you than Yet has, and only matching addresses can be linked. You can change yours under Account.`,
  }),
  taken: (provider) => ({
    title: 'Not linked',
    words: `That account at ${provider}, or its address, belongs to another account here. Sign in to that one to see it.`,
  }),
  'has-one': () => ({
    title: 'Linked already',
    words: 'Your account is linked with a provider. Unlink it first to link another one.',
  }),
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isKnown = (trouble: string): trouble is SsoError => Object.hasOwn(WORDS, trouble);

/**
 * What an address says became of going to the other provider; undefined where it says nothing we
 * know.
 */
export function ssoWords(search: string, provider = 'the other provider'): Words | undefined {
  const trouble = new URLSearchParams(search).get('sso') ?? '';
  if (!isKnown(trouble)) return undefined;
  const { title, words } = WORDS[trouble](provider);
  return { title: capital(title), words: capital(words) };
}

/**
 * Whether it asks if somebody wants an account of their own, beside one that has their address
 * unproven.
 */
export const mayStartAfresh = (search: string) =>
  new URLSearchParams(search).get('sso') === 'unproven';

/** Whether it says that the two are linked now. */
export const isJustLinked = (search: string) => new URLSearchParams(search).get('sso') === 'linked';
