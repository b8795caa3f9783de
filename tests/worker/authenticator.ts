import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
} from '#schema/contracts/ways-in.ts';

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

function join(...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

const bigEndian = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);

/** WebCrypto gives two numbers side by side; devices sign in ASN.1. */
function toDer(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const digits = [...bytes.slice(start)];
    if ((digits[0] ?? 0) > 0x7f) digits.unshift(0);
    return [0x02, digits.length, ...digits];
  };
  const body = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))];
  return new Uint8Array([0x30, body.length, ...body]);
}

/** Where a ceremony takes place, and what a dishonest device or page says of it. */
export interface Odds {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  /** Bit 0: a person was there. Bit 2: it looked who. Bit 4: it is synced. */
  flags?: number;
  counter?: number;
  attestation?: { fmt: string; statement: Map<string, unknown> };
  /** It vouches for itself with the passkey it has just made, as some do though nobody asked. */
  isSelfSigned?: boolean;
  userHandle?: string;
}

const HERE = 'http://localhost:8787';
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/**
 * A device with one passkey, made of WebCrypto: what a telephone does, and what a forged one might.
 */
export class Authenticator {
  readonly id = crypto.getRandomValues(new Uint8Array(32));
  counter = 0;
  #keys: CryptoKeyPair | undefined;
  #handle = '';

  get credentialId() {
    return base64url(this.id);
  }

  #clientData(type: string, challenge: string, odds: Odds) {
    return bytesOf(
      JSON.stringify({
        type: odds.type ?? type,
        challenge: odds.challenge ?? challenge,
        origin: odds.origin ?? HERE,
        crossOrigin: false,
      }),
    );
  }

  async #authData(
    rpId: string,
    flags: number,
    odds: Odds,
    attested: Uint8Array = new Uint8Array(),
  ) {
    const counter = odds.counter ?? this.counter;
    return join(
      await sha256(bytesOf(odds.rpId ?? rpId)),
      [odds.flags ?? flags],
      bigEndian(counter, 4),
      attested,
    );
  }

  async #signed(
    authData: Uint8Array<ArrayBuffer>,
    clientData: Uint8Array<ArrayBuffer>,
  ): Promise<Uint8Array> {
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      this.#keys?.privateKey as CryptoKey,
      join(authData, await sha256(clientData)),
    );
    return toDer(new Uint8Array(signature));
  }

  async make(options: PasskeyCreation, odds: Odds = {}): Promise<NewPasskey> {
    this.#keys = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ])) as CryptoKeyPair;
    this.#handle = options.user.id;
    const point = new Uint8Array(
      (await crypto.subtle.exportKey('raw', this.#keys.publicKey)) as ArrayBuffer,
    ).slice(1);
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point.slice(0, 32)],
        [-3, point.slice(32)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    const attested = join(new Uint8Array(16), bigEndian(this.id.length, 2), this.id, publicKey);
    const clientData = this.#clientData('webauthn.create', options.challenge, odds);
    const authData = await this.#authData(
      options.rp.id,
      PRESENT | VERIFIED | ATTESTED,
      odds,
      attested,
    );
    const ownWord = async () => ({
      fmt: 'packed',
      statement: new Map<string, unknown>([
        ['alg', -7],
        ['sig', await this.#signed(authData, clientData)],
      ]),
    });
    const { fmt, statement } =
      odds.attestation ??
      (odds.isSelfSigned ? await ownWord() : { fmt: 'none', statement: new Map() });
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', statement],
        ['authData', authData],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  async sign(
    options: Pick<PasskeyRequest, 'challenge' | 'rpId'>,
    odds: Odds = {},
  ): Promise<PasskeySignIn> {
    const clientData = this.#clientData('webauthn.get', options.challenge, odds);
    const authData = await this.#authData(options.rpId, PRESENT | VERIFIED, odds);
    const signature = await this.#signed(authData, clientData);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: odds.userHandle ?? this.#handle,
      },
    };
  }
}

/** The same with one bit of it turned. */
export function tampered(text: string): string {
  const bytes = fromBase64url(text);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return base64url(bytes);
}
