import type { FormAnswer } from './form-answer.ts';

/** Where a page carries what its first view was rendered from. */
export const FIRST_VIEW_ID = 'first-view';

/**
 * The empty page that the service worker keeps: the app opens with it where the server cannot be
 * reached.
 */
export const APP_SHELL = '/app-shell';

/** One answer in the query cache: its key, whose first element is the call's path, and its data. */
export type FirstViewEntry = readonly [key: readonly unknown[], data: unknown];

/** Whose dates: an IANA zone and a BCP 47 locale. */
export interface ReaderLocale {
  zone: string;
  locale: string;
}

/** Dates as they were put into words: by what `Intl` was asked for, then by the date. */
export type DateWords = Record<string, Record<string, string>>;

/**
 * What the server rendered a page from. The browser starts from the same, so that nothing moves
 * when it hydrates.
 */
export interface FirstView {
  /**
   * For whom dates were written, and their words, since no two browsers' `Intl` agree on every
   * month; null where the page shows none.
   */
  dates: (ReaderLocale & { words: DateWords }) | null;
  /** When: ISO 8601. */
  at: string;
  entries: FirstViewEntry[];
  /** What became of the form that this page answers. */
  form?: FormAnswer;
}

/** The cookie in which a browser tells its zone and locale, for the next page. */
export const READER_COOKIE = 'reader';

/**
 * The cookie by which the page after a form without script learns who has just come in; scripts may
 * read it.
 */
export const WELCOME_COOKIE = 'welcome';
