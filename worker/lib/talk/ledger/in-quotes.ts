/** A person’s words in quotation marks; what they quoted themselves stands in single ones. */
export const inQuotes = (text: string): string =>
  `“${text.replace(/["“”]/g, (_, at: number) => (at === 0 || /\s/.test(text[at - 1] ?? '') ? '‘' : '’'))}”`;
