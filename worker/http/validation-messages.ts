import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What each JSON type is called in a message. */
const KINDS: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  date: 'a date',
};

const VALUES_LISTED_MAX = 12;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (value, name) => (value as Record<PropertyKey, unknown> | null | undefined)?.[name],
    input,
  );
}

/** What a value would have to be; undefined where the contract's own sentence says it better. */
function expectation(issue: Issue, given: unknown): string | undefined {
  if (issue.code === 'invalid_type') return KINDS[issue.expected];
  if (issue.code !== 'invalid_value' || issue.values.length > VALUES_LISTED_MAX) return undefined;
  const isOwnKind = issue.values.some((value) => typeof value === typeof given);
  const values = issue.values.map((value) => JSON.stringify(value) ?? String(value)).join(', ');
  return isOwnKind && issue.message !== NOT_VALID_VALUE ? undefined : `one of ${values}`;
}

/** The message where no contract has one. */
export const NOT_VALID_VALUE = 'This value is not valid';

/**
 * The message for an issue. A value of the wrong type never comes from a form, so it names the
 * field and the expected type for people who call the API by hand.
 */
export function issueMessage(issue: Issue, input: unknown): string {
  const given = valueAt(input, issue.path);
  if (given === undefined) return issue.message;
  const expected = expectation(issue, given);
  if (!expected) return issue.message;
  return `${issue.path.length > 0 ? issue.path.join('.') : 'The body'} must be ${expected}`;
}
