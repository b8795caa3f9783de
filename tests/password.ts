/** Everybody's in tests: it fits the rules for a new one. */
export const PASSWORD = 'Correct-horse-7';
