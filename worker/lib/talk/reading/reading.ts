import type { SafetyLanguage } from '#schema/contracts/safety.ts';
import { languageIn } from '#worker/lib/safety/screen.ts';
import { type Asked, askedIn } from '#worker/lib/talk/reading/asks/asked.ts';
import { type Clause, clausesIn } from './clauses.ts';
import { feelingsIn, type NamedFeeling } from './feelings.ts';
import { type PersonMentioned, peopleIn } from './people.ts';
import { isQuotable } from './second-person.ts';
import { dueIn, howLongIn, numbersIn } from './times.ts';
import { type Tried, tellsOfFear, tellsOfNext, triedIn, wantIn } from './wishes.ts';

/** What is read out of a message: made once, and taken by whatever answers it. */
export interface MessageReading {
  /** `script` for one in other letters than Latin ones. */
  language: SafetyLanguage | 'script';
  clauses: readonly Clause[];
  people: readonly PersonMentioned[];
  /** “for three weeks”, “since April”. */
  howLong: string | undefined;
  /** “by Friday”, “tomorrow”. */
  due: string | undefined;
  numbers: readonly string[];
  tried: Tried | undefined;
  feelings: readonly NamedFeeling[];
  /** As it follows “You want to”. */
  want: string | undefined;
  tellsOfFear: boolean;
  tellsOfNext: boolean;
  asked: Asked | undefined;
}

/** Reads a message. Total: any text has a reading; of a long one the beginning is read. */
export function readMessage(message: string): MessageReading {
  const clauses = clausesIn(message);
  return {
    language: languageIn(message),
    clauses,
    people: peopleIn(message),
    howLong: howLongIn(clauses),
    due: dueIn(clauses),
    numbers: numbersIn(message),
    tried: triedIn(clauses),
    feelings: feelingsIn(message),
    want: wantIn(clauses),
    tellsOfFear: tellsOfFear(clauses),
    tellsOfNext: tellsOfNext(clauses),
    asked: askedIn(message),
  };
}

/**
 * How much a clause says of the person: their own, denied or hard ones come first, later ones
 * before earlier ones.
 */
const weightOf = ({ isFirstPerson, isNegated, text }: Clause) =>
  (isFirstPerson ? 2 : 0) +
  (isNegated ? 1 : 0) +
  (/\b(?:feel|always|never|can['’]?t|keep|every)\b/i.test(text) ? 1 : 0);

/**
 * The clauses that may be said back in quotation marks, the weightiest first: whole, with their
 * “not” and their numbers, never a question, never coarse.
 */
export function quotesIn({ clauses }: Pick<MessageReading, 'clauses'>): string[] {
  return clauses
    .map((clause, index) => ({ clause, index }))
    .filter(({ clause }) => clause.isComplete && !clause.isQuestion && isQuotable(clause.text))
    .filter(({ clause }) => weightOf(clause) > 0)
    .toSorted(
      (one, other) => weightOf(other.clause) - weightOf(one.clause) || other.index - one.index,
    )
    .map(({ clause }) => clause.text);
}
