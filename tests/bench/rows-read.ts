import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';
import { runTool } from '#scripts/lib/run.ts';
import { type Gate, nothingOf } from './gates.ts';

/**
 * What one call asks of the database; `refused` where the example of the table of routes gets no
 * further here.
 */
export interface RowsOfRoute {
  rowsRead: number;
  rowsWritten: number;
  roundTrips: number;
  refused?: true;
}
type RowsByRoute = Record<string, RowsOfRoute>;
export interface Rows {
  /** Of a short row, with its index entries. */
  bytesPerRow: number;
  routes: RowsByRoute;
}

const KEPT = inRoot('tests/bench/rows-read.json');
const DOCUMENT = inRoot('docs/rows-read.md');

export const keptRows = (): Rows => JSON.parse(readFileSync(KEPT, 'utf8'));

/**
 * Calls every route in workerd on D1, once with few people and once among a million rows of others.
 */
export function measureRows(): { rows: Rows; grows: boolean; output: string } {
  const { ok, output } = runTool('vitest', ['run', '--project', 'rows'], { NO_COLOR: '1' });
  const line = /^ROWS (\{.*\})$/m.exec(output)?.[1];
  if (!line) throw new Error(`The rows could not be counted:\n${output}`);
  return { rows: JSON.parse(line), grows: !ok, output };
}

const says = (of: RowsOfRoute | undefined) =>
  of ? `${of.rowsRead} read, ${of.rowsWritten} written` : 'nothing';

/**
 * Lists and other reads must be as they are kept; a change may read a row more or less with the day
 * it is made on.
 */
export function rowGates({
  rows: { routes: rows },
  grows,
}: {
  rows: Rows;
  grows: boolean;
}): Gate[] {
  const kept = keptRows().routes;
  const strays = Object.keys({ ...kept, ...rows })
    .filter((route) => route.startsWith('GET ') || !rows[route] || !kept[route])
    .filter((route) => rows[route]?.rowsRead !== kept[route]?.rowsRead);
  for (const route of strays)
    console.log(`  ${route}: ${says(rows[route])}; kept was ${says(kept[route])}`);
  return [
    nothingOf('Routes whose rows read grow with other people’s rows', Number(grows)),
    nothingOf('Reads whose rows differ from docs/rows-read.md', strays.length),
  ];
}

const HEAD = `# Rows read and written

Per call, as D1 counts and bills them, for a person of ordinary size (18 goals, 60 journal entries, 120 exchanges with Eden, 300
activities, 100 journey events, 60 learning units; [\`ordinary.ts\`](../tests/worker/ordinary.ts)) in a database with 1,020,000 rows of
20,000 others: accounts, sessions, goals, journal, chat, activities, journey events, progress. With few people in it every route
reads as many, give or take five. Written rows include index entries. The session that is asked for in each batch is included.

Made and held by \`npm run bench\`: it fails when a read differs from this table or grows with other people's rows, and
\`npm run bench -- --keep-rows\` writes the table anew. Routes without a session are not here. A \`*\` marks a call that the example in
the table of routes cannot bring to a good end; it is counted up to its refusal.

| Route | Rows read | Rows written | Round trips |
|---|---:|---:|---:|
`;

/** Writes the table, for the eye and for the next run. */
export function keepRows({ bytesPerRow, routes }: Rows): void {
  writeFileSync(KEPT, `${JSON.stringify({ bytesPerRow, routes }, null, 2)}\n`);
  const lines = Object.entries(routes)
    .toSorted(([, a], [, b]) => b.rowsRead - a.rowsRead)
    .map(
      ([route, { rowsRead, rowsWritten, roundTrips, refused }]) =>
        `| \`${route}\`${refused ? ' *' : ''} | ${rowsRead} | ${rowsWritten} | ${roundTrips} |`,
    );
  writeFileSync(DOCUMENT, `${HEAD}${lines.join('\n')}\n`);
}
