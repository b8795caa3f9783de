import DOMPurify from 'dompurify';
import {
  ALLOWED_HREF,
  ALLOWED_TAGS,
  LINK_ATTRIBUTES,
  linkExtras,
} from '#schema/rules/allowed-html.ts';

let purify: typeof DOMPurify | undefined;

/**
 * An instance of its own: what is hooked in here must not change how Eden's words are made safe.
 */
function purifier(): typeof DOMPurify {
  if (purify) return purify;
  if (!DOMPurify.isSupported) throw new Error('HTML can be made safe in a browser only.');
  purify = DOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    const href = element.getAttribute('href');
    for (const name of LINK_ATTRIBUTES) element.removeAttribute(name);
    if (href === null) return;
    for (const [name, value] of Object.entries({ href, ...linkExtras(href) }))
      element.setAttribute(name, value);
  });
  return purify;
}

/**
 * Stored HTML once more without anything that could run, load, style or submit. Only for the
 * browser: it needs its parser.
 */
export function toSafeHtml(html: string): string {
  return purifier().sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: LINK_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ALLOWED_HREF,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
