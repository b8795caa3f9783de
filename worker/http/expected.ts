import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What each kind of value is called by whoever fills it in. */
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

const VALUES_TOLD = 12;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (value, name) => (value as Record<PropertyKey, unknown> | null | undefined)?.[name],
    input,
  );
}

/** What a value would have to be; undefined where a contract's own sentence says it better. */
function expectation(issue: Issue, given: unknown): string | undefined {
  if (issue.code === 'invalid_type') return KINDS[issue.expected];
  if (issue.code !== 'invalid_value' || issue.values.length > VALUES_TOLD) return undefined;
  const isOwnKind = issue.values.some((value) => typeof value === typeof given);
  const values = issue.values.map((value) => JSON.stringify(value) ?? String(value)).join(', ');
  return isOwnKind && issue.message !== NOT_VALID_VALUE ? undefined : `one of ${values}`;
}

/** Said where no contract words it. */
export const NOT_VALID_VALUE = 'This value is not valid';

/**
 * The sentence for what does not fit. A value of the wrong type is one that no person typed: whoever calls the API by hand
 * is told which field it is and what was expected, whatever a contract says to people.
 */
export function wordsFor(issue: Issue, input: unknown): string {
  const given = valueAt(input, issue.path);
  if (given === undefined) return issue.message;
  const expected = expectation(issue, given);
  if (!expected) return issue.message;
  return `${issue.path.length > 0 ? issue.path.join('.') : 'The body'} must be ${expected}`;
}
