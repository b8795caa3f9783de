import { EXPORT_LISTS, type ExportList } from '#schema/contracts/export-file.ts';

type Row = Record<string, unknown> & { id?: unknown };
type File = Record<string, unknown>;

/**
 * The list that rows of another list refer to, and the field that refers; both go into the same
 * part.
 */
const TIES: Partial<Record<ExportList, [list: ExportList, field: string, within?: string]>> = {
  journal: ['goals', 'goalId'],
  chat: ['conversations', 'conversationId'],
  keptThings: ['goals', 'goalId'],
  reminders: ['goals', 'goalId'],
  responses: ['assessments', 'assessmentId'],
  activities: ['goals', 'goalId', 'metadata'],
  journey: ['goals', 'goalId', 'eventData'],
};

const encoder = new TextEncoder();
/** Of a row among others: its JSON and a comma. */
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length + 1;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * Splits an export into files of at most `maxBytes`, which can be imported in any order and
 * repeatedly: each contains the parents of its rows. A small file stays one; what is no export is
 * returned unchanged.
 */
export function splitExport(file: File, maxBytes: number): File[] {
  if (bytesOf(file) <= maxBytes) return [file];
  const lists = EXPORT_LISTS.filter((list) => Array.isArray(file[list]));
  const head = Object.fromEntries(
    Object.entries(file).filter(([name]) => !lists.includes(name as ExportList)),
  );
  const bare = { format: file['format'], version: file['version'], exportedAt: file['exportedAt'] };
  // Names, brackets and commas of the lists themselves.
  const frame = 40 * EXPORT_LISTS.length;

  const parts: File[] = [];
  let held = new Map<ExportList, Set<unknown>>();
  let size = 0;

  function begin(): void {
    const part = parts.length === 0 ? { ...head } : { ...bare };
    parts.push(part);
    held = new Map();
    size = bytesOf(part) + frame;
  }
  function put(list: ExportList, row: Row): void {
    const part = parts.at(-1) as File;
    part[list] ??= [];
    (part[list] as Row[]).push(row);
    held.set(list, (held.get(list) ?? new Set()).add(row.id));
    size += bytesOf(row);
  }
  const isHeld = (list: ExportList, row: Row) => held.get(list)?.has(row.id) ?? false;

  const parents = new Map(
    lists.map((list) => [list, new Map((file[list] as Row[]).map((row) => [row?.id, row]))]),
  );
  function tiedTo(list: ExportList, row: Row): [ExportList, Row] | undefined {
    const [parentList, field, within] = TIES[list] ?? [];
    if (!parentList || !field) return undefined;
    const holder = within ? row[within] : row;
    const parent = isRow(holder) ? parents.get(parentList)?.get(holder[field]) : undefined;
    return parent && [parentList, parent];
  }

  begin();
  for (const list of lists) {
    for (const row of file[list] as Row[]) {
      if (!isRow(row)) return [file];
      if (isHeld(list, row)) continue;
      const tie = tiedTo(list, row);
      const missing = tie && !isHeld(...tie) ? bytesOf(tie[1]) : 0;
      if (size + missing + bytesOf(row) > maxBytes && held.size > 0) begin();
      if (tie && !isHeld(...tie)) put(...tie);
      put(list, row);
    }
  }
  return parts;
}
