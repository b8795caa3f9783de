import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A line on which half of a page comes at once, and the rest after a while. */
export interface Trickle {
  url: string;
  close(): void;
}

/** Serves the page in two pieces, cut after the first `</h1>`. @param pauseMs between them */
export async function trickle(html: string, pauseMs: number): Promise<Trickle> {
  const cut = html.indexOf('</h1>') + '</h1>'.length;
  const server = createServer(async (asked, answer) => {
    if (asked.url !== '/') return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.write(html.slice(0, cut));
    await sleep(pauseMs);
    answer.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
