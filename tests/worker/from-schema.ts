import fc from 'fast-check';
import type { Json } from '#schema/api/components.ts';
import { nonsense } from './nonsense.ts';

const list = (schema: Json, name: string) => (schema[name] as Json[] | undefined) ?? [];
const number = (schema: Json, name: string, otherwise: number) =>
  (schema[name] as number | undefined) ?? otherwise;

function text(schema: Json): fc.Arbitrary<unknown> {
  const { pattern, format } = schema as { pattern?: string; format?: string };
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
      .map((date) => date.toISOString());
  if (format === 'email') return fc.emailAddress();
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  return fc.string({
    unit: 'grapheme',
    minLength: number(schema, 'minLength', 0),
    maxLength: Math.min(number(schema, 'maxLength', 200), 200),
  });
}

function object(schema: Json): fc.Arbitrary<unknown> {
  const fields = Object.entries((schema['properties'] as Record<string, Json>) ?? {});
  const model = Object.fromEntries(fields.map(([name, of]) => [name, mostly(of)]));
  const required = ((schema['required'] as string[] | undefined) ?? []).filter(
    (name) => name in model,
  );
  const other = fc.dictionary(
    fc.constantFrom('isAdmin', 'userId', 'id', '__proto__', 'extra'),
    nonsense,
    {
      maxKeys: 1,
    },
  );
  return fc
    .tuple(fc.record(model, { requiredKeys: required }), other)
    .map(([own, more]) => ({ ...own, ...more }));
}

/** Values that a JSON schema, as a contract gives it, allows. */
function fitting(schema: Json): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const either = [...list(schema, 'anyOf'), ...list(schema, 'oneOf')];
  if (either.length > 0) return fc.oneof(...either.map(mostly));
  const types = [schema['type'] ?? 'any'].flat() as string[];
  if (types.length > 1) return fc.oneof(...types.map((type) => fitting({ ...schema, type })));
  const [minimum, maximum] = [number(schema, 'minimum', -1e6), number(schema, 'maximum', 1e6)];
  switch (types[0]) {
    case 'object':
      return object(schema);
    case 'array':
      return fc.array(mostly((schema['items'] as Json) ?? {}), {
        minLength: number(schema, 'minItems', 0),
        maxLength: Math.min(number(schema, 'maxItems', 5), 5 + number(schema, 'minItems', 0)),
      });
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return nonsense;
  }
}

/** Values that mostly fit, so that what does not is met behind what does. */
export const mostly = (schema: Json): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: nonsense });
