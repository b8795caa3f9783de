import * as z from 'zod/mini';

/**
 * A row id as it stands in a path or a query: decimal digits, 1 up to the largest exact integer.
 */
export const RowId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'This id is not a number')),
  z.transform((digits: string, context) => {
    const id = Number(digits);
    if (!Number.isSafeInteger(id)) {
      context.issues.push({ code: 'custom', message: 'This id is not a number', input: digits });
    }
    return id;
  }),
);

/** `?limit` of a list: 1 to `max`, `fallback` when absent. */
export function pageLimit(max: number, fallback: number) {
  return z.pipe(
    z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, `limit is a number from 1 to ${max}`))),
    z.transform((digits: string | undefined) => Math.min(digits ? Number(digits) : fallback, max)),
  );
}
