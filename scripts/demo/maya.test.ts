import { describe, expect, it } from 'vitest';
import { ExportFile } from '#schema/contracts/export-file.ts';
import { prepareImport } from '#worker/features/account/portability/import.rules.ts';
import { screen } from '#worker/lib/safety/screen.ts';
import { mayasYear } from './maya.ts';
import { GOALS } from './maya-goals.ts';

const DAYS = [
  '2026-11-22T20:30:00Z',
  '2028-02-29T00:01:00Z',
  '2027-03-28T01:30:00Z',
  '2026-12-31T23:59:00Z',
];

describe.each(DAYS)('the demonstration on %s', (day) => {
  const today = new Date(day);
  const year = mayasYear(today);

  it('is a file that the app reads in', () => {
    expect(ExportFile.safeParse(year).error?.issues ?? []).toEqual([]);
    expect(prepareImport(year).issues).toEqual([]);
  });

  it('lies in the year that ends today, and what is open still has its date ahead', () => {
    const past = [
      ...(year.journal ?? []).map(({ createdAt }) => createdAt),
      ...(year.chat ?? []).map(({ createdAt }) => createdAt),
      ...(year.activities ?? []).map(({ createdAt }) => createdAt),
      ...(year.stickers ?? []).map(({ acquisitionDate }) => acquisitionDate),
      ...(year.progress ?? []).map(({ openedAt }) => openedAt),
    ];
    expect(past.filter((at) => at > today.toISOString())).toEqual([]);
    for (const { completed, targetDate, milestone, roadmap } of year.goals ?? []) {
      expect((targetDate as string) > day.slice(0, 10)).toBe(!completed);
      expect(milestone + 1 === roadmap.milestones.length).toBe(completed);
    }
  });

  it('no answer of Eden stands twice in the journal', () => {
    const said = (year.journal ?? []).flatMap(({ aiResponse }) => aiResponse ?? []);
    expect(said.length).toBeGreaterThan(25);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('what Maya writes', () => {
  const { journal = [], chat = [], stickers = [], assessments = [] } = mayasYear(new Date());

  it('is a life without an alarm in it', () => {
    const texts = [...journal, ...chat].map(({ content }) => content);
    const levels = texts.map((text) => screen(text).level);
    expect(levels.filter((level) => level === 'danger' || level === 'harm')).toEqual([]);
    // An ordinary year is asked about now and then, and not every week.
    expect(levels.filter((level) => level === 'check').length).toBeLessThanOrEqual(
      texts.length / 9,
    );
  });

  it('belongs to the time of its goal', () => {
    const days = new Map(GOALS.map(({ title }) => [title, 0]));
    for (const { goalId } of journal) {
      const { title } = GOALS[goalId - 1] as (typeof GOALS)[number];
      days.set(title, (days.get(title) ?? 0) + 1);
    }
    expect([...days].filter(([, count]) => count === 0)).toEqual([]);
    expect(new Set(journal.map(({ content }) => content)).size).toBe(journal.length);
  });

  it('shows every kind of thing: stickers of three rarities, scores that moved', () => {
    expect(stickers.length).toBeGreaterThan(30);
    expect(stickers.length).toBeLessThan(52);
    const [first, last] = [assessments[0], assessments.at(-1)];
    expect((last?.criticismScore ?? 0) - (first?.criticismScore ?? 5)).toBeGreaterThan(1);
  });
});
