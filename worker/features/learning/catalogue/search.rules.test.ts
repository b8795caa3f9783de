import { describe, expect, it } from 'vitest';
import { foldedWords, matchOf, probeOf, textOfHtml } from './search.rules.ts';

describe('a search', () => {
  it.each([
    ['Racing heart', ['racing', 'heart']],
    ["don't  “stop”", ['don', 't', 'stop']],
    ['Çalışma 35', ['çalışma', '35']],
    ['!?', []],
  ])('reads %j as the words %j', (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });

  it.each([
    [['a', 'racing', 'heart'], 'racing'],
    [['übung', 'ab'], 'ab'],
    [['übung'], ''],
    [[], ''],
  ])('asks the database for the longest word it can fold: of %j for %j', (words, probe) => {
    expect(probeOf(words)).toBe(probe);
  });

  it('looks at what a reader reads, not at tags', () => {
    expect(
      foldedWords(textOfHtml('<p class="lead">Don&#39;t <a href="https://x.test">hurry</a></p>')),
    ).toEqual(['don', 't', 'hurry']);
  });

  const unit = {
    title: 'A racing heart',
    claim: 'Stress can be fuel',
    text: 'She stood in the hall.',
  };
  it.each([
    ['heart', 3],
    ['HEART rac', 3],
    ['heart fuel', 2],
    ['hall fuel', 1],
    ['hall garden', 0],
    ['…', 0],
  ])('%j matches %s', (q, match) => {
    expect(matchOf(unit, foldedWords(q))).toBe(match);
  });
});
