import { visit } from 'jsonc-parser';

/**
 * The first field that occurs twice in one object, if any: JSON.parse would silently take the last
 * one.
 */
export function findRepeatedField(text: string): string | undefined {
  const open: Set<string>[] = [];
  let repeated: string | undefined;
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectProperty: (name) => {
      const names = open.at(-1);
      if (names?.has(name)) repeated ??= name;
      names?.add(name);
    },
    onObjectEnd: () => {
      open.pop();
    },
  });
  return repeated;
}
