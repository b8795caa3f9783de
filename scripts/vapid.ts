import { newVapidKeys } from './lib/vapid-keys.ts';

/** Prints a new pair of keys to send push messages with, as settings. */
const { publicKey, privateKey } = newVapidKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
