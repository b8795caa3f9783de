import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is the push service of a browser', (endpoint) => {
  expect(isPushEndpoint(endpoint, false)).toBe(true);
});

test.each([
  'https://push.example.org/1',
  'https://fcm.googleapis.com.evil.example/1',
  'https://evilpush.apple.com.example/1',
  'https://notpush.apple.community/1',
  'https://xpush.services.mozilla.com.evil/1',
  'https://evil.example/#fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/1',
  'https://fcm.googleapis.com:8443/1',
  'https://fcm.googleapis.com./1',
  'http://fcm.googleapis.com/1',
  'http://localhost:8787/api/user',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://[::ffff:10.0.0.1]/1',
  'https://2130706433/1',
  'https://0x7f.1/1',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/1',
  'https://router.local/1',
  'https://metadata.google.internal/1',
  'file:///etc/passwd',
  'no address',
])('%s is none', (endpoint) => {
  expect(isPushEndpoint(endpoint, false)).toBe(false);
});

test('on somebody’s own machine a peer there will do, and an address inside their network will not', () => {
  expect(isPushEndpoint('http://127.0.0.1:4567/send/1', true)).toBe(true);
  expect(isPushEndpoint('https://push.example.org/1', true)).toBe(true);
  for (const inner of ['https://10.0.0.1/1', 'https://0xa.1/1', 'https://router.local/1'])
    expect(isPushEndpoint(inner, true)).toBe(false);
});
