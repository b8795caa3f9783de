import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Peer } from './peer-server.ts';

/** Where a service gets stuck: before it says anything, or in the middle of what it says. */
export type Stuck = 'silent' | 'half';

/** A service that takes every request and never comes to an end with any. */
export async function startTarpit(stuck: Stuck): Promise<Peer> {
  const server = createServer((request, response) => {
    request.resume();
    if (stuck === 'silent') return;
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"id": "the rest of this never');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
