import { createECDH } from 'node:crypto';

/** The secret number of P-256, with leading zeros: WebCrypto takes 32 bytes. */
const PRIVATE_BYTES = 32;

/** A new pair of keys to send push messages with (RFC 8292), in base64url. */
export function newVapidKeys(): { publicKey: string; privateKey: string } {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys('base64url');
  const secret = keys.getPrivateKey();
  const padded = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - secret.length), secret]);
  return { publicKey, privateKey: padded.toString('base64url') };
}
