import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { OPENAPI_31 } from '#tests/peers/openapi-31.ts';
import { describeApi } from './openapi.ts';
import { API_ROUTES, named } from './routes.ts';

const LONG = { timeout: 60_000 };
const api = describeApi();
const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (to: Ajv2020) => void)(ajv);

const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, any>).map(([method, operation]) => ({
    path,
    method,
    ...operation,
  })),
);
const parameter = (of: any) => (of.$ref ? api.components.parameters.IdempotencyKey : of);

function everyReference(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === '$ref' && typeof item === 'string' ? [item] : everyReference(item),
  );
}

const lookUp = (pointer: string) =>
  pointer
    .slice(2)
    .split('/')
    .reduce<any>((value, name) => value?.[name], api);

describe('the description of the API', () => {
  it('is OpenAPI 3.1', () => {
    ajv.validate(OPENAPI_31, api);
    expect(ajv.errors).toBeNull();
  });

  it('would not pass as such with a field out of place', () => {
    for (const broken of [
      { ...api, info: { title: 'Yet' } },
      { ...api, paths: { 'api/user': {} } },
      { ...api, paths: { '/api/user': { get: { summary: 'x' } } } },
      { ...api, paths: { '/api/user': { get: { responses: { ok: { description: 'x' } } } } } },
    ]) {
      expect(ajv.validate(OPENAPI_31, broken)).toBe(false);
    }
  });

  it('has schemas that are JSON Schema, each of which can be put to use', LONG, () => {
    for (const [name, schema] of Object.entries(api.components.schemas)) {
      expect([name, ajv.validateSchema(schema)]).toEqual([name, true]);
      expect(() => ajv.compile({ ...schema, components: api.components })).not.toThrow();
    }
  });

  it('points at nothing that is not there', () => {
    for (const pointer of everyReference(api))
      expect([pointer, typeof lookUp(pointer)]).toEqual([pointer, 'object']);
  });

  it('has every route, under a name of its own', () => {
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const written = API_ROUTES.map((route) => named(route).replaceAll(/:(\w+)/g, '{$1}'));
    expect(described.toSorted()).toEqual(written.toSorted());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('declares each part of a path', () => {
    for (const { path, operationId, parameters = [] } of operations) {
      const declared = parameters.map(parameter).filter((of: any) => of.in === 'path');
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([operationId, declared.map(({ name }: any) => name).toSorted()]).toEqual([
        operationId,
        parts.toSorted(),
      ]);
    }
  });

  it('has an example of each body that its own schema allows', LONG, () => {
    for (const { operationId, requestBody } of operations) {
      const json = requestBody?.content['application/json'];
      if (json?.example === undefined) continue;
      ajv.validate({ ...json.schema, components: api.components }, json.example);
      expect([operationId, ajv.errors]).toEqual([operationId, null]);
    }
  });

  it('says who may call, and how each call is refused', () => {
    for (const { operationId, security, responses, requestBody } of operations) {
      const refused = Object.keys(responses);
      expect([operationId, refused.includes('401') || security.length === 0]).toEqual([
        operationId,
        true,
      ]);
      if (requestBody) expect(refused).toEqual(expect.arrayContaining(['400', '413', '415']));
    }
  });
});
