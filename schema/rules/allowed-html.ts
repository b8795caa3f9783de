/**
 * The HTML that a unit may hold, for every sanitiser there is: the one that guards what is stored,
 * the one in the browser that guards what is shown. Prose only: nothing here runs, loads, styles,
 * submits or covers anything.
 */
export const ALLOWED_TAGS = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'a',
  'br',
];

/** Of links; no other element keeps any attribute. */
export const LINK_ATTRIBUTES = ['href', 'target', 'rel'];

/**
 * Elsewhere over https, or a path of this site. `//host`, `/\host` and a break inside would leave
 * it.
 */
export const ALLOWED_HREF = /^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i;

/**
 * What a link carries besides its address: one that leaves the site opens beside it and tells
 * nobody where from.
 */
export function linkExtras(href: string): Record<string, string> {
  return href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
}
