import type { Context } from 'hono';
import * as z from 'zod/mini';
import { AppError, brokenOff, type Issue, invalid } from '#worker/lib/errors.ts';
import { issueMessage, NOT_VALID_VALUE } from './validation-messages.ts';

const NOT_VALID = 'This input is not valid';

// The sentences for what no contract words, for people who call the API by hand.
z.config({ customError: (issue) => (issue.input === undefined ? 'Required' : NOT_VALID_VALUE) });

/**
 * Parses an input. One with more issues than zod can collect (a list of 50,000 empty rows) is
 * refused as a whole.
 */
function judge<Schema extends z.ZodMiniType>(schema: Schema, input: unknown) {
  try {
    return schema.safeParse(input);
  } catch (thrown) {
    throw thrown instanceof RangeError ? invalid(NOT_VALID) : thrown;
  }
}

/** Parses a value with its contract. @throws AppError invalid, with one issue per fault. */
export function check<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const checked = judge(schema, input);
  if (checked.success) return checked.data;
  const issues: Issue[] = checked.error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.join('.'),
    message: issueMessage(issue, input),
  }));
  throw invalid(issues[0]?.message ?? NOT_VALID, issues);
}

/** A body's bytes; `body-limit.ts` has bounded them. @throws AppError invalid */
const bytesOf = (c: Context): Promise<ArrayBuffer> =>
  c.req.raw.arrayBuffer().catch((cause: unknown) => {
    throw brokenOff(cause);
  });

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Loaded with the first body, since most isolates serve reads first. */
let repeatedField: typeof import('./repeated-field.ts') | undefined;

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('not-json', 'Please send JSON');
  }
  const bytes = await bytesOf(c);
  repeatedField ??= await import('./repeated-field.ts');
  let text: string;
  let parsed: unknown;
  let repeated: string | undefined;
  try {
    text = utf8.decode(bytes);
    parsed = JSON.parse(text);
    repeated = repeatedField.findRepeatedField(text);
  } catch (cause) {
    throw new AppError('invalid', 'The request is not valid JSON', { cause });
  }
  if (repeated !== undefined)
    throw invalid('A field was given twice', [
      { path: repeated.slice(0, 100), message: 'Given twice' },
    ]);
  return parsed;
}

/** The body as it was sent, for checking a signature over it. */
export async function rawBody(c: Context): Promise<string> {
  return new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(await bytesOf(c));
}

/** The JSON body, parsed with its contract. @throws AppError not-json or invalid. */
export async function body<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return check(schema, await readJson(c));
}

/** The fields of a form as the browser sent it. @throws AppError invalid. */
export async function formFields(c: Context): Promise<URLSearchParams> {
  const bytes = await bytesOf(c);
  let fields: URLSearchParams;
  try {
    fields = new URLSearchParams(utf8.decode(bytes));
  } catch (cause) {
    throw new AppError('invalid', 'The form is not readable', { cause });
  }
  const names = [...fields.keys()];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw invalid('A field was given twice', [
      { path: repeated.slice(0, 100), message: 'Given twice' },
    ]);
  return fields;
}

/** The path's parameters. An id that cannot exist is a 404, not a 400. */
export function params<Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.output<Schema> {
  const checked = schema.safeParse(c.req.param());
  if (!checked.success) throw new AppError('not-found', 'Not found');
  return checked.data;
}

/** The query string, parsed with its contract. A name given twice is refused. */
export function query<Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.output<Schema> {
  const all = c.req.queries();
  const repeated = Object.keys(all).find((name) => (all[name]?.length ?? 0) > 1);
  if (repeated)
    throw invalid('A parameter was given twice', [
      { path: repeated.slice(0, 100), message: 'Given twice' },
    ]);
  return check(schema, c.req.query());
}
