import { readFileSync, writeFileSync } from 'node:fs';
import { keptRows } from '#tests/bench/rows-read.ts';
import { log, stop } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';
import {
  ASSUMED,
  PAGES,
  PRICES,
  REQUESTS_PER_DAY,
  type Scale,
  scaleOf,
} from './lib/scale-figures.ts';

const DOCUMENT = inRoot('docs/scale.md');
const BETWEEN = /(<!-- figures -->\n)[\s\S]*(<!-- \/figures -->)/;
const PEOPLE = [1_000, 100_000, 10_000_000];

const UNITS: [number, string][] = [
  [1e9, ' billion'],
  [1e6, ' million'],
  [1e3, ' thousand'],
];
const digits = (value: number) =>
  value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toPrecision(2);
function short(value: number): string {
  const [size, name] = UNITS.find(([least]) => value >= least) ?? [1, ''];
  return `${digits(value / size)}${name}`;
}
const dollars = (value: number) =>
  `$${value < 1000 ? value.toFixed(value < 10 ? 2 : 0) : short(value)}`;

const rows = keptRows();
const scales = PEOPLE.map((people) => scaleOf(people, rows));
const line = (name: string, cell: (scale: Scale) => string) =>
  `| ${name} | ${scales.map(cell).join(' | ')} |`;
const table = [
  `| | ${PEOPLE.map((people) => `${people.toLocaleString('en-US')} people`).join(' | ')} |`,
  `|---|${PEOPLE.map(() => '---:').join('|')}|`,
  line('Requests a month', ({ requests }) => short(requests)),
  line('Worker CPU a month, hours', ({ cpuMilliseconds }) => short(cpuMilliseconds / 3_600_000)),
  line('D1 rows read a month', ({ rowsRead }) => short(rowsRead)),
  line('D1 rows written a month, index entries included', ({ rowsWritten }) => short(rowsWritten)),
  line(
    'KV reads / writes a month',
    ({ kvReads, kvWrites }) => `${short(kvReads)} / ${short(kvWrites)}`,
  ),
  line('D1 storage after a year, GB', ({ gigabytes }) => short(gigabytes)),
  line('Batches in the busiest second', ({ peakBatches }) => short(peakBatches)),
  line('of them, writing', ({ peakWrites }) => short(peakWrites)),
  line('Databases for that second, without replicas', ({ databasesForTime }) =>
    short(databasesForTime),
  ),
  line('Databases for a year of bytes', ({ databasesForBytes }) => short(databasesForBytes)),
  ...(
    [
      ['requests', 'Requests'],
      ['cpuMilliseconds', 'CPU'],
      ['rowsRead', 'Rows read'],
      ['rowsWritten', 'Rows written'],
      ['kvReads', 'KV reads'],
      ['kvWrites', 'KV writes'],
      ['gigabytes', 'Storage'],
    ] as const
  ).map(([key, name]) => line(`${name}, $ a month`, (scale) => dollars(scale.dollars[key]))),
  line('**In all, with the plan’s $5**', ({ dollarsInAll }) => `**${dollars(dollarsInAll)}**`),
  line(
    'a person and month',
    ({ dollarsInAll, people }) => `$${(dollarsInAll / people).toFixed(4)}`,
  ),
];
const requests = [
  '| On a day one is here | times | rows read | rows written |',
  '|---|---:|---:|---:|',
  ...Object.entries(REQUESTS_PER_DAY).map(([route, times]) => {
    const of = rows.routes[route];
    return `| \`${route}\` | ${times} | ${of?.rowsRead} | ${of?.rowsWritten} |`;
  }),
  `| a page rendered by the Worker | ${PAGES} | the user, their goals and figures | 0 |`,
  `| a password checked | ${ASSUMED.signInsADay} | – | – |`,
];
const assumed = [
  `A quarter of all people is here on a day (${ASSUMED.activeShare}), for ${ASSUMED.days} days a month; the busiest second is ${ASSUMED.peakOverMean} times the mean one.`,
  `CPU: ${ASSUMED.cpuOfCall} ms a call, ${ASSUMED.cpuOfPage} ms a rendered page, ${ASSUMED.cpuOfSignIn} ms a password.`,
  `Kept of a day: ${ASSUMED.rowsKeptADay} rows of ${rows.bytesPerRow} bytes (measured, index entries included), ${ASSUMED.bytesOfEntry} bytes of words an entry, ${ASSUMED.bytesOfExchange} an exchange with Eden.`,
  `One batch holds its database for ${ASSUMED.batchMilliseconds} ms.`,
];
const prices = `A month's prices in dollars, per million beyond what is included: ${Object.entries(
  PRICES,
)
  .flatMap(([name, price]) =>
    typeof price === 'number' ? [] : [`${name} ${price.each} (${short(price.included)} included)`],
  )
  .join(', ')}; gigabytes each.`;

const text = readFileSync(DOCUMENT, 'utf8');
if (!BETWEEN.test(text)) stop('docs/scale.md has lost the marks between which its figures stand.');
const figures = `\n${requests.join('\n')}\n\n${assumed.map((sentence) => `- ${sentence}`).join('\n')}\n- ${prices}\n\n${table.join('\n')}\n\n`;
writeFileSync(
  DOCUMENT,
  text.replace(BETWEEN, (_, begin, end) => `${begin}${figures}${end}`),
);
console.log(table.join('\n'));
log('Written into docs/scale.md');
