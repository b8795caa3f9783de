import { cpus, totalmem } from 'node:os';
import type { Gate } from './gates.ts';
import type { Figures, RoundOutcome } from './rounds.ts';
import { table } from './table.ts';

const HEADS = ['', 'at once', 'p50 ms', 'p95 ms', 'p99 ms', 'req/s', 'CPU µs', 'p50', 'CPU'];

const figures = (name: string, connections: number, f: Figures): string[] => [
  name,
  String(connections),
  ...[f.p50, f.p95, f.p99].map((ms) => ms.toFixed(2)),
  f.perSecond.toFixed(0),
  f.cpuMicros.toFixed(0),
];

/** One row for the app and one for its floor; the ratio of the two ends the app's row. */
export function latencyTable(outcomes: RoundOutcome[]): string {
  const rows = outcomes.flatMap(({ name, connections, app, floor, ratio }) => {
    const first = figures(name, connections, app);
    if (!floor || !ratio) return [first];
    const times = [ratio.p50, ratio.cpuMicros].map((value) => `${value.toFixed(2)}x`);
    return [[...first, ...times], figures('  its floor', connections, floor)];
  });
  return table(HEADS, rows);
}

export function gateTable(gates: Gate[]): string {
  return table(
    ['gate', 'is', 'limit', ''],
    gates.map(({ name, value, limit, holds }) => [
      name,
      Number.isInteger(value) ? String(value) : value.toFixed(2),
      limit,
      holds ? 'ok' : 'over',
    ]),
  );
}

export interface Machine {
  cores: number;
  processor: string;
  memoryGib: number;
  node: string;
}

export const thisMachine = (): Machine => ({
  cores: cpus().length,
  processor: cpus()[0]?.model.trim() ?? 'unknown processor',
  memoryGib: Math.round(totalmem() / 2 ** 30),
  node: process.version,
});

/** Gates as `docs/speed.md` has them. */
export const markdownGates = (gates: Gate[]): string =>
  [
    '| | measured | limit |',
    '|---|---|---|',
    ...gates.map(({ name, value, limit }) => `| ${name} | ${figure(value)} | ${limit} |`),
  ].join('\n');

const figure = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/**
 * The table of `docs/speed.md`: a line for each request that is held to its floor, and one for
 * every other figure that is gated.
 */
export function markdownTable(outcomes: RoundOutcome[], gates: Gate[]): string {
  const held = outcomes.filter(
    ({ name, ratio }) => ratio && gates.some((gate) => gate.name.startsWith(`${name}, `)),
  );
  const lines = [...new Set(held.map(({ name }) => name))].map((name) => {
    const of = held.filter((outcome) => outcome.name === name);
    const ratios = of
      .map(({ ratio }) => `${ratio?.p50.toFixed(2)} / ${ratio?.cpuMicros.toFixed(2)}`)
      .join(', ');
    const limit = gates.find((gate) => gate.name.startsWith(`${name}, `))?.limit;
    return `| ${name}, over its floor: p50 / CPU at ${of.map(({ connections }) => connections).join(' and ')} at once | ${ratios} | ${limit} |`;
  });
  const others = gates
    .filter(({ name }) => !name.includes(' over floor'))
    .map(({ name, value, limit }) => `| ${name} | ${figure(value)} | ${limit} |`);
  return ['| | measured | limit |', '|---|---|---|', ...lines, ...others].join('\n');
}
