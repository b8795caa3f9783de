import { expect, test } from 'vitest';
import { withoutMarkdown } from './plain-words.rules.ts';

test.each([
  ['Plain as it is: 3 - 2 = 1.', 'Plain as it is: 3 - 2 = 1.'],
  ['## A look\n\n**Try** this:\n- `one`\n- two', 'A look Try this: one two'],
  ['See [the page](https://a.b).', 'See the page.'],
  ['Not [a page](javascript:alert(1)).', 'Not a page.'],
  ['> Quoted\n\nand not', 'Quoted and not'],
  ['One\n\n  - two\n \n+ three', 'One two three'],
  ['[See [the page](https://a.b)', '[See the page'],
])('%s', (text, words) => {
  expect(withoutMarkdown(text)).toBe(words);
});
