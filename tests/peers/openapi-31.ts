/**
 * The objects of OpenAPI 3.1 (spec.openapis.org/oas/v3.1.1, chapter 4.8) that an API like ours
 * needs, as JSON Schema: closed, so that a misspelt or misplaced field is found. Schema objects are
 * JSON Schema 2020-12 and checked by its own meta-schema.
 */
const text = { type: 'string', minLength: 1 };
const closed = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const mapOf = (of: object, propertyNames: object = {}) => ({
  type: 'object',
  propertyNames,
  additionalProperties: of,
});
const at = (name: string) => ({ $ref: `#/$defs/${name}` });
const orReference = (name: string) => ({
  if: { type: 'object', required: ['$ref'] },
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
  then: closed({ $ref: { type: 'string', pattern: '^#/components/' } }),
  else: at(name),
});
const KEY = { pattern: '^[\\w.-]+$' };

export const OPENAPI_31 = {
  ...closed(
    {
      openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
      info: at('info'),
      servers: { type: 'array', items: closed({ url: text, description: text }, ['url']) },
      tags: {
        type: 'array',
        items: closed({ name: text, description: text }, ['name']),
        uniqueItems: true,
      },
      paths: mapOf(at('path'), { pattern: '^/' }),
      components: at('components'),
    },
    ['openapi', 'info', 'paths'],
  ),
  $defs: {
    info: closed(
      {
        title: text,
        version: text,
        summary: text,
        description: text,
        license: closed({ name: text, identifier: text }, ['name']),
      },
      ['title', 'version'],
    ),
    path: closed({
      get: at('operation'),
      post: at('operation'),
      patch: at('operation'),
      delete: at('operation'),
    }),
    operation: closed(
      {
        operationId: { type: 'string', pattern: '^[A-Za-z]\\w*$' },
        tags: { type: 'array', items: text },
        summary: text,
        description: text,
        security: { type: 'array', items: mapOf({ type: 'array', items: text }) },
        parameters: { type: 'array', items: orReference('parameter'), uniqueItems: true },
        requestBody: closed({ required: { type: 'boolean' }, content: at('content') }, ['content']),
        responses: {
          ...mapOf(orReference('response'), { pattern: '^[1-5](\\d\\d|XX)$' }),
          minProperties: 1,
        },
      },
      ['responses'],
    ),
    parameter: closed(
      {
        name: text,
        in: { enum: ['path', 'query', 'header', 'cookie'] },
        required: { type: 'boolean' },
        description: text,
        schema: at('schema'),
      },
      ['name', 'in', 'schema'],
    ),
    response: closed({ description: text, content: at('content') }, ['description']),
    content: mapOf(closed({ schema: at('schema'), example: true }, ['schema']), {
      pattern: '^[\\w-]+/[\\w.+-]+$',
    }),
    schema: { type: 'object' },
    components: closed({
      schemas: mapOf(at('schema'), KEY),
      parameters: mapOf(at('parameter'), KEY),
      responses: mapOf(at('response'), KEY),
      securitySchemes: mapOf(
        closed(
          { type: { const: 'apiKey' }, in: { const: 'cookie' }, name: text, description: text },
          ['type', 'in', 'name'],
        ),
        KEY,
      ),
    }),
  },
};
