interface Code {
  /** The module that starts the page. */
  entry: string;
  /** The one of its screen, which the app asks for by this link. */
  screen?: string;
  /** What both import, and their own parts: fetched at once instead of one after the other. */
  scripts: string[];
}

/** The links in a page's head that bring its code. */
export function codeLinks({ entry, screen, scripts }: Code): string {
  const ahead = scripts.map(
    (file) =>
      `<link rel="modulepreload" fetchpriority="low" crossorigin${file === screen ? ' data-screen' : ''} href="/${file}">`,
  );
  return `<script type="module" fetchpriority="low" crossorigin src="/${entry}"></script>${ahead.join('')}`;
}
