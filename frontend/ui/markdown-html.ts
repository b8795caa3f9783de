import { Marked, type RendererObject } from 'marked';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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

/** A model's Markdown as HTML of few tags. Not safe yet: what comes out goes through a sanitiser. */
export function toHtml(text: string): string {
  return marked.parse(text, { async: false });
}
