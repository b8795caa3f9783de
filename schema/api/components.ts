import * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';
import { ErrorBody } from '#schema/contracts/errors.ts';
import type { Named } from './route.ts';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const pointer = (name: string) => `#/components/schemas/${name}`;

/**
 * Of JSON Schema, what says nothing to a reader: the bounds of exact integers, and the pattern
 * behind a format.
 */
function readable({ jsonSchema: schema, io }: { jsonSchema: Json; io: Direction }) {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['format'] === 'date-time' && io === 'output') delete schema['pattern'];
}

export function jsonSchemaOf(schema: z.ZodMiniType, io: Direction): Json {
  const options = { io, unrepresentable: 'any' } as const;
  const { $schema, ...made } = toJSONSchema(schema, {
    ...options,
    override: (context) => readable({ jsonSchema: context.jsonSchema as Json, io }),
  });
  return made;
}

/** Schemas by name, each pointing at the others where it holds them. */
function schemasOf(contracts: Named[], io: Direction): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of contracts.flatMap((named) => Object.entries(named))) {
    if (!registry.has(schema)) registry.add(schema, { id });
  }
  const { schemas } = toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: pointer,
    override: (context) => readable({ jsonSchema: context.jsonSchema as Json, io }),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  );
}

export interface Components {
  schemas: Record<string, Json>;
  refToBody(body: Named): Json;
  refToReply(reply: Named): Json;
}

/**
 * The contracts by their names. One that reads differently coming in than going out is there twice,
 * the first as `…Sent`.
 * @throws Error when two contracts go by one name.
 */
export function componentsOf(bodies: Named[], replies: Named[]): Components {
  const sent = schemasOf(bodies, 'input');
  const answered = schemasOf([{ ErrorBody }, ...replies], 'output');
  const differs = (name: string) =>
    answered[name] !== undefined && JSON.stringify(sent[name]) !== JSON.stringify(answered[name]);
  const bodyName = (name: string) => (differs(name) ? `${name}Sent` : name);
  const schemas = { ...answered };
  for (const [name, schema] of Object.entries(sent)) schemas[bodyName(name)] = schema;
  const nameOf = (named: Named) => Object.keys(named)[0] as string;
  return {
    schemas,
    refToBody: (body) => ({ $ref: pointer(bodyName(nameOf(body))) }),
    refToReply: (reply) => ({ $ref: pointer(nameOf(reply)) }),
  };
}
