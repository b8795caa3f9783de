/** One sentence per field, by the field's dotted path. */
export type FieldErrors = Partial<Record<string, string>>;

/** From the server's or a contract's list of issues; the first sentence of each field counts. */
export function fieldErrors(
  issues: { path: string | PropertyKey[]; message: string }[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    errors[Array.isArray(path) ? path.map(String).join('.') : path] ??= message;
  }
  return errors;
}
