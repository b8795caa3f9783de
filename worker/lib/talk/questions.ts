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

export interface CoachQuestion {
  asks: AsksFor;
  text: string;
}

/** The wording of a question. */
export const textOf = ({ text }: CoachQuestion): string => text;
