export type TextPart = { text: string; href?: string };

/**
 * A page, or a number of three digits and more: `112`, `0800 111 0 111`, `+33 4 91 75 25 25`,
 * `3114`. Numbers that belong together are written with single spaces, full stops or hyphens
 * between them.
 */
const REACHABLE =
  /(?<![a-z0-9-]|[a-z0-9-]\.)(?:[a-z0-9-]+\.)+(?:com|org|net|info|[a-z]{2})(?:\/[\w./-]*\w)?(?!\w|\.\w)|(?:\+|(?<![\d\w]))\d(?:[ .-]?\d){2,14}(?![\d\w])/g;

const hrefOf = (text: string) =>
  /[a-z]/.test(text) ? `https://${text}` : `tel:${text.replaceAll(/[ .-]/g, '')}`;

/**
 * The server's fixed words of safety, with what one can reach by touch as links: numbers to call,
 * pages to open.
 */
export function withLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(REACHABLE)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: match[0], href: hrefOf(match[0]) });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
