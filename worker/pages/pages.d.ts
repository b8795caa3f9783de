/**
 * Made by the build from the frontend (see `scripts/lib/pages.ts`): the Worker knows the browser's
 * code by this alone.
 */
declare module '#pages/pages.js' {
  interface StoredPage {
    search: string;
    /** Where the assets hold it. */
    file: string;
  }
  interface Place {
    /** As the route table spells it; `*` is every other path. */
    path: string;
    title: string;
    access: 'public' | 'open' | 'signed-in';
    /** The module that starts it. */
    entry: string;
    /** What it imports, and its screen with what that imports. */
    scripts: string[];
    styles: string[];
    /** Hash of its inlined styles, as the page's policy names them. */
    style: string;
    stored: StoredPage[];
  }
  /** In the order of the route table; `*` is last. */
  export const places: Place[];
  /** A page with the app and nothing in it. */
  export const appShell: string;
  /** Hash of the one inline script of all pages, as their policy names it. */
  export const script: string;
  export const template: { head: string; beforeRoot: string; afterRoot: string };
}

declare module '#pages/styles.js' {
  /** The text of each file of styles. */
  export const css: Record<string, string>;
}

declare module '#pages/render.js' {
  import type { FirstView, FirstViewEntry, ReaderLocale } from '#schema/contracts/first-view.ts';
  import type { FormAnswer } from '#schema/contracts/form-answer.ts';

  export function renderPage(page: {
    path: string;
    search: string;
    reader: ReaderLocale;
    now: Date;
    entries: readonly FirstViewEntry[];
    form?: FormAnswer | undefined;
  }): Promise<{ html: string; dates: FirstView['dates'] }>;
}
