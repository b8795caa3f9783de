/** `npm run test:full`: the exhaustive sweeps as well. */
export const isExhaustiveRun = process.env['FULL'] === '1';

/** What a test that only `npm run test:full` runs is tagged with. */
export const EXHAUSTIVE = /@full/;

/**
 * Each size of the window in each theme. `npm test` looks at two of the four, a phone by day and a
 * desktop by night.
 */
export const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => ({
    colorScheme,
    width,
    tag: (colorScheme === 'light') === (width === 390) ? [] : ['@full'],
  })),
);
