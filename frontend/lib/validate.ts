type Issue = { path: PropertyKey[]; message: string };
type Contract<Value> = {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: { issues: Issue[] } };
};

/** One sentence per field, by the field's dotted path. */
export type FieldErrors = Partial<Record<string, string>>;

/** Holds a form against its contract; the first sentence of each field counts. */
export function validate<Value>(
  contract: Contract<Value>,
  value: unknown,
): { value: Value } | { errors: FieldErrors } {
  const result = contract.safeParse(value);
  return result.success ? { value: result.data } : { errors: fieldErrors(result.error.issues) };
}

/** From the server's or a contract's list of issues. */
export function fieldErrors(issues: { path: string | PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    errors[Array.isArray(path) ? path.map(String).join('.') : path] ??= message;
  }
  return errors;
}
