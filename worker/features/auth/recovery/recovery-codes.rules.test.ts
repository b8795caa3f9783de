import { expect, it } from 'vitest';
import { foldRecoveryCode, newRecoveryCode } from './recovery-codes.rules.ts';

it('is sixteen letters of a readable alphabet of 32, each as likely: 80 bits', () => {
  const codes = Array.from({ length: 2000 }, newRecoveryCode);
  const counts = new Map<string, number>();
  for (const code of codes) {
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    for (const letter of code.replaceAll('-', ''))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(new Set(codes).size).toBe(2000);
  expect(counts.size).toBe(32);
  // 32,000 letters, 1,000 expected of each; 5 standard deviations is about 156.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
});

it.each([
  '7K2M-ABCD-0123-XYZ1',
  '7k2mabcd0123xyz1',
  ' 7K2M ABCD 0123 XYZ1 ',
  '7K2M–ABCD–O123–XYZI',
  '7k2m-abcd-o123-xyzl',
])('%s is the same code', (typed) => expect(foldRecoveryCode(typed)).toBe('7K2MABCD0123XYZ1'));
