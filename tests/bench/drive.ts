import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { cpuMicrosOf } from './cpu-time.ts';
import type { Workload, WorkloadRequest } from './workloads.ts';

export interface Target {
  url: URL;
  pid: number;
  cookie: string;
}

export interface Driven {
  /** Milliseconds of each request, from sending it to its last byte. */
  latencies: number[];
  perSecond: number;
  /** Processor time that the server's process spent on one request, on average. */
  cpuMicros: number;
}

/**
 * Sends one request and reads the whole answer, naming each piece of it as it arrives. @throws
 * Error unless it is a 200.
 */
export function sendTimed(
  agent: Agent,
  { url, cookie }: Target,
  { method, path, body, accept, isKeyed }: WorkloadRequest,
  onPiece?: (piece: Buffer) => void,
): Promise<Buffer> {
  const headers: Record<string, string | number> = { cookie };
  if (accept !== undefined) headers['accept'] = accept;
  if (isKeyed) headers['idempotency-key'] = randomUUID();
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    headers['content-length'] = Buffer.byteLength(body);
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: url.hostname, port: url.port, method, path, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => {
          onPiece?.(chunk);
          chunks.push(chunk);
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks);
          if (answer.statusCode === 200) resolve(bytes);
          else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${bytes}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends `requests` requests over `connections` kept-alive connections, each as fast as it is
 * answered. The turns of every lane are counted from `firstTurn`.
 */
export async function drive(
  target: Target,
  workload: Workload,
  connections: number,
  requests: number,
  firstTurn: number,
): Promise<Driven> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const turns = requests / connections;
  const lane = async (index: number) => {
    for (let turn = 0; turn < turns; turn++) {
      const started = performance.now();
      await sendTimed(agent, target, workload.request(index, firstTurn + turn));
      latencies.push(performance.now() - started);
    }
  };
  const cpuBefore = cpuMicrosOf(target.pid);
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, (_, index) => lane(index)));
  const seconds = (performance.now() - started) / 1000;
  const cpuMicros = (cpuMicrosOf(target.pid) - cpuBefore) / requests;
  agent.destroy();
  return { latencies, perSecond: requests / seconds, cpuMicros };
}
