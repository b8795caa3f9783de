import { describe, expect, it } from 'vitest';
import { mendTypos } from './mend-typos.ts';

describe('mendTypos', () => {
  it.each([
    ['learn spansh', 'learn spanish'],
    ['run a marahton', 'run a marathon'],
    ['programing', 'programming'],
    ['play the guitra', 'play the guitar'],
  ])('mends %j', (typed, meant) => {
    expect(mendTypos(typed)).toBe(meant);
  });

  it.each([
    'finish my work',
    'mediation course',
    'stop waiting',
    'parent evening',
    'keep talking',
    'learn to ride',
  ])('leaves %j alone', (text) => {
    expect(mendTypos(text)).toBe(text);
  });
});
