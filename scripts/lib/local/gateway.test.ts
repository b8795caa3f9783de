import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Gateway, namesOf, openGateway } from './gateway.ts';

let [gateway, server]: [Gateway | undefined, Server | undefined] = [undefined, undefined];
afterEach(async () => {
  await gateway?.close();
  server?.closeAllConnections();
  server?.close();
});

/** A gateway before a server that answers like this; `appUrl` may say PORT. */
async function gatewayTo(answer: RequestListener, appUrl = 'http://localhost:1'): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  gateway = await openGateway(0, appUrl);
  const { port } = server.address() as AddressInfo;
  gateway.leadTo({ origin: `http://127.0.0.1:${port}`, secret: 'the word' });
  return `http://127.0.0.1:${gateway.port}`;
}

/** Sends bytes as they are; the answer until the other side closes. */
async function raw(bytes: string): Promise<string> {
  const socket = connect((gateway as Gateway).port, '127.0.0.1');
  socket.write(bytes.replaceAll('PORT', String((gateway as Gateway).port)));
  let text = '';
  for await (const piece of socket.setEncoding('utf8')) text += piece;
  return text;
}

const asked = (host: string, path = '/') =>
  `GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

describe('the name it is asked under', () => {
  it.each([
    'localhost:PORT',
    'LocalHost:PORT',
    '127.0.0.1:PORT',
    '[::1]:PORT',
    'yet.example',
    'yet.example:443',
  ])('is its own: %s', async (host) => {
    await gatewayTo((_, reply) => reply.end('in'), 'https://yet.example');
    expect(await raw(asked(`Host: ${host}\r\n`))).toMatch(/^HTTP\/1.1 200 .*in$/s);
  });

  it.each([
    'Host: evil.example\r\n',
    'Host: evil.example:PORT\r\n',
    'Host: localhost\r\n',
    'Host: localhost:2\r\n',
    'Host: localhost.:PORT\r\n',
    'Host: localhost:PORT@evil.example\r\n',
    'Host: evil.example#localhost:PORT\r\n',
    'Host: x.localhost:PORT\r\n',
    'Host: 0.0.0.0:PORT\r\n',
    'Host: 127.1:PORT\r\n',
    'Host: [::ffff:127.0.0.1]:PORT\r\n',
    'Host: \r\n',
    'Host: localhost:PORT\r\nHost: evil.example\r\n',
    'Host: evil.example\r\nHost: localhost:PORT\r\n',
    'Host: evil.example\r\nX-Forwarded-Host: localhost:PORT\r\n',
  ])('is foreign: %j', async (host) => {
    let reached = 0;
    await gatewayTo((_, reply) => {
      reached += 1;
      reply.end('in');
    });
    expect(await raw(asked(host))).toMatch(/^HTTP\/1.1 (421 .*Yet answers at|400 )/s);
    expect(reached).toBe(0);
  });

  it('is none: without one, and in the request line', async () => {
    await gatewayTo((_, reply) => reply.end('in'));
    expect(await raw(asked(''))).toMatch(/^HTTP\/1.1 400/);
    expect(await raw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 421/);
    const whole = asked('Host: localhost:PORT\r\n', 'http://evil.example/');
    expect(await raw(whole)).toMatch(/^HTTP\/1.1 404/);
    expect(await raw('CONNECT evil.example:80 HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n')).toBe('');
  });

  it('has no port where that is the usual one', () => {
    expect(namesOf(80, 'http://localhost:80').has('localhost')).toBe(true);
  });
});

it.each([
  '/cdn-cgi/explorer',
  '/cdn-cgi/local/explorer/api',
  '/CDN-CGI/handler/scheduled',
  '/cdn-cgi',
  '/a/../cdn-cgi/local/platform-proxy',
  '/a\\..\\cdn-cgi/local/scheduled',
  '/%2e/cdn-cgi/local/scheduled',
  '*',
])('lets nobody to %s', async (path) => {
  let reached = 0;
  await gatewayTo((_, reply) => {
    reached += 1;
    reply.end('in');
  });
  expect(await raw(asked('Host: localhost:PORT\r\n', path))).toMatch(/^HTTP\/1.1 (404|400) /);
  expect(reached).toBe(0);
});

it('passes on what was said, but nothing that only the platform may say', async () => {
  let got: IncomingMessage['headers'] = {};
  const origin = await gatewayTo((request, reply) => {
    got = request.headers;
    reply.end(request.url);
  }, 'https://yet.example');
  const said = {
    'cf-connecting-ip': '203.0.113.9',
    'CF-IPCountry': 'CH',
    'mf-cf-blob': '{}',
    'MF-Route-Override': 'front',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'yet-gate': 'a guess',
    cookie: 'a=1; b=2',
    'if-none-match': '"1"',
  };
  const path = '/a//b/%2F?c=%00&d=%C3%BC';
  expect(await (await fetch(origin + path, { headers: said })).text()).toBe(path);
  expect(got).toMatchObject({
    cookie: 'a=1; b=2',
    'if-none-match': '"1"',
    'yet-gate': 'the word',
    host: new URL(origin).host,
  });
  expect(Object.keys(got).filter((name) => /^(cf|x-forwarded)-/.test(name))).toEqual([]);
  expect(Object.keys(got).filter((name) => name.startsWith('mf-'))).toEqual([
    'mf-disable-pretty-error',
  ]);
  await raw(asked('Host: yet.example\r\nX-Forwarded-Proto: ftp\r\n'));
  expect(got['x-forwarded-proto']).toBe('https');
});

describe('an answer', () => {
  it('that is a stream passes piece by piece', async () => {
    let goOn = () => undefined as unknown;
    const origin = await gatewayTo((_, reply) => {
      reply.writeHead(200, { 'Content-Type': 'text/event-stream' });
      reply.write('data: 1\n\n');
      goOn = () => reply.end('data: 2\n\n');
    });
    const reader = (await fetch(origin)).body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe('data: 1\n\n');
    goOn();
    expect(await read()).toBe('data: 2\n\n');
  });

  it('that comes before the body is read passes, and the connection goes on', async () => {
    const origin = await gatewayTo((request, reply) => {
      if (request.method === 'GET') return reply.end('still here');
      reply.writeHead(413, { 'Content-Type': 'application/json' });
      return reply.end('{"message":"too much"}');
    });
    const answer = await fetch(origin, { method: 'POST', body: new Uint8Array(30_000_000) });
    expect([answer.status, await answer.json()]).toEqual([413, { message: 'too much' }]);
    expect(await (await fetch(origin)).text()).toBe('still here');
  });

  it('keeps its range, its length, its cookies and its having no body', async () => {
    const origin = await gatewayTo((request, reply) => {
      if (request.url === '/304') return reply.writeHead(304, { ETag: '"1"' }).end();
      reply.setHeader('Set-Cookie', ['a=1; Path=/', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT']);
      reply.writeHead(206, { 'Content-Range': 'bytes 0-3/10', 'Content-Length': '4' });
      return reply.end(request.method === 'HEAD' ? undefined : request.headers.range?.slice(-4));
    });
    const part = await fetch(origin, { headers: { Range: 'bytes=0-3' } });
    expect([
      part.status,
      part.headers.get('content-range'),
      part.headers.get('content-length'),
    ]).toEqual([206, 'bytes 0-3/10', '4']);
    expect([part.headers.getSetCookie().length, await part.text()]).toEqual([2, '=0-3']);
    const head = await fetch(origin, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([206, '4']);
    expect((await fetch(`${origin}/304`)).status).toBe(304);
  });

  it('that breaks off is seen to break off', async () => {
    const origin = await gatewayTo((_, reply) => {
      reply.writeHead(200, { 'Content-Length': '100' });
      reply.write('half');
      setTimeout(() => reply.destroy(), 50);
    });
    await expect(fetch(origin).then((answer) => answer.text())).rejects.toThrow();
  });

  it('nobody waits for any longer is not made any longer', async () => {
    let ended: Promise<unknown> = Promise.resolve();
    const origin = await gatewayTo((_, reply) => {
      ended = once(reply, 'close');
      reply.write('a');
    });
    const leaving = new AbortController();
    await fetch(origin, { signal: leaving.signal });
    leaving.abort();
    await ended;
  });

  it('is a sentence before the runtime is there, and when it is gone', async () => {
    const origin = await gatewayTo((_, reply) => reply.end());
    server?.close();
    server?.closeAllConnections();
    const gone = await fetch(origin);
    expect([gone.status, await gone.text()]).toEqual([
      503,
      expect.stringMatching(/^Yet is starting anew/),
    ]);
    await gateway?.close();
    gateway = await openGateway(0, 'http://localhost:1');
    const early = await fetch(`http://127.0.0.1:${gateway.port}`);
    expect([early.status, await early.text()]).toEqual([
      503,
      expect.stringMatching(/^Yet is starting\./),
    ]);
  });
});

it.each(['127.0.0.1', '::1'])(
  'a port that somebody has on %s is said in a sentence',
  async (host) => {
    server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(openGateway(port, 'http://localhost:1')).rejects.toThrow(
      `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
    );
  },
);
