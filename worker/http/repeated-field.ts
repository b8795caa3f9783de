import { visit } from 'jsonc-parser';

/** JSON.parse keeps the last of two fields of the same name; whoever sent them meant something else. */
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
