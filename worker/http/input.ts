import type { Context } from 'hono';
import * as z from 'zod/mini';
import { AppError, type Issue, invalid } from '#worker/lib/errors.ts';

/** Room for a goal with twenty full milestones; nothing a person writes is longer. */
export const BODY_MAX_BYTES = 256 * 1024;

const NOT_VALID = 'This input is not valid';

// The contracts word what they can; this words the rest, for whoever calls the API by hand.
z.config({ customError: (issue) => (issue.input === undefined ? 'Required' : 'This value is not valid') });

/** What a contract says of an input. One with more faults than zod can gather (a list of 50,000 empty rows) is refused whole. */
function judge<Schema extends z.ZodMiniType>(schema: Schema, input: unknown) {
  try {
    return schema.safeParse(input);
  } catch (thrown) {
    throw thrown instanceof RangeError ? invalid(NOT_VALID) : thrown;
  }
}

function check<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const checked = judge(schema, input);
  if (checked.success) return checked.data;
  const issues: Issue[] = checked.error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  throw invalid(issues[0]?.message ?? NOT_VALID, issues);
}

/** The bytes of a body, never more than may come. @throws AppError too-large */
export async function readBytes(
  request: Request,
  maxBytes = BODY_MAX_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError('too-large', 'This is more than fits into one request');
  const { headers } = request;
  const length = Number(headers.get('content-length') ?? 0);
  if (length > maxBytes) throw tooLarge();
  // No more comes in than was said, unless it comes in chunks: then what was said counts for nothing.
  if (length > 0 && !headers.has('transfer-encoding')) return new Uint8Array(await request.arrayBuffer());
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

async function readJson(c: Context, maxBytes?: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('not-json', 'Please send JSON');
  }
  const bytes = await readBytes(c.req.raw, maxBytes);
  // Comes with the first body: an isolate is mostly asked to read first.
  const { findRepeatedField } = await import('./repeated-field.ts');
  let text: string;
  let parsed: unknown;
  let repeated: string | undefined;
  try {
    text = utf8.decode(bytes);
    parsed = JSON.parse(text);
    repeated = findRepeatedField(text);
  } catch (cause) {
    throw new AppError('invalid', 'The request is not valid JSON', { cause });
  }
  if (repeated !== undefined)
    throw invalid('A field was given twice', [{ path: repeated.slice(0, 100), message: 'Given twice' }]);
  return parsed;
}

/** The body as it was sent, for whoever checks a signature over it. @throws AppError too-large */
export async function rawBody(c: Context): Promise<string> {
  return new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(await readBytes(c.req.raw));
}

/** The JSON body, held to its contract. @throws AppError not-json, too-large or invalid. */
export async function body<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  maxBytes?: number,
): Promise<z.output<Schema>> {
  return check(schema, await readJson(c, maxBytes));
}

/** The path's parameters. An id that cannot be one names nothing: 404, not 400. */
export function params<Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.output<Schema> {
  const checked = schema.safeParse(c.req.param());
  if (!checked.success) throw new AppError('not-found', 'Not found');
  return checked.data;
}

/** The query string, held to its contract. A name given twice is refused rather than guessed at. */
export function query<Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.output<Schema> {
  const all = c.req.queries();
  const repeated = Object.keys(all).find((name) => (all[name]?.length ?? 0) > 1);
  if (repeated)
    throw invalid('A parameter was given twice', [{ path: repeated.slice(0, 100), message: 'Given twice' }]);
  return check(schema, c.req.query());
}
