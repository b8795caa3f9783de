import { FIRST_VIEW_ID, type FirstView } from '../contracts/first-view.ts';

// In a script element these can end it, open a comment, or break a line of JavaScript.
const UNSAFE = /[<>&\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The element with the data a page was rendered from. It is data, not a script: the page's policy lets no
 * inline script run, and nothing in it can leave its element, whatever people wrote.
 * @param entries the JSON of `FirstView['entries']`: a long list was printed by the database and is not printed again
 */
export function firstViewScript({ dates, at, form }: Omit<FirstView, 'entries'>, entries: string): string {
  const answer = form ? `,"form":${JSON.stringify(form)}` : '';
  const json = `{"dates":${JSON.stringify(dates)},"at":${JSON.stringify(at)},"entries":${entries}${answer}}`;
  return `<script type="application/json" id="${FIRST_VIEW_ID}">${json.replaceAll(UNSAFE, escaped)}</script>`;
}
