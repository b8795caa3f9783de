/** "45%" for a fraction of 0 to 1. */
export const percentWords = (fraction: number) => `${Math.round(fraction * 100)}%`;
