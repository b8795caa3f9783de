/** Where a page carries what its first view was rendered from. */
export const FIRST_VIEW_ID = 'first-view';

/** One answer in the query cache: its key, whose first element is the call's path, and its data. */
export type FirstViewEntry = readonly [key: readonly unknown[], data: unknown];

/** What the server rendered a page from. The browser starts from the same, so that nothing moves when it wakes up. */
export interface FirstView {
  /** For whom dates were written; null where the page shows none. */
  reader: { zone: string; locale: string } | null;
  /** When: ISO 8601. */
  at: string;
  entries: FirstViewEntry[];
}

/** The cookie in which a browser tells its zone and locale, for the next page. */
export const READER_COOKIE = 'reader';
