/** What a question asks for: one whose answer was told already is not asked. */
export const ASKS_FOR = [
  'who',
  'since',
  'due',
  'tried',
  'next',
  'feeling',
  'want',
  'fear',
  'meaning',
  'past',
  'other',
] as const;
export type AsksFor = (typeof ASKS_FOR)[number];

export interface Question {
  asks: AsksFor;
  text: string;
}

export const textOf = ({ text }: Question): string => text;
