import type { Deadline } from '#worker/lib/outside/deadline.ts';

/** A person as the provider they signed in with describes them. */
export interface Identity {
  /** With `subject` it names a person for good; neither name nor address does. */
  issuer: string;
  subject: string;
  email: string | undefined;
  /** Whether the provider vouches that the address is theirs. */
  isEmailVerified: boolean;
  /** What they are called there, the one they chose first. */
  names: string[];
}

/**
 * What a browser has to bring back from the provider, and what it must not have been able to
 * choose.
 */
export interface SignOnSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * `declined` by the person; `refused` by us, since what came does not hold; `away`: the provider
 * did not answer.
 */
export type SignOnFailure = { error: 'declined' | 'refused' | 'away' };

/** Another provider that people may sign in with. Its methods never throw. */
export interface IdentityProvider {
  /** As people know it: “Google”. */
  readonly name: string;
  /** Where to send the browser. */
  startSso(
    returnUrl: string,
    deadline: Deadline,
  ): Promise<{ url: string; secrets: SignOnSecrets } | SignOnFailure>;
  /** Reads what the browser came back with. */
  handleCallback(
    returned: URLSearchParams,
    returnUrl: string,
    secrets: SignOnSecrets,
    deadline: Deadline,
  ): Promise<{ identity: Identity } | SignOnFailure>;
}
