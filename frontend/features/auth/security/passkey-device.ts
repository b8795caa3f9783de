import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
} from '#schema/contracts/ways-in.ts';

/** Nothing came of asking the person's device; `message` is a sentence for them. */
export class DeviceDeclined extends Error {}

const NOTHING_MADE = 'No passkey was added. Try again whenever you like.';
const NOTHING_USED = 'No passkey was used. Try again, or sign in another way.';
const HERE_ALREADY = 'This device already has a passkey for your account.';

/** Whether this browser can have passkeys at all. */
export const hasPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

const library = () => import('@simplewebauthn/browser');

/**
 * Has the device make a passkey: the browser asks for a finger, a face or a PIN. @throws
 * DeviceDeclined
 */
export async function makePasskey(asked: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, type, response, authenticatorAttachment } = await startRegistration({
    optionsJSON: asked as PublicKeyCredentialCreationOptionsJSON,
  }).catch((cause) => {
    throw new DeviceDeclined(cause?.name === 'InvalidStateError' ? HERE_ALREADY : NOTHING_MADE, {
      cause,
    });
  });
  const { clientDataJSON, attestationObject, transports } = response;
  const kept = { clientDataJSON, attestationObject, transports };
  return { id, rawId, type, authenticatorAttachment, response: kept };
}

/** Has the device sign with one of its passkeys for us. @throws DeviceDeclined */
export async function signWithPasskey(asked: PasskeyRequest): Promise<PasskeySignIn> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response, authenticatorAttachment } = await startAuthentication({
    optionsJSON: asked,
  }).catch((cause) => {
    throw new DeviceDeclined(NOTHING_USED, { cause });
  });
  return { id, rawId, type, authenticatorAttachment, response };
}
