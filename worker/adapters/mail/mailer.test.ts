import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#worker/settings.ts';
import { createMailer } from './mailer.ts';
import { resendMailer } from './resend-mailer.ts';

const SECRETS = { SESSION_SECRETS: 'a-secret-for-tests-only-never-used-elsewhere' };
const MAIL = { to: 'ada@mail.org', subject: 'Hello – ü', text: 'Text\n', html: '<p>Text</p>' };
const FROM = { name: 'Yet', email: 'yet@example.org' };

interface Received {
  headers: IncomingMessage['headers'];
  body: any;
}

let server: Server | undefined;
afterEach(() => server?.close());

/** A peer on the loopback that answers with these statuses, one after another. */
async function aPeer(...statuses: number[]) {
  const received: Received[] = [];
  const peer = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    received.push({ headers: request.headers, body: JSON.parse(text) });
    response.writeHead(statuses[received.length - 1] ?? 200, {
      'Content-Type': 'application/json',
    });
    response.end('{"id":"49a3999c-0ce1-4ea6-ab68-afcd6dc2e794"}');
  });
  server = peer;
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  return { received, base: `http://127.0.0.1:${(peer.address() as AddressInfo).port}` };
}

describe('Resend', () => {
  it('is handed the mail with the key and a name of its own', async () => {
    const { received, base } = await aPeer();
    await resendMailer('re_key', FROM, { base }).send(MAIL);
    expect(received.length).toBe(1);
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer re_key',
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(received[0]?.body).toEqual({
      ...MAIL,
      to: ['ada@mail.org'],
      from: 'Yet <yet@example.org>',
    });
  });

  it.each([500, 503, 429])('is asked once more under the same name after a %i', async (status) => {
    const { received, base } = await aPeer(status, 200);
    await resendMailer('re_key', FROM, { base }).send(MAIL);
    const names = received.map(({ headers }) => headers['idempotency-key']);
    expect([names.length, new Set(names).size]).toEqual([2, 1]);
  });

  it('is not asked again when it refuses, nor a third time', async () => {
    const refusing = await aPeer(422);
    await expect(resendMailer('re_key', FROM, { base: refusing.base }).send(MAIL)).rejects.toThrow(
      'Resend answered 422',
    );
    expect(refusing.received.length).toBe(1);
    server?.close();
    const failing = await aPeer(500, 500, 500);
    await expect(resendMailer('re_key', FROM, { base: failing.base }).send(MAIL)).rejects.toThrow();
    expect(failing.received.length).toBe(2);
  });

  it('that cannot be reached fails', async () => {
    const { base } = await aPeer();
    await new Promise((resolve) => server?.close(resolve));
    await expect(resendMailer('re_key', FROM, { base }).send(MAIL)).rejects.toThrow();
  });
});

/** A binding that takes what it is given, as Cloudflare's does. */
function aBinding() {
  const sent: any[] = [];
  const send = async (message: unknown) => {
    sent.push(message);
    return { messageId: '<1@x>' };
  };
  return { sent, binding: { send } as unknown as SendEmail };
}

describe('who takes mail', () => {
  it('locally is the mailbox, whose texts begin with whom they are for', async () => {
    const { sent, binding } = aBinding();
    const mailer = createMailer(readConfig({ ...SECRETS, ENVIRONMENT: 'local' }), binding);
    expect(mailer.delivery).toBe('local');
    await mailer.send(MAIL);
    expect(sent[0]).toMatchObject({
      to: MAIL.to,
      text: `To: ada@mail.org\nSubject: ${MAIL.subject}\n\nText\n`,
    });
  });

  it('in production is Cloudflare where a sender is named', async () => {
    const { sent, binding } = aBinding();
    const settings = {
      ...SECRETS,
      APP_URL: 'https://yet.example',
      MAIL_FROM: 'Yet Mail <yet@example.org>',
      EMAIL: binding,
    };
    const mailer = createMailer(readConfig(settings), binding);
    expect(mailer.delivery).toBe('sent');
    await mailer.send(MAIL);
    expect(sent).toEqual([{ ...MAIL, from: { name: 'Yet Mail', email: 'yet@example.org' } }]);
  });

  it('is Resend where it has a key, locally too', () => {
    const settings = {
      ...SECRETS,
      APP_URL: 'https://yet.example',
      RESEND_API_KEY: 're_x',
      MAIL_FROM: 'yet@example.org',
    };
    for (const ENVIRONMENT of ['local', 'production'])
      expect(
        createMailer(readConfig({ ...settings, ENVIRONMENT }), aBinding().binding).delivery,
      ).toBe('sent');
  });

  it('in production is nobody without either, and says so', async () => {
    for (const binding of [aBinding().binding, undefined]) {
      const mailer = createMailer(readConfig(SECRETS), binding);
      expect(mailer.delivery).toBe('none');
      await expect(mailer.send(MAIL)).rejects.toThrow('no mail provider');
    }
  });
});

describe('settings of mail', () => {
  const APP_URL = 'https://yet.example';
  it.each([
    [{ RESEND_API_KEY: 're_x', APP_URL }, 'MAIL_FROM is missing, though RESEND_API_KEY is set'],
    [
      { MAIL_FROM: 'yet@example.org', APP_URL },
      'RESEND_API_KEY is missing, though MAIL_FROM is set',
    ],
    [{ MAIL_FROM: 'yet@example.org', EMAIL: {} }, 'APP_URL is missing, though MAIL_FROM is set'],
    [{ RESEND_API_KEY: 're_x', MAIL_FROM: 'nobody', APP_URL }, 'MAIL_FROM must be an address'],
    [
      { RESEND_API_KEY: 're_x', MAIL_FROM: 'a@b.org\nBcc: c@d.org', APP_URL },
      'MAIL_FROM must be an address',
    ],
  ])('%j stop the start', (settings, sentence) => {
    expect(() => readConfig({ ...SECRETS, ...settings })).toThrow(sentence);
  });

  it('read a bare address and one with a name', () => {
    const from = (MAIL_FROM: string) =>
      readConfig({ ...SECRETS, APP_URL, RESEND_API_KEY: 're_x', MAIL_FROM }).mail?.from;
    expect(from('yet@example.org')).toEqual({ name: 'Yet', email: 'yet@example.org' });
    expect(from(' Yet, kindly <yet@example.org> ')).toEqual({
      name: 'Yet, kindly',
      email: 'yet@example.org',
    });
  });
});
