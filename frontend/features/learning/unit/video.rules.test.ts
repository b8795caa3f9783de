import { expect, test } from 'vitest';
import { playerFrom, saysEnded } from './video.rules.ts';

test.each([
  ['', { kind: 'none' }],
  ['  ', { kind: 'none' }],
  ['not an address', { kind: 'refused' }],
  ['http://embed.ted.com/talks/a_talk', { kind: 'refused' }],
  ['https://embed.ted.com.evil.org/talks/a_talk', { kind: 'refused' }],
  ['javascript:alert(1)', { kind: 'refused' }],
  [
    'https://embed.ted.com/talks/a_talk',
    { kind: 'ready', url: 'https://embed.ted.com/talks/a_talk' },
  ],
])('the address "%s" gives %j', (content, player) => {
  expect(playerFrom(content)).toEqual(player);
});

test.each([
  [{ event: 'ended' }, true],
  ['{"context":"player.js","event":"ended"}', true],
  [{ type: 'Ended' }, true],
  [{ event: 'timeupdate', value: 3 }, false],
  ['ended', false],
  ['"ended"', false],
  ['null', false],
  [null, false],
  [7, false],
  [{ event: { name: 'ended' } }, false],
])('%j says that it is over: %s', (data, does) => {
  expect(saysEnded(data)).toBe(does);
});
