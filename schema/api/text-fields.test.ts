import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiRoute } from './route.ts';
import { API_ROUTES, named } from './routes.ts';

/** Every control character but tabs and line breaks. */
const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => /\p{Cc}/u.test(character) && !/[\t\n\r]/.test(character),
);

interface Field {
  at: string;
  schema: z.ZodMiniType;
}

type Def = Record<string, any> & { type: string };
const INNER = ['innerType', 'element', 'in', 'out', 'keyType', 'valueType', 'left', 'right'];

/** Every text in a contract, with where it stands. */
function textsIn(schema: z.ZodMiniType, at: string, seen = new Set<unknown>()): Field[] {
  const def = schema._zod.def as unknown as Def;
  if (def.type === 'string') return [{ at, schema }];
  if (seen.has(schema)) return [];
  seen.add(schema);
  const inner = INNER.flatMap((name) => (def[name]?._zod ? [[at, def[name]] as const] : []));
  const shape = Object.entries(def['shape'] ?? {}).map(
    ([name, of]) => [`${at}.${name}`, of] as const,
  );
  const options = (def['options'] ?? def['items'] ?? []).map((of: unknown) => [at, of] as const);
  const known = [...inner, ...shape, ...options] as [string, z.ZodMiniType][];
  return known.flatMap(([where, of]) => textsIn(of, where, seen));
}

/** Compared to the letter, or not said by a person: these come as they are or not at all. */
const EXACT = new RegExp(
  [
    /\.(password|currentPassword|newPassword|username|sharedWithUsername|token|code|clientDataJSON)$/,
    /\.(attestationObject|authenticatorData|signature|userHandle|rawId|endpoint|transports|sealed|credentialId)$/,
    /^GET \/api\/sso\//,
    /^POST \/order query|^POST \/order\.amount$/,
    /^POST \/api\/(create-subscription|webhooks)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const fieldsOf = (route: ApiRoute): Field[] => [
  ...Object.values(route.body ?? {}).flatMap((body) => textsIn(body, named(route))),
  ...(route.query ? textsIn(route.query, `${named(route)} query`) : []),
];
const json = ({ schema }: Field) => z.toJSONSchema(schema, { io: 'input' }) as Record<string, any>;
/** Of a closed form: a date, an id. */
const isForm = (field: Field) => ['pattern', 'format', 'allOf'].some((name) => name in json(field));
const all = API_ROUTES.flatMap(fieldsOf);
const free = all.filter(
  (field) => !EXACT.test(field.at) && (!isForm(field) || /mail$/i.test(field.at)),
);

/** Words that the field takes. */
function wordsFor({ at, schema }: Field): string {
  if (/mail$/i.test(at)) return 'ada@mail.org';
  const { minLength = 1, maxLength = 200 } = json({ at, schema });
  const words = 'Row a little further every week and look back at it on Sunday. ';
  return words
    .repeat(8)
    .slice(0, Math.min(Math.max(minLength, 12), maxLength))
    .trim()
    .padEnd(minLength, 'x');
}

describe('every text that a route takes', () => {
  it('is found, the exact ones included', () => {
    expect(all.length).toBeGreaterThan(150);
    expect(free.length).toBeGreaterThan(100);
    const exact = all.filter(({ at }) => EXACT.test(at)).map(({ at }) => at);
    expect(exact).toContain('POST /api/login.password');
  });

  it.each(free)(
    '$at loses its control characters and is not refused for them',
    ({ at, schema }) => {
      const words = wordsFor({ at, schema });
      expect(schema.safeParse(words)).toEqual({ success: true, data: words });
      const letters = [...words];
      const laced = letters
        .map((letter, index) => letter + CONTROLS[index % CONTROLS.length])
        .join('');
      expect(schema.safeParse(laced)).toEqual({ success: true, data: words });
      const everyOne = `${letters[0]}${CONTROLS.join('')}${letters.slice(1).join('')}`;
      expect(schema.safeParse(everyOne)).toEqual({ success: true, data: words });
    },
  );

  it.each(all.filter(({ at }) => /^(?!POST \/api\/import).*\.(username|token|code)$/.test(at)))(
    '$at is compared to the letter: none is taken out',
    ({ schema }) => {
      expect(schema.safeParse('ada\u0000b').success).toBe(false);
    },
  );
});
