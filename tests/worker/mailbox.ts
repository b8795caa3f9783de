import { vi } from 'vitest';
import { buildDeps } from '#worker/deps.ts';
import type { Mail, Mailer } from '#worker/ports.ts';
import { bindings } from './harness.ts';

export interface Mailbox {
  /** Every mail to an address so far, oldest first. */
  to(email: string): Mail[];
  /**
   * Waits for the given number of mails to an address, which leave after the answer, and returns
   * the last.
   */
  awaits(email: string, count?: number): Promise<Mail>;
  /** Makes every mail fail until it is called with false. */
  fail(fails: boolean): void;
}

/**
 * Puts a mailbox where mails of the Worker under test go to; its provider knows a mail that it is
 * given twice where that is said.
 */
export function useMailbox(delivery: Mailer['delivery'] = 'local', knowsRepeats = false): Mailbox {
  const mails: Mail[] = [];
  let failing = false;
  const deps = buildDeps(bindings);
  deps.mailer = {
    delivery,
    knowsRepeats,
    send: async (mail) => {
      if (failing) throw new Error('the provider is away');
      mails.push(mail);
    },
  };
  const to = (email: string) => mails.filter((mail) => mail.to === email);
  return {
    to,
    awaits: (email, count = 1) =>
      vi.waitFor(() => {
        const mail = to(email)[count - 1];
        if (!mail) throw new Error(`${to(email).length} mails to ${email}, not ${count}`);
        return mail;
      }),
    fail: (fails) => {
      failing = fails;
    },
  };
}

/** The token of a mail's link, read as the page reads it. */
export function tokenIn(mail: Mail): string {
  const url = /^https?:\S+$/m.exec(mail.text)?.[0] ?? '';
  return new URL(url).searchParams.get('token') ?? '';
}
