import { Marked, type RendererObject } from 'marked';

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const renderer: RendererObject = {
  // A reply has no outline of its own: its headings are strong words.
  heading({ tokens }) {
    return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>`;
  },
  html({ text }) {
    return escaped(text);
  },
  image({ text }) {
    return escaped(text);
  },
  hr: () => '',
  checkbox: () => '',
  del({ tokens }) {
    return this.parser.parseInline(tokens);
  },
  link({ href, tokens }) {
    const words = this.parser.parseInline(tokens);
    if (!/^https:\/\//i.test(href)) return words;
    return `<a href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${words}</a>`;
  },
};

const marked = new Marked({ gfm: true, breaks: true, renderer });

/**
 * No reply of a model is longer, or has more signs; what was imported as one may, and formatting
 * takes the square of both.
 */
const LONGEST_FORMATTED = 6000;
const MOST_SIGNS = 500;

const isTooMuch = (text: string) =>
  text.length > LONGEST_FORMATTED || (text.match(/[*_~`[\]<>|\\+-]/g)?.length ?? 0) > MOST_SIGNS;

/** The words as they are. */
const plainHtml = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

/**
 * A model's Markdown as HTML of few tags; the words as they are where they are very long, full of
 * signs, or lists in lists deeper than can be followed. Not safe yet: what comes out goes through a
 * sanitiser.
 */
export function toHtml(text: string): string {
  if (isTooMuch(text)) return plainHtml(text);
  try {
    return marked.parse(text, { async: false });
  } catch (thrown) {
    if (thrown instanceof RangeError) return plainHtml(text);
    throw thrown;
  }
}
