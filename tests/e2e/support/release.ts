import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The app at an address of its own, where a newer version can be released: `release` changes what
 * `/sw.js` says from then on, as a deploy does. (A browser fetches that script past all routes of a
 * test.)
 */
export async function startReleases(app: string) {
  let released = 0;
  const server = createServer((asked, answer) => {
    const { host: _host, 'accept-encoding': _encoding, ...headers } = asked.headers;
    const forwarded = request(
      new URL(asked.url ?? '/', app),
      {
        method: asked.method,
        headers: { ...headers, ...(asked.headers.origin && { origin: app }) },
      },
      (got) => {
        const isScript = asked.url === '/sw.js';
        const { 'content-length': _length, etag: _tag, ...changed } = got.headers;
        answer.writeHead(got.statusCode ?? 502, isScript ? changed : got.headers);
        got.pipe(answer, { end: !isScript });
        if (isScript) got.on('end', () => answer.end(`\n// release ${released}\n`));
      },
    );
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      released += 1;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
