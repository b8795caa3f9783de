import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { LATE_MS, type Peer } from './peer-server.ts';

/** How an ID token is signed that should not be. */
export type Forgery = 'none' | 'tampered' | 'other-key' | 'unknown-key' | 'client-secret';

/** How one of the peer's addresses answers instead. A number is a status. */
export type OidcFault =
  | number
  | 'hang-up'
  | 'silence'
  | 'garbage'
  | 'endless'
  | 'elsewhere'
  | 'late';

/**
 * What the peer does until it is told otherwise. Empty: what an honest provider does, for
 * `johndoe`.
 */
export interface OidcPlan {
  /** Claims of the ID token; null leaves one out. */
  claims?: Record<string, unknown>;
  /** Claims of the ID token that are sent as null. */
  nulls?: string[];
  forgery?: Forgery;
  /** Claims that only the userinfo endpoint tells. */
  userinfo?: Record<string, unknown>;
  metadata?: Record<string, unknown>;
  /** Parameters that the browser is sent back with; null leaves one out. */
  returned?: Record<string, string | null>;
  faults?: Record<string, OidcFault>;
}

const METADATA = '/.well-known/openid-configuration';
const encode = (value: object | Buffer) =>
  Buffer.from(Buffer.isBuffer(value) ? value : JSON.stringify(value)).toString('base64url');

/** What a forger without the provider's key can make of its token. */
function forge(idToken: string, forgery: Forgery): string {
  const [header = '', payload = '', signature = ''] = idToken.split('.');
  const original = JSON.parse(Buffer.from(header, 'base64url').toString());
  const withHeader = (change: object) => `${encode({ ...original, ...change })}.${payload}`;
  const signedBy = (text: string) => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return `${text}.${encode(createSign('RSA-SHA256').update(text).sign(privateKey))}`;
  };
  switch (forgery) {
    case 'none':
      return `${encode({ alg: 'none' })}.${payload}.`;
    case 'tampered': {
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      return `${header}.${encode({ ...claims, sub: 'somebody-else' })}.${signature}`;
    }
    case 'other-key':
      return signedBy(`${header}.${payload}`);
    case 'unknown-key':
      return signedBy(withHeader({ kid: 'nobody-knows' }));
    case 'client-secret': {
      const text = withHeader({ alg: 'HS256' });
      return `${text}.${encode(createHmac('sha256', 'secret-of-yet').update(text).digest())}`;
    }
  }
}

function change(target: Record<string, unknown>, changes: Record<string, unknown> = {}) {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete target[name];
    else target[name] = value;
  }
}

function fail(fault: Exclude<OidcFault, 'late'>, response: ServerResponse) {
  const json = { 'Content-Type': 'application/json' };
  if (typeof fault === 'number')
    return response.writeHead(fault, json).end('{"error":"server_error"}');
  switch (fault) {
    case 'hang-up':
      return response.socket?.destroy();
    case 'silence':
      return undefined;
    case 'garbage':
      return response.writeHead(200, json).end('{"issuer": "half a docu');
    case 'elsewhere':
      return response.writeHead(302, { Location: 'http://127.0.0.1:9/internal' }).end();
    case 'endless':
      return response.writeHead(200, json).end(`{"x":"${'x'.repeat(2_000_000)}"}`);
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** One provider of many that live at the same address, each with keys and whims of its own. */
class Tenant {
  readonly #url: string;
  readonly #server = new OAuth2Server();
  #plan: OidcPlan = {};
  #asked: string[] = [];

  static async at(url: string): Promise<Tenant> {
    const tenant = new Tenant(url);
    await tenant.#server.issuer.keys.generate('RS256');
    return tenant;
  }

  constructor(url: string) {
    this.#url = url;
    const { issuer, service } = this.#server;
    issuer.url = url;
    service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
      change(payload, this.#plan.claims);
      for (const name of this.#plan.nulls ?? []) Object.assign(payload, { [name]: null });
    });
    service.on('beforeResponse', ({ body }: MutableResponse) => {
      const tokens = body as Record<string, unknown>;
      if (this.#plan.forgery)
        tokens['id_token'] = forge(String(tokens['id_token']), this.#plan.forgery);
    });
    service.on('beforeUserinfo', ({ body }: MutableResponse) =>
      change(body as Record<string, unknown>, this.#plan.userinfo),
    );
    service.on('beforeAuthorizeRedirect', ({ url: back }: { url: URL }) => {
      for (const [name, value] of Object.entries(this.#plan.returned ?? {})) {
        if (value === null) back.searchParams.delete(name);
        else back.searchParams.set(name, value);
      }
    });
  }

  #metadata(): Record<string, unknown> {
    const metadata = {
      issuer: this.#url,
      authorization_endpoint: `${this.#url}/authorize`,
      token_endpoint: `${this.#url}/token`,
      jwks_uri: `${this.#url}/jwks`,
      userinfo_endpoint: `${this.#url}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    change(metadata, this.#plan.metadata);
    return metadata;
  }

  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { pathname } = new URL(path, 'http://peer');
    const json = (value: unknown) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    if (pathname === '/__peer/control') {
      this.#plan = JSON.parse((await textOf(request)) || '{}');
      return json(this.#asked.splice(0));
    }
    this.#asked.push(`${request.method} ${pathname}`);
    const fault = this.#plan.faults?.[pathname];
    if (fault === 'late') await sleep(LATE_MS);
    else if (fault !== undefined) return fail(fault, response);
    if (pathname === METADATA) return json(this.#metadata());
    request.url = path;
    return this.#server.service.requestHandler(request, response);
  }
}

/**
 * Providers that lie and fail as they are told: `oauth2-mock-server`, behind an address that can be
 * shut. The first piece of the path says which one; `POST /<which>/__peer/control` tells it an
 * `OidcPlan` and answers what it was asked so far.
 */
export async function startOidcPeer({ port = 0 } = {}): Promise<Peer> {
  let url = '';
  const tenants = new Map<string, Promise<Tenant>>();
  const server = createServer((request, response) => {
    const [, name = '', path = '/'] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
    const tenant = tenants.get(name) ?? Tenant.at(`${url}/${name}`);
    tenants.set(name, tenant);
    void tenant
      .then((found) => found.answer(path, request, response))
      .catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
