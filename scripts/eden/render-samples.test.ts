import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/lib/paths.ts';
import { renderSamples } from './render-samples.ts';
import { SAMPLES } from './samples.ts';

it('are twenty-eight', () => {
  expect(SAMPLES).toHaveLength(28);
});

it('stand in docs/eden-samples.md as the coach would say them today', () => {
  expect(readFileSync(inRoot('docs', 'eden-samples.md'), 'utf8')).toBe(renderSamples());
});
