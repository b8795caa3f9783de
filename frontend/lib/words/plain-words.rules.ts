/** A reply without its Markdown signs: for ears, and for places that show plain text. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/^[^\S\n\r\u2028\u2029]*[-+]\s+/gm, '')
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
