import { expect, it } from 'vitest';
import { aCast, type Called, callEveryRoute } from '#tests/worker/every-route.ts';
import { run } from '#tests/worker/home-rows.ts';
import { amongAMillionRows, OTHERS_ROWS, ofOrdinarySize } from '#tests/worker/ordinary.ts';

/** The trail is everybody's, and this very test makes it longer; its pages are bounded. */
const GROWS_BY_ITSELF = 'GET /api/admin/audit';

/**
 * One call of two may be the first of a minute, or find a row of the other person's first: it is
 * never more than a few.
 */
const SLACK = 5;

async function calledByOneOfOrdinarySize(): Promise<Called[]> {
  const cast = await aCast();
  await ofOrdinarySize(cast.owner);
  return (await callEveryRoute(cast)).filter(({ route }) => route !== GROWS_BY_ITSELF);
}

it('reads no more rows among a million of others than among few', async () => {
  expect(OTHERS_ROWS).toBeGreaterThanOrEqual(1_000_000);
  const few = await calledByOneOfOrdinarySize();
  // The table's examples give everybody the same address.
  await run('update users set email = null, email_key = null');
  const bytesPerRow = await amongAMillionRows();
  const many = await calledByOneOfOrdinarySize();
  const rows = many.map(({ route, rowsRead, rowsWritten, roundTrips, isGood }) => [
    route,
    { rowsRead, rowsWritten, roundTrips, ...(!isGood && { refused: true }) },
  ]);
  // For the benchmark, which keeps it.
  console.log(`ROWS ${JSON.stringify({ bytesPerRow, routes: Object.fromEntries(rows) })}`);
  const grown = many
    .filter(({ rowsRead }, index) => rowsRead > (few[index]?.rowsRead ?? 0) + SLACK)
    .map(({ route, rowsRead }, index) => `${route} read ${few[index]?.rowsRead}, then ${rowsRead}`);
  expect(grown).toEqual([]);
}, 400_000);
