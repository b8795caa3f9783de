import { Authenticator, type Odds } from './authenticator.ts';
import { Browser } from './browser.ts';
import { type HttpAnswer, type Person, registered } from './harness.ts';

/** Has a device make a passkey for the signed-in person. */
export async function registerPasskey(
  browser: Browser,
  device = new Authenticator(),
  odds: Odds = {},
): Promise<HttpAnswer> {
  const { body: options } = await browser.post('/api/passkeys/options');
  return browser.post('/api/passkeys', await device.make(options, odds));
}

/** Has a device sign somebody in, in a browser of its own. */
export async function signInBy(device: Authenticator, odds: Odds = {}, browser = new Browser()) {
  const { body: options } = await browser.post('/api/passkey-sign-in/options');
  return {
    browser,
    answer: await browser.post('/api/passkey-sign-in', await device.sign(options, odds)),
  };
}

/** Somebody with a passkey, and the device it is on. */
export async function withPasskey(input: Record<string, unknown> = {}) {
  const person = await registered(input);
  const browser = Browser.of(person);
  const device = new Authenticator();
  const { body: passkey } = await registerPasskey(browser, device);
  return { person, browser, device, passkey };
}

export const passkeysOf = async (person: Browser | Person) =>
  (await person.get('/api/ways-in')).body.passkeys;
