import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { NewPasskey, PasskeySignIn } from '#schema/contracts/ways-in.ts';

/** Whose passkeys ours are. */
export interface PasskeyHost {
  origin: string;
  rpId: string;
}

/** COSE's numbers for EdDSA, ES256 and RS256, best first: what devices make. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** What a device made, as it is kept. */
export interface MadePasskey {
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  isSynced: boolean;
}

/**
 * A signature that does not hold. `message` says why, in words that hold nothing of what was sent.
 */
export class PasskeyRefused extends Error {}

const refusal = (thrown: unknown) =>
  new PasskeyRefused(
    String((thrown as Error).message)
      .replaceAll(/"[^"]*"/g, '…')
      .slice(0, 200),
  );

// The library is half a megabyte: evaluated when a passkey is first used, not when the isolate
// wakes.
const library = () =>
  Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')]);

/**
 * Reads what a device made for our challenge. We ask for no attestation, and take none: reading a
 * maker's certificates would have us fetch lists from addresses that stand in them. @throws
 * PasskeyRefused
 */
export async function readMadePasskey(
  { origin, rpId }: PasskeyHost,
  challenge: string,
  made: NewPasskey,
): Promise<MadePasskey> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] =
    await library();
  try {
    const attestation = decodeAttestationObject(
      isoBase64URL.toBuffer(made.response.attestationObject),
    );
    const isPlain = attestation.get('fmt') === 'none';
    const isSelfSigned =
      attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c');
    if (!isPlain && !isSelfSigned) throw new Error('an attestation nobody asked for');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    if (!verified) throw new Error('not verified');
    const { credential, credentialBackedUp } = registrationInfo;
    if (credential.id !== made.id) throw new Error('called by another name than its own');
    return {
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: made.response.transports ?? [],
      isSynced: credentialBackedUp,
    };
  } catch (thrown) {
    throw refusal(thrown);
  }
}

/**
 * Checks what a device signed against the passkey it was made with, and its counter against the
 * last. @throws PasskeyRefused
 */
export async function checkPasskey(
  { origin, rpId }: PasskeyHost,
  challenge: string,
  signed: PasskeySignIn,
  stored: { publicKey: string; counter: number },
): Promise<{ counter: number; isSynced: boolean }> {
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      credential: {
        id: signed.id,
        publicKey: isoBase64URL.toBuffer(stored.publicKey),
        counter: stored.counter,
      },
    });
    if (!verified) throw new Error('the signature does not hold');
    return {
      counter: authenticationInfo.newCounter,
      isSynced: authenticationInfo.credentialBackedUp,
    };
  } catch (thrown) {
    throw refusal(thrown);
  }
}
