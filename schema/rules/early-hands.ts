/** Where the page keeps what was pressed before its script came: see `early-presses.ts`. */
export const EARLY = '__early';

/** How React marks an element it has taken over. */
export const AWAKE_MARK = '__reactProps';
