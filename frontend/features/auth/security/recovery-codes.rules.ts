import type { RecoveryCodes } from '#schema/contracts/account-life.ts';

/** The codes as a note to keep: whose they are, from when, and what to do with them. */
export function codesAsText({ codes, madeAt }: RecoveryCodes, name: string): string {
  return [
    `Yet: recovery codes of ${name}, made on ${madeAt.slice(0, 10)}`,
    'Each works once, at /recover. Making new ones ends these.',
    '',
    ...codes,
    '',
  ].join('\n');
}
