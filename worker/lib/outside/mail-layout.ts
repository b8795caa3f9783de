import type { Mail } from '#worker/ports.ts';

interface Letter {
  to: string;
  subject: string;
  /** Plain text, one entry a paragraph. */
  paragraphs: string[];
  /** A picture below them, drawn in HTML, and what it shows in words. */
  drawing?: { html: string; text: string } | undefined;
  /** The one thing to do, if there is one. */
  action?: { label: string; url: string };
  /** Further actions, each with its own link. */
  others?: { label: string; url: string }[];
  /** What is said below the action. */
  afterwards?: string[];
  /** How such mails are ended: below everything, in small print. */
  ending?: { label: string; url: string };
  /** Why it comes, where that is not an account of the reader's own. */
  why?: string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);

const INK = '#1f2a24';
const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${href}" style="background:#1f5c45;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(label)}</a></p><p style="margin:0 0 16px;font-size:14px">Or paste this address into your browser:<br><a href="${href}" style="color:#1f5c45;word-break:break-all">${href}</a></p>`;
}

const link = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#1f5c45">${escapeHtml(label)}</a></p>`;

const smallLink = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(url)}" style="color:#5a665f">${escapeHtml(label)}</a></p>`;

/**
 * A letter as plain text and as plain HTML: no pictures, no tracking, nothing loaded from anywhere.
 */
export function composeMail({
  to,
  subject,
  paragraphs,
  drawing,
  action,
  others = [],
  afterwards = [],
  ending,
  why = `Sent to ${to} because of an account at Yet. We can’t read replies to this email.`,
}: Letter): Mail {
  const text = [
    ...paragraphs,
    ...(drawing ? [drawing.text] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...others.map(({ label, url }) => `${label}:\n${url}`),
    ...afterwards,
    `Yet\n\n--\n${why}`,
    ...(ending ? [`${ending.label}:\n${ending.url}`] : []),
  ].join('\n\n');
  const body = [
    ...paragraphs.map(paragraph),
    ...(drawing ? [drawing.html] : []),
    ...(action ? [button(action)] : []),
    ...others.map(link),
    ...afterwards.map(paragraph),
    `<p style="margin:24px 0 0">Yet</p>`,
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d9ded9;font-size:13px;color:#5a665f">${escapeHtml(why)}</p>`,
    ...(ending ? [smallLink(ending)] : []),
  ].join('\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f6f1;color:${INK};font:16px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto">
${body}
</div></body></html>
`;
  return { to, subject, text: `${text}\n`, html };
}
