import type { Context } from 'hono';
import type { MailKind } from '#schema/contracts/mail-plans.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { endByLink, readOffLink } from '#worker/features/mail-plans/off-link.service.ts';
import type { AppEnv } from '#worker/http/app-env.ts';

const TOKEN_MAX = 600;
const WHAT: Record<MailKind, string> = {
  week: 'the mail about your week',
  away: 'the one mail after two weeks away',
};

/** A page without anything that could fail: it has to work for whoever reads an old mail. */
const page = (title: string, body: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<link rel="stylesheet" href="/plain.css"><title>${title} · Yet</title></head>`,
    `<body><main><h1>${title}</h1>${body}</main></body></html>`,
  ].join('');

const settings = `<p><a href="${PATHS.settings}">All settings</a></p>`;

/**
 * Where a mail’s own link ends such mails, without signing in. Looking changes nothing, since
 * programs follow links in mails by themselves; the button on the page, and the one click of a
 * mail program (RFC 8058), are a POST. The signed link is all the proof there is, so the POST needs
 * no origin.
 */
export async function serveMailsOff(c: Context<AppEnv>): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const token = (c.req.query('token') ?? '').slice(0, TOKEN_MAX);
  const isPost = c.req.method === 'POST';
  const kind = isPost
    ? await endByLink(c.var.request, token)
    : (await readOffLink(c.var.request, token))?.kind;
  if (!kind) {
    const words = '<p>It is not complete, or very old. In the settings you can end every mail.</p>';
    return c.html(page('This link does not work', words + settings), 400, headers);
  }
  const asked = `<p>You will not get ${WHAT[kind]} any more. Nothing else changes.</p><form method="post"><button>End these mails</button></form>`;
  const ended = `<p>You do not get ${WHAT[kind]} any more.</p>${settings}`;
  return c.html(
    isPost ? page('These mails have ended', ended) : page('End these mails?', asked),
    200,
    headers,
  );
}
