import { FIRST_VIEW_ID } from '../contracts/first-view.ts';

/**
 * A page is shown when all of its content has been read, not when some has: browsers read it in pieces, show what they have
 * in between and lay the rest out anew, which holds up a slow phone for a quarter of a second more. Browsers that do not know
 * this link show the pieces. The data follows the content at once.
 * Source: HTML, "link type expect"; Chromium takes an element for read when it begins.
 */
export const WHOLE_PAINT_LINK = { rel: 'expect', href: `#${FIRST_VIEW_ID}`, blocking: 'render' };

/** On a line so bad that the content itself trickles in, what is there is shown. In milliseconds, from the head on. */
const LONGEST_WAIT_MS = 700;

/** Runs with the page. Without the link nothing is waited for. */
export const WHOLE_PAINT = `setTimeout(()=>document.querySelector('[rel=expect]')?.remove(),${LONGEST_WAIT_MS})`;
