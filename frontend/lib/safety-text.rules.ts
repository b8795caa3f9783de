export type TextPart = { text: string; href?: string };

const REACHABLE = /\b(?:[a-z0-9-]+\.)+(?:org\.uk|com|org|net)\b|\b\d{1,4}(?:[ -]\d{2,4}){1,3}\b|\b\d{3}\b/g;

const hrefOf = (text: string) =>
  /[a-z]/.test(text) ? `https://${text}` : `tel:${text.replace(/[ -]/g, '')}`;

/** The server's fixed words of safety, with what one can reach by touch as links: numbers to call, pages to open. */
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
