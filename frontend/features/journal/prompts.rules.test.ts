import { expect, test } from 'vitest';
import { PROMPTS, promptFor } from './prompts.rules.ts';

test('every prompt has its turn before one comes again', () => {
  const turns = Array.from({ length: PROMPTS.length }, (_, turn) => promptFor(20_000 + turn));
  expect(new Set(turns).size).toBe(PROMPTS.length);
});

test('prompts are short questions, and none asks why it went wrong', () => {
  for (const prompt of PROMPTS) {
    expect(prompt).toMatch(/\?$/);
    expect(prompt.length).toBeLessThan(80);
    expect(prompt).not.toMatch(/\bwhy\b|\bfail/i);
  }
});

test('any number finds its prompt', () => {
  expect(PROMPTS).toContain(promptFor(-1));
  expect(PROMPTS).toContain(promptFor(0));
});
