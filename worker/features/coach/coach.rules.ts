const TITLE_MAX = 60;

/** A conversation is called by how it began: its first line, cut at a word. */
export function titleOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= TITLE_MAX) return line;
  const cut = line.slice(0, TITLE_MAX);
  const space = cut.lastIndexOf(' ');
  return `${(space > TITLE_MAX / 2 ? cut.slice(0, space) : cut).toWellFormed().replaceAll('\ufffd', '')}…`;
}
