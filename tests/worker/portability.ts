import { expect } from 'vitest';
import * as z from 'zod/mini';
import { EXPORT_LISTS, ExportFile } from '#schema/contracts/export-file.ts';
import type { Person } from './harness.ts';

export const exported = async (person: Person): Promise<any> => {
  const { status, body, headers } = await person.get('/api/export.json');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="yet-export.json"');
  return z.parse(ExportFile, body);
};

export const importing = (person: Person, file: unknown) => person.post('/api/import', file);

/**
 * Lists that are told and not read in again: shares and notes are between two, payments are no
 * file's to grant.
 */
export const TOLD_ONLY = ['shares', 'notes', 'payments'];

/**
 * Two exports made comparable: rows keep their order, ids become places in it, and what differs
 * between two accounts by nature (who it is, when it was exported) is left out.
 */
export function normalised(file: any) {
  const places = new Map<string, Map<number, number>>();
  for (const list of EXPORT_LISTS)
    places.set(
      list,
      new Map((file[list] ?? []).map((row: any, index: number) => [row.id, index + 1])),
    );
  const placeOf = (list: string, id: unknown) =>
    typeof id === 'number' ? (places.get(list)?.get(id) ?? -1) : id;
  const lists = EXPORT_LISTS.filter((list) => !TOLD_ONLY.includes(list)).map((list) => {
    const rows = file[list].map(({ id: _, ...row }: any) => {
      if ('goalId' in row) row.goalId = placeOf('goals', row.goalId);
      if ('conversationId' in row)
        row.conversationId = placeOf('conversations', row.conversationId);
      if ('assessmentId' in row) row.assessmentId = placeOf('assessments', row.assessmentId);
      for (const facts of ['metadata', 'eventData'])
        if (row[facts]?.goalId !== undefined)
          row[facts] = { ...row[facts], goalId: placeOf('goals', row[facts].goalId) };
      return row;
    });
    return [list, rows];
  });
  return {
    ...Object.fromEntries(lists),
    preferences: file.account.preferences,
    profile: file.profile && { ...file.profile, createdAt: undefined },
  };
}
