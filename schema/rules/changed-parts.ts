/**
 * The names of the fields whose values differ, whatever is in them. Both are plain JSON with the
 * same fields.
 */
export function changedParts<Fields extends object>(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter(
    (name) => !isSame(before[name as keyof Fields], after[name as keyof Fields]),
  );
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    ours.length === theirs.size && ours.every(([name, value]) => isSame(value, theirs.get(name)))
  );
}
