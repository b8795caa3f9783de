/** The sentences that there are, with a space between them. */
export const joinSentences = (...sentences: (string | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

/** A text that is said, with the unit of the library that says it better, where there is one. */
export const withUnit = ({ text, unit }: { text: string; unit?: number | undefined }): string =>
  joinSentences(text, unit ? `Unit ${unit} of the library says more.` : undefined);
