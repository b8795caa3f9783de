/** "Effort", "Effort and Success", "Challenges, Effort and Success". */
export const joinedNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
