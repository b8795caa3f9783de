/** A text as HTML has it, between tags and in double quotes. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A sentence about a form, and the way back to it: where its own page cannot say it. */
export const plainNotice = (message: string, path: string): string =>
  `<main><p role="alert">${escaped(message)}</p><p><a href="${escaped(path)}">Back to the form</a></p></main>`;

/** What became of a form as a page of its own, without anything that could fail. */
export const plainPage = (title: string, message: string, path: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(title)} · Yet</title></head>`,
    `<body><h1>${escaped(title)}</h1>${plainNotice(message, path)}</body></html>`,
  ].join('');
