import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Media {
  schema?: object;
}
interface Response {
  $ref?: string;
  content?: Record<string, Media>;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: object;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; responses: Record<string, Response> };
}

export interface Call {
  method: string;
  /** With its query. */
  url: string;
  body: string;
}
export interface JudgedReply {
  status: number;
  type: string;
  /** Undefined for what is no JSON. */
  body: string | undefined;
}
export interface ReplyVerdict {
  /** `GET /api/goals/{goalId}`; undefined for what the description does not have. */
  operation: string | undefined;
  problems: string[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Holds calls and their answers to an OpenAPI description: what it does not allow must have been
 * refused, and what was answered must be as it says. It knows the description alone, and nothing of
 * how the app is made.
 */
export function createJudge(
  description: Description,
): (call: Call, reply: JudgedReply) => ReplyVerdict {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  const validators = new Map<object, ValidateFunction>();
  const misfit = (schema: object | undefined, value: unknown): string | undefined => {
    if (!schema) return undefined;
    const known = validators.get(schema);
    const validate = known ?? ajv.compile({ ...schema, components: description.components });
    if (!known) validators.set(schema, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'it' });
  };

  const templates = Object.keys(description.paths)
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({
      template,
      pattern: new RegExp(
        `^${template.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
      ),
    }));
  const find = (method: string, path: string) => {
    for (const { template, pattern } of templates) {
      const operation = description.paths[template]?.[method.toLowerCase()];
      const match = operation && pattern.exec(path);
      if (match) return { operation, template, ids: match.groups ?? {} };
    }
    return undefined;
  };

  function askedWrongly(
    operation: Operation,
    ids: Record<string, string>,
    { url, body }: Call,
  ): string[] {
    const query = new URL(url, 'http://app').searchParams;
    const given = (operation.parameters ?? []).map((parameter) => {
      const value = parameter.in === 'path' ? ids[parameter.name] : query.get(parameter.name);
      if (parameter.in !== 'path' && parameter.in !== 'query') return undefined;
      if (value == null) return parameter.required ? `${parameter.name} is missing` : undefined;
      const problem = misfit(parameter.schema, decodeURIComponent(value));
      return problem && `${parameter.name}: ${problem}`;
    });
    const content = operation.requestBody?.content['application/json'];
    const sent = content && misfit(content.schema, parsed(body));
    return [...given, sent && `the body: ${sent}`].filter((problem) => problem !== undefined);
  }

  function answeredWrongly(operation: Operation, { status, type, body }: JudgedReply): string[] {
    const named =
      operation.responses[status] ?? operation.responses[`${Math.floor(status / 100)}XX`];
    if (!named) return [`${status} is not among its answers`];
    const response = description.components.responses[named.$ref?.split('/').at(-1) ?? ''] ?? named;
    if (!response.content) return body ? ['there should be no body'] : [];
    const media = response.content[type.split(';')[0]?.trim() ?? ''];
    if (!media) return [`“${type}” is not among its types`];
    const problem = body === undefined ? undefined : misfit(media.schema, parsed(body));
    return problem ? [`the answer: ${problem}`] : [];
  }

  return (call, reply) => {
    const { pathname } = new URL(call.url, 'http://app');
    const found = find(call.method, pathname);
    if (!found) {
      const isRefused = reply.status === 404;
      return {
        operation: undefined,
        problems: isRefused ? [] : ['is not described, and was answered'],
      };
    }
    const { operation, template, ids } = found;
    const wrong = reply.status < 400 ? askedWrongly(operation, ids, call) : [];
    return {
      operation: `${call.method} ${template}`,
      problems: [
        ...wrong.map((problem) => `took what is not allowed: ${problem}`),
        ...answeredWrongly(operation, reply),
      ],
    };
  };
}
