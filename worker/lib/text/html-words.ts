/**
 * The part of HTML that can hold a tag. Behind the last `>` each `<` would be followed to the end
 * in vain.
 */
export const throughLastTag = (html: string): string => html.slice(0, html.lastIndexOf('>') + 1);

/** The words of HTML, with `instead` where a tag was. */
export function withoutTags(html: string, instead: string): string {
  const head = throughLastTag(html);
  return head.replaceAll(/<[^>]*>/g, instead) + html.slice(head.length);
}
