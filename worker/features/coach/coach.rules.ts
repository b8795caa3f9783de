const TITLE_MAX = 60;

/** A conversation is called by how it began: its first line, cut at a word. */
export function titleOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= TITLE_MAX) return line;
  const cut = line.slice(0, TITLE_MAX);
  const space = cut.lastIndexOf(' ');
  return `${(space > TITLE_MAX / 2 ? cut.slice(0, space) : cut).toWellFormed().replaceAll('\ufffd', '')}…`;
}

/** 32-bit FNV-1a over what was said and how far the talk has come: the built-in coach chooses its words by it. */
export function seedOf(message: string, turns: number): number {
  let hash = 0x811c9dc5 ^ turns;
  for (let index = 0; index < message.length; index++) {
    hash = Math.imul(hash ^ message.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
