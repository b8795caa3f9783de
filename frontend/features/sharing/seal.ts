import * as base64url from 'jose/base64url';
import { SharedView } from '#schema/contracts/sharing.ts';

/**
 * Encrypted shares: AES-256-GCM by the browser's own WebCrypto. What is made here is nonce,
 * ciphertext and tag in one base64url text; the key stays in the link's fragment, which no browser
 * ever sends.
 */
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
/** Bound into the tag: what opens as a shared goal was sealed as one. */
const PURPOSE = new TextEncoder().encode('yet:shared-goal:1');

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const algorithm = (iv: BufferSource) => ({ name: 'AES-GCM', iv, additionalData: PURPOSE });

function importKey(key: string, usage: 'encrypt' | 'decrypt') {
  const bytes = new Uint8Array(base64url.decode(key));
  if (bytes.length !== KEY_BYTES) throw new Error('This is no key');
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [usage]);
}

/** 256 random bits in base64url. */
export const newSealKey = () => base64url.encode(random(KEY_BYTES));

/**
 * Encrypts what others are to see, under a nonce of its own. @throws Error when the key is none.
 */
export async function seal(view: SharedView, key: string): Promise<string> {
  const nonce = random(NONCE_BYTES);
  const plain = new TextEncoder().encode(JSON.stringify(view));
  const sealed = await crypto.subtle.encrypt(
    algorithm(nonce),
    await importKey(key, 'encrypt'),
    plain,
  );
  const whole = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  whole.set(nonce);
  whole.set(new Uint8Array(sealed), NONCE_BYTES);
  return base64url.encode(whole);
}

/**
 * Decrypts a snapshot and holds it to its shape. @throws Error when the key does not fit or the
 * text was changed.
 */
export async function unseal(sealed: string, key: string): Promise<SharedView> {
  const whole = new Uint8Array(base64url.decode(sealed));
  const plain = await crypto.subtle.decrypt(
    algorithm(whole.slice(0, NONCE_BYTES)),
    await importKey(key, 'decrypt'),
    whole.slice(NONCE_BYTES),
  );
  return SharedView.parse(JSON.parse(new TextDecoder().decode(plain)));
}
