// What stands before the app inside the local runtime. Its only visitor is the gateway, which alone
// knows the word: to everybody else who finds the runtime's port there is nothing.
import { WorkerEntrypoint } from 'cloudflare:workers';

export default {
  async fetch(request, env) {
    if (request.headers.get('yet-gate') !== env.GATE_SECRET)
      return new Response(null, { status: 403 });
    const passed = new Request(request);
    passed.headers.delete('yet-gate');
    try {
      return await env.APP.fetch(passed);
    } catch {
      return new Response('Something went wrong here. Please try again.\n', { status: 500 });
    }
  },
};

/**
 * Stands in for Cloudflare's way to send mail: hands each to the script, which keeps it in the
 * local mailbox.
 */
export class Mailbox extends WorkerEntrypoint {
  async send({ to, subject, text, html }) {
    const kept = await this.env.KEEP_MAIL.fetch('http://mailbox/', {
      method: 'POST',
      body: JSON.stringify({ to, subject, text, html }),
    });
    if (!kept.ok) throw new Error('The local mailbox could not keep a mail');
    return { messageId: crypto.randomUUID() };
  }
}
