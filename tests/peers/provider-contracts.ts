import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import qs from 'qs';

/**
 * The providers' own published API descriptions; they lie outside the project, and tests stand
 * without them.
 */
const DATA = join(
  process.env['PEER_DATA'] ?? join(import.meta.dirname, '..', '..', '..', 'shared'),
  'contracts',
);

interface Operation {
  parameters?: { in: string; name: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const read = <Value>(name: string): Value | undefined => {
  const file = join(DATA, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : undefined;
};

export interface RequestVerdict {
  /** Where the request does not fit, in ajv's words. */
  problem: string | undefined;
  isUnknownParameter: boolean;
}

export interface Contract {
  /** Undefined for an operation that the description does not have. */
  judgeRequest(
    method: string,
    path: string,
    sent: { query: string; body: string },
  ): RequestVerdict | undefined;
  judgeAnswer(schema: string, answer: unknown): string | undefined;
}

/** Describes where the descriptions are missing, in one line. */
export function sayWhatIsChecked(): string {
  return existsSync(join(DATA, 'stripe-sub-2023.json'))
    ? 'Payment peers: requests are checked against Stripe’s and PayPal’s own API descriptions'
    : 'Payment peers: the providers’ API descriptions are not here (PEER_DATA), requests are checked by the doubles alone';
}

function createContract(description: Description, ajv: Ajv, mediaType: string): Contract {
  const validators = new Map<string, ValidateFunction>();
  const compile = (key: string, schema: object) => {
    const known = validators.get(key);
    if (known) return known;
    const made = ajv.compile({ ...schema, components: description.components });
    validators.set(key, made);
    return made;
  };
  const operationFor = (method: string, path: string) => {
    for (const [template, operations] of Object.entries(description.paths)) {
      const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      const operation = operations[method.toLowerCase()];
      if (operation && pattern.test(path)) return { operation, key: `${method} ${template}` };
    }
    return undefined;
  };
  return {
    judgeRequest(method, path, { query, body }) {
      const found = operationFor(method, path);
      if (!found) return undefined;
      const isForm = mediaType.includes('form');
      const isRead = method === 'GET';
      const parameters = (found.operation.parameters ?? []).filter((one) => one.in === 'query');
      const schema = isRead
        ? {
            type: 'object',
            additionalProperties: false,
            properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
          }
        : found.operation.requestBody?.content[mediaType]?.schema;
      if (!schema) return undefined;
      const value = isRead
        ? qs.parse(query, { depth: 10 })
        : isForm
          ? qs.parse(body, { depth: 10 })
          : JSON.parse(body || '{}');
      const validate = compile(found.key, schema);
      const fits = validate(value);
      const [error] = validate.errors ?? [];
      return {
        problem: fits
          ? undefined
          : `${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`,
        isUnknownParameter: error?.keyword === 'additionalProperties',
      };
    },
    judgeAnswer(name, answer) {
      const validate = compile(`answer ${name}`, { $ref: `#/components/schemas/${name}` });
      if (validate(answer)) return undefined;
      const [error] = validate.errors ?? [];
      return `${error?.instancePath} ${error?.message}`;
    },
  };
}

/**
 * Stripe's parameters of the operations that subscriptions need (API 2023-08-16, the newest whole
 * description there is).
 */
export function stripeContract(): Contract | undefined {
  const description = read<Description>('stripe-sub-2023.json');
  if (!description) return undefined;
  const ajv = new Ajv({
    strict: false,
    coerceTypes: 'array',
    validateFormats: false,
    logger: false,
  });
  return createContract(description, ajv, 'application/x-www-form-urlencoded');
}

/** Stripe's sample objects, as a base for answers, so that they have every field Stripe sends. */
export function stripeSamples(): Record<string, object> {
  return read<{ resources: Record<string, object> }>('stripe-fixtures3.json')?.resources ?? {};
}

/**
 * PayPal's Orders v2. One of its patterns does not compile as Unicode; without that flag it is held
 * to.
 */
export function paypalContract(): Contract | undefined {
  const description = read<Description>('paypal-orders-v2.json');
  if (!description) return undefined;
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, logger: false });
  addFormats.default(ajv);
  return createContract(description, ajv, 'application/json');
}
