import { CODE_ID } from './paint-first.ts';

interface Code {
  /** The module that starts the page. */
  entry: string;
  /** The one of its screen, which the app asks for by this link. */
  screen?: string;
  /** What both import, and their own parts: fetched at once instead of one after the other. */
  scripts: string[];
}

/** What brings a page's code, put aside in its head until the page has been painted: see `paint-first.ts`. */
export function codeLinks({ entry, screen, scripts }: Code): string {
  const ahead = scripts.map(
    (file) =>
      `<link rel="modulepreload" crossorigin${file === screen ? ' data-screen' : ''} href="/${file}">`,
  );
  const start = `<script type="module" crossorigin src="/${entry}"></script>`;
  return `<template id="${CODE_ID}">${ahead.join('')}${start}</template>`;
}
