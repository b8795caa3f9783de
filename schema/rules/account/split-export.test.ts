import { describe, expect, it } from 'vitest';
import { splitExport } from './split-export.ts';

const HEAD = { format: 'yet-export', version: 1, exportedAt: '2026-03-01T00:00:00.000Z' };
const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function anExport(goals: number, entries: number) {
  return {
    ...HEAD,
    account: { username: 'ada' },
    goals: Array.from({ length: goals }, (_, index) => ({
      id: index + 1,
      title: `Goal ${index} ß`,
    })),
    journal: Array.from({ length: entries }, (_, index) => ({
      id: index + 1,
      goalId: (index % goals) + 1,
      content: 'ü'.repeat(index % 50),
    })),
    activities: Array.from({ length: entries }, (_, index) => ({
      id: index + 1,
      metadata: index % 2 ? { goalId: (index % goals) + 1 } : {},
    })),
  };
}

describe('dividing an export', () => {
  it('leaves a small one as it is', () => {
    const file = anExport(2, 3);
    expect(splitExport(file, 100_000)).toEqual([file]);
  });

  it('makes parts that are small enough, whole in themselves, and hold every row', () => {
    const file = anExport(7, 400);
    const max = 5_000;
    const parts = splitExport(file, max) as any[];
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) {
      expect(sizeOf(part)).toBeLessThanOrEqual(max);
      expect(part).toMatchObject(HEAD);
      const goals = new Set((part.goals ?? []).map(({ id }: any) => id));
      for (const { goalId } of part.journal ?? []) expect(goals).toContain(goalId);
      for (const { metadata } of part.activities ?? [])
        if (metadata.goalId !== undefined) expect(goals).toContain(metadata.goalId);
      expect(goals.size).toBe((part.goals ?? []).length);
    }
    for (const list of ['goals', 'journal', 'activities'] as const) {
      const ids = new Set(parts.flatMap((part) => (part[list] ?? []).map(({ id }: any) => id)));
      expect([list, ids.size]).toEqual([list, file[list].length]);
    }
    expect(parts.filter((part) => part.account).length).toBe(1);
  });

  it('puts a row that is larger than a part into one of its own', () => {
    const file = {
      ...HEAD,
      goals: [
        { id: 1, title: 'x'.repeat(5000) },
        { id: 2, title: 'y' },
      ],
    };
    expect((splitExport(file, 2000) as any[]).map((part) => part.goals.length)).toEqual([1, 1]);
  });

  it.each([[{ goals: [null, 'x'.repeat(50)] }], [{ goals: 'x'.repeat(50) }]])(
    'returns what is no export as it is: %j',
    (file) => expect(splitExport(file, 10)).toEqual([file]),
  );
});
