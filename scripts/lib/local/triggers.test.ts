import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#scripts/lib/paths.ts';
import { EVERY_MINUTE, EVERY_QUARTER } from '#worker/triggers.ts';

test('a deployment runs what the Worker listens for: what is due each minute, and the cleaning', () => {
  const [, crons = ''] =
    /^crons = (\[.+\])$/m.exec(readFileSync(inRoot('wrangler.toml'), 'utf8')) ?? [];
  expect(JSON.parse(crons)).toEqual([EVERY_MINUTE, EVERY_QUARTER]);
});
