import { type FieldErrors, fieldErrors } from '#schema/rules/field-errors.ts';

export { type FieldErrors, fieldErrors };

type Issue = { path: PropertyKey[]; message: string };
type Contract<Value> = {
  safeParse(
    value: unknown,
  ): { success: true; data: Value } | { success: false; error: { issues: Issue[] } };
};

/** Holds a form against its contract; the first sentence of each field counts. */
export function validate<Value>(
  contract: Contract<Value>,
  value: unknown,
): { value: Value } | { errors: FieldErrors } {
  const result = contract.safeParse(value);
  return result.success ? { value: result.data } : { errors: fieldErrors(result.error.issues) };
}
