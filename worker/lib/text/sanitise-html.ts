import sanitize from 'sanitize-html';
import {
  ALLOWED_HREF,
  ALLOWED_TAGS,
  LINK_ATTRIBUTES,
  linkExtras,
} from '#schema/rules/allowed-html.ts';

/** Tags that mean the same as an allowed one; the words of all others stay, without their tag. */
const REPLACEMENTS: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' };

/** A link keeps an allowed address and what belongs to it; any other is only its words. */
function tidyLink(_tag: string, { href = '' }: sanitize.Attributes): sanitize.Tag {
  if (!ALLOWED_HREF.test(href)) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href, ...linkExtras(href) } };
}

/**
 * HTML as it may be stored: the tags of `allowed-html.ts` and nothing else. Sanitising its result
 * again changes nothing. Import it lazily in the Worker: the library is as large as a feature, and
 * only who edits content needs it.
 */
export function sanitiseHtml(html: string): string {
  return sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { a: LINK_ATTRIBUTES },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: {
      ...Object.fromEntries(
        Object.entries(REPLACEMENTS).map(([tag, meant]) => [
          tag,
          sanitize.simpleTransform(meant, {}),
        ]),
      ),
      a: tidyLink,
    },
  }).trim();
}
