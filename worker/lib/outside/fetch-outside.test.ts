import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OUTWARD_CALLS } from '#tests/worker/outward-calls.ts';

const sources = globSync('worker/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);
const filesWith = (pattern: RegExp) =>
  sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

describe('the way out', () => {
  it('is one: nothing else fetches', () => {
    // Files of our own come from the assets' binding, and the app hands requests on to itself.
    const fetching = /(?<![.\w])fetch\((?!\.\.\.request)/;
    const withoutComments = ([file, text]: readonly [string, string]) =>
      fetching.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')) ? [file] : [];
    expect(sources.flatMap(withoutComments)).toEqual(['worker/lib/outside/fetch-outside.ts']);
  });

  it('is taken by those who are in the table, and by nobody else', () => {
    const taking = filesWith(/\bfetchOutside\(/).filter(
      (file) => file !== 'worker/lib/outside/fetch-outside.ts',
    );
    expect(taking.sort()).toEqual(Object.keys(OUTWARD_CALLS).sort());
  });

  it('is the SDKs’ as well: each is known to one file, which hands them ours', () => {
    expect(filesWith(/import\('openai'\)|from 'openai(?!.*import type)/).sort()).toEqual([
      'worker/adapters/openai-coach/model-client.ts',
    ]);
    expect(filesWith(/import\('stripe'\)/)).toEqual(['worker/adapters/stripe/stripe-client.ts']);
    expect(filesWith(/openAiWire\(/).sort()).toEqual([
      'worker/adapters/openai-coach/model-client.ts',
      'worker/adapters/openai-coach/model-coach.ts',
    ]);
    // The endpoint is called by the gateway alone.
    expect(filesWith(/\bendpoint\(\{/)).toEqual(['worker/lib/model-gateway/gateway.ts']);
  });
});
