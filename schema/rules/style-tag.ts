/** Files of styles as one text: its hash is in the page's policy. */
export const joined = (css: readonly string[]): string => css.join('\n');

/**
 * A page's styles in the page itself: it is painted as soon as it comes, without asking for anything else first. The tag says
 * which files they are, so that code which needs one of them later does not fetch it.
 */
export function styleTag(files: readonly string[], cssOf: (file: string) => string): string {
  const names = files.map((file) => `/${file}`).join(' ');
  return `<style data-of="${names}">${joined(files.map(cssOf))}</style>`;
}
