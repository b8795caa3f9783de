import { type Components, componentsOf, type Json, jsonSchemaOf } from './components.ts';
import { type ApiRoute, type Named, readsBody, refusals } from './route.ts';
import { API, API_ROUTES } from './routes.ts';

const ABOUT = `Everything the pages of Yet do goes through these calls. Sign in with \`POST /api/login\` and send the cookie it
sets. Changes are JSON and come from the app's own origin. Errors are \`{ message, issues? }\`, with a sentence that may be
shown. Lists are bounded by \`limit\` and continued by \`before\`. A change sent with an \`Idempotency-Key\` happens once,
however often it is sent.`;

const json = (schema: Json, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

const problem = (description: string): Json => ({
  description,
  content: json({ $ref: '#/components/schemas/ErrorBody' }),
});

/** The fields of a path or a query as parameters. */
function parametersOf(schema: ApiRoute['query'], where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }));
}

/** `/api/goals/:goalId/journal` → `getGoalsGoalIdJournal` */
const operationId = ({ method, path }: ApiRoute) =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .split(/\W+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function success(route: ApiRoute, components: Components): Json {
  const description = { 200: 'Done', 201: 'Made', 204: 'Done', 303: 'Leads on' }[route.status];
  if (route.media)
    return { description, content: { [route.media]: { schema: { type: 'string' } } } };
  if (!route.reply) return { description };
  const streamed = route.streams && { 'text/event-stream': { schema: { type: 'string' } } };
  return { description, content: { ...json(components.refToReply(route.reply)), ...streamed } };
}

function requestBody({ body, example, signature }: ApiRoute, components: Components): Json {
  if (signature) return { required: true, content: json({ type: 'object' }) };
  return { required: true, content: json(components.refToBody(body as Named), example) };
}

function operation(route: ApiRoute, tag: string, components: Components): Json {
  const isKnown = route.access !== 'public';
  const hasKey = isKnown && route.method !== 'GET';
  const parameters = [
    ...parametersOf(route.params, 'path'),
    ...parametersOf(route.query, 'query'),
    ...(hasKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(route.signature
      ? [{ name: route.signature, in: 'header', schema: { type: 'string' } }]
      : []),
  ];
  const refused = Object.entries(refusals(route)).map(([status, why]) => [status, problem(why)]);
  return {
    operationId: operationId(route),
    tags: [tag],
    summary: route.summary,
    ...(route.access === 'admin' && {
      description: 'For admins; to anybody else there is nothing here.',
    }),
    security: isKnown ? [{ session: [] }, { localSession: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(readsBody(route) && { requestBody: requestBody(route, components) }),
    responses: {
      [route.status]: success(route, components),
      ...Object.fromEntries(refused),
      '5XX': { $ref: '#/components/responses/Fault' },
    },
  };
}

function pathsOf(components: Components): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const [tag, routes] of Object.entries(API)) {
    for (const route of routes) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: operation(route, tag, components),
      };
    }
  }
  return paths;
}

const cookie = (name: string, description: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description,
});

/** The API as OpenAPI 3.1, made of the table of routes and the contracts. */
export function describeApi() {
  const present = (named: Named | undefined) => named !== undefined;
  const components = componentsOf(
    API_ROUTES.map(({ body }) => body).filter(present),
    API_ROUTES.map(({ reply }) => reply).filter(present),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Yet',
      version: '1',
      summary: 'A growth-mindset coach',
      description: ABOUT.replaceAll('\n', ' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(API).map((name) => ({ name })),
    paths: pathsOf(components),
    components: {
      schemas: components.schemas,
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'A name for this change. Sent again under it, within a week, it gets the first answer.',
          schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
        },
      },
      responses: {
        Fault: problem('The server or a provider is at fault; the message says what to do.'),
      },
      securitySchemes: {
        session: cookie('__Host-session', 'Set by signing in, over https.'),
        localSession: cookie('session', 'The same over http, on one’s own machine.'),
      },
    },
  };
}
