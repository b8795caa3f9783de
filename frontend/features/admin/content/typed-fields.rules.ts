import type { FieldErrors } from '#frontend/lib/validate.ts';
import type { ContentEdit, ContentFields } from '#schema/contracts/admin/content-edits.ts';

/** What was typed and not saved, and which state of the text it rests on. */
export interface Typed {
  basedOn: string | null;
  fields: ContentFields;
}

/** What the device kept; undefined for nothing, or for what is no text of this kind. */
export function readTyped(kept: string, kind: ContentEdit['kind']): Typed | undefined {
  try {
    const typed = JSON.parse(kept) as Typed;
    return typed.fields.kind === kind ? typed : undefined;
  } catch {
    return undefined;
  }
}

/** What stands in the form: what was typed, else the draft, else what people see. */
export const fieldsOf = ({ draft, live }: ContentEdit, typed: Typed | undefined): ContentFields =>
  typed?.fields ?? draft ?? live;

/** The server's sentences under the names the form's fields have. */
export const formErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^fields\./, ''), message]),
  );

/** Texts of one line: a break that was typed or pasted is a space. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, (gap) => (/[\r\n]/.test(gap) ? ' ' : gap));

/** A copy of a list with one entry changed. */
export const withOne = <Item>(list: Item[], index: number, change: Partial<Item>): Item[] =>
  list.map((item, at) => (at === index ? { ...item, ...change } : item));
