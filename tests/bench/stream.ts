import { Agent } from 'node:http';
import { sendTimed, type Target } from './drive.ts';
import { median } from './statistics.ts';
import type { Workload } from './workloads.ts';

/** When the parts of a streamed reply arrive, in milliseconds since it was asked for. */
interface Arrivals {
  firstByte: number;
  /** The first piece in which something is said. */
  firstWords: number;
  /** The last piece of all: where everything comes in one piece, this is the first byte. */
  lastByte: number;
}

export interface StreamFigures extends Arrivals {
  /** First byte over last byte, within a reply. Of 1 when nothing is streamed. */
  firstOverLast: number;
}

const SAYS_SOMETHING = 'event: delta';

async function listen(
  agent: Agent,
  target: Target,
  workload: Workload,
  turn: number,
): Promise<Arrivals> {
  const pieces: { at: number; text: string }[] = [];
  const started = performance.now();
  await sendTimed(agent, target, workload.request(0, turn), (piece) =>
    pieces.push({ at: performance.now() - started, text: piece.toString() }),
  );
  const when = (piece = { at: Number.NaN }) => piece.at;
  return {
    firstByte: when(pieces[0]),
    firstWords: when(pieces.find(({ text }) => text.includes(SAYS_SOMETHING))),
    lastByte: when(pieces.at(-1)),
  };
}

/** Listens to `requests` replies, one after the other, on one connection. Medians. */
export async function measureStream(
  target: Target,
  workload: Workload,
  requests: number,
): Promise<StreamFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const heard: Arrivals[] = [];
  for (let turn = 0; turn < requests; turn++)
    heard.push(await listen(agent, target, workload, turn));
  agent.destroy();
  const middle = (read: (arrivals: Arrivals) => number) => median(heard.map(read));
  return {
    firstByte: middle(({ firstByte }) => firstByte),
    firstWords: middle(({ firstWords }) => firstWords),
    lastByte: middle(({ lastByte }) => lastByte),
    firstOverLast: middle(({ firstByte, lastByte }) => firstByte / lastByte),
  };
}
