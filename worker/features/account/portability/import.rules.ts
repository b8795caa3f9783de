import type { ExportFile } from '#schema/contracts/export-file.ts';
import type { Issue } from '#worker/lib/errors.ts';

/** A row for `import.queries.ts`: its parent is named by identity, not by an id of the file. */
export type FileRow = Record<string, unknown> & { '~parent'?: unknown[] | null };

type Identities = Map<number, unknown[]>;

export interface Prepared {
  rows: Partial<Record<keyof ExportFile, FileRow[]>>;
  issues: Issue[];
}

/** Lists whose rows have no parent. */
const FREE_STANDING = [
  'freeEntries',
  'conversations',
  'coachNotes',
  'assessments',
  'stickers',
  'motivations',
  'enrollments',
  'progress',
  'recommendations',
  'microLearning',
  'reviews',
] as const satisfies (keyof ExportFile)[];

/** An older file says nothing of what came to stand beside a plan since. */
const UNTICKED = {
  taskIds: [],
  taskTicks: {},
  taskDates: {},
  taskRhythms: {},
  rhythmAnswers: {},
  ifThens: [],
  pausedAt: null,
  archivedAt: null,
};

/**
 * Ids in facts refer to rows that are not imported. Made negative, they stay distinct and match no
 * row.
 */
const detachedId = (id: number) => -Math.abs(id);

function factsHere(
  facts: Record<string, unknown>,
  goals: Identities,
): Pick<FileRow, '~parent'> & { facts: object } {
  const told = { ...facts };
  if (typeof told['shareId'] === 'number') told['shareId'] = detachedId(told['shareId']);
  if (typeof told['goalId'] !== 'number') return { '~parent': null, facts: told };
  const parent = goals.get(told['goalId']) ?? null;
  if (!parent) told['goalId'] = detachedId(told['goalId']);
  return { '~parent': parent, facts: told };
}

/**
 * Prepares a file's rows for import. Ids only tie rows of the file together; an unknown or repeated
 * id is an issue.
 */
export function prepareImport(file: ExportFile): Prepared {
  const issues: Issue[] = [];

  function identitiesOf<Row extends { id: number }>(
    list: string,
    rows: Row[] = [],
    of: (row: Row) => unknown[],
  ): Identities {
    const identities: Identities = new Map();
    rows.forEach((row, index) => {
      if (identities.has(row.id))
        issues.push({ path: `${list}.${index}.id`, message: 'Given twice' });
      identities.set(row.id, of(row));
    });
    return identities;
  }

  function attach<Row>(
    list: string,
    rows: Row[] = [],
    field: keyof Row & string,
    parents: Identities,
  ): FileRow[] {
    return rows.map((row, index) => {
      const id = row[field] as number | null;
      const parent = id === null ? null : parents.get(id);
      if (parent === undefined)
        issues.push({
          path: `${list}.${index}.${field}`,
          message: 'Names a row that this file does not hold',
        });
      return { ...row, '~parent': parent ?? null };
    });
  }

  const goals = identitiesOf('goals', file.goals, ({ createdAt, title }) => [createdAt, title]);
  const conversations = identitiesOf('conversations', file.conversations, (row) => [
    row.createdAt,
    row.title,
  ]);
  const assessments = identitiesOf('assessments', file.assessments, (row) => [
    row.createdAt,
    row.overallScore,
  ]);

  const withFacts = <Row extends object, Field extends keyof Row & string>(
    rows: Row[] = [],
    field: Field,
  ) =>
    rows.map((row): FileRow => {
      const { facts, ...tie } = factsHere(row[field] as Record<string, unknown>, goals);
      return { ...row, ...tie, [field]: facts };
    });

  return {
    rows: {
      ...Object.fromEntries(FREE_STANDING.map((list) => [list, file[list] ?? []])),
      goals: (file.goals ?? []).map((goal) => ({ ...UNTICKED, ...goal })),
      journal: attach(
        'journal',
        file.journal?.map((entry) => ({ mood: null, ...entry })),
        'goalId',
        goals,
      ),
      keptThings: attach('keptThings', file.keptThings, 'goalId', goals),
      reminders: attach('reminders', file.reminders, 'goalId', goals),
      chat: attach('chat', file.chat, 'conversationId', conversations),
      responses: attach('responses', file.responses, 'assessmentId', assessments),
      journey: withFacts(file.journey, 'eventData'),
      activities: withFacts(file.activities, 'metadata'),
    },
    issues,
  };
}

/** Rows as JSON arrays of at most about `maxBytes` each. A row is never split. */
export function chunkRows(rows: FileRow[], maxBytes: number): string[] {
  const encoder = new TextEncoder();
  const lots: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const text = JSON.stringify(row);
    const bytes = encoder.encode(text).length + 1;
    if (size + bytes > maxBytes) {
      lots.push([]);
      size = 0;
    }
    lots.at(-1)?.push(text);
    size += bytes;
  }
  return lots.map((lot) => `[${lot.join(',')}]`);
}
