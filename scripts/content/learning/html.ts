import { Marked } from 'marked';
import { sanitiseHtml } from '#worker/lib/text/sanitise-html.ts';
import { linkCitations } from './citations.ts';
import type { Work } from './files.ts';

const marked = new Marked({ gfm: true });

/** What must not part at the end of a line: “et al.”, and a letter from its number. */
const tied = (text: string) =>
  text
    .replaceAll('et al.', 'et\u00a0al.')
    .replaceAll(/\b([dgr]) = (?=[−-]?[\d.])/g, '$1\u00a0=\u00a0');

/**
 * A body as the HTML that is stored: each citation leads to its work, and the sanitiser has seen
 * it.
 */
export function toUnitHtml(body: string, works: Work[]): string {
  const linked = body
    .split('\n\n')
    .map((paragraph) => linkCitations(paragraph, works))
    .join('\n\n');
  return sanitiseHtml(marked.parse(tied(linked), { async: false }));
}
