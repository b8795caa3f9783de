import { CODE_ID } from './paint-first.ts';

interface Code {
  /** The module that starts the page. */
  entry: string;
  /** The one of its screen, which the app asks for by this link. */
  screen?: string;
  /** What both import, and their own parts, each before what imports it. */
  scripts: string[];
}

const start = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;

/**
 * What brings a page's code, put aside in its head until the page has been painted: see `paint-first.ts`. All of it is
 * fetched at once, and each module starts by itself: all in one go would hold up a slow phone for a third of a second.
 */
export function codeLinks({ entry, screen, scripts }: Code): string {
  const ahead = scripts.map((file) =>
    file === screen ? `<link rel="modulepreload" crossorigin data-screen href="/${file}">` : start(file),
  );
  return `<template id="${CODE_ID}">${ahead.join('')}${start(entry)}</template>`;
}
