import { FIRST_VIEW_ID, type FirstView } from '#schema/contracts/first-view.ts';

/** What the server rendered this page from; undefined where it sent an empty one. */
export function readFirstView(): FirstView | undefined {
  const text = document.getElementById(FIRST_VIEW_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstView) : undefined;
}
