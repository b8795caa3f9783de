import { FIRST_VIEW_ID, type FirstView } from '../contracts/first-view.ts';

// In a script element these can end it, open a comment, or break a line of JavaScript.
const UNSAFE = /[<>&\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The element with the data a page was rendered from. It is data, not a script: the page's policy lets no
 * inline script run, and nothing in it can leave its element, whatever people wrote.
 */
export function firstViewScript(view: FirstView): string {
  const json = JSON.stringify(view).replaceAll(UNSAFE, escaped);
  return `<script type="application/json" id="${FIRST_VIEW_ID}">${json}</script>`;
}
