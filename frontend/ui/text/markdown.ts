import DOMPurify from 'dompurify';
import { toHtml } from './markdown-html.ts';

const ALLOWED_TAGS = [
  'p',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'code',
  'pre',
  'blockquote',
  'a',
  'br',
];
const ALLOWED_ATTR = ['href', 'rel', 'target'];

/**
 * A model's Markdown as HTML that can do nothing but be read. Only for the browser: the sanitiser
 * needs its parser.
 */
export function markdownToSafeHtml(text: string): string {
  if (!DOMPurify.isSupported) throw new Error('Markdown can be made safe in a browser only.');
  return DOMPurify.sanitize(toHtml(text), {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOWED_URI_REGEXP: /^https:\/\//i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
