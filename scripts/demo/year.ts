import type { ExportFile } from '#schema/contracts/export-file.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from '#schema/contracts/export-file.ts';
import { seasonOf } from '#schema/rules/appearance/season.ts';
import type { EarnRule, StickerFact } from '#schema/rules/sticker-facts.ts';
import { DAY_MS } from '#schema/rules/time.ts';

const EVENING = 20;
/** Where Maya lives, as far as her days go. */
const ZONE = 'UTC';

type Rows<List extends keyof ExportFile> = NonNullable<ExportFile[List]>;
export type DemoRow<List extends keyof ExportFile> = Rows<List> extends (infer One)[] ? One : never;

/** Something done, which the feed tells and stickers count. */
export interface Done {
  day: number;
  hour?: number;
  type: string;
  description: string;
  metadata?: Record<string, string | number | boolean>;
}

/** A year seen from today: instants of days gone by, and what was done on them. */
export class Year {
  readonly #today: Date;
  readonly #done: (Done & { at: string })[] = [];
  readonly #journey: Omit<DemoRow<'journey'>, 'id'>[] = [];
  /** When each fact rose by one, in any order. */
  readonly #risen = new Map<StickerFact, string[]>();
  #minutes = 0;

  constructor(today: Date) {
    this.#today = today;
  }

  /** The calendar day so many days ago. */
  date(day: number): string {
    return new Date(this.#today.getTime() - day * DAY_MS).toISOString().slice(0, 10);
  }

  /** An instant of that day, never the same twice and never later than now. */
  at(day: number, hour = EVENING): string {
    this.#minutes = (this.#minutes + 7) % 60;
    const planned = Date.parse(`${this.date(day)}T${String(hour).padStart(2, '0')}:00:00.000Z`);
    const instant = planned + this.#minutes * 60_000 + this.#done.length;
    return new Date(Math.min(instant, this.#today.getTime() - 60_000)).toISOString();
  }

  /** Whole days from a date to today; below zero for one ahead. */
  daysSince(date: string): number {
    return Math.round((Date.parse(this.date(0)) - Date.parse(date)) / DAY_MS);
  }

  /** Notes something done, and which facts it raises; returns when. */
  do({ hour, ...done }: Done, ...facts: StickerFact[]): string {
    const at = this.at(done.day, hour);
    this.#done.push({ ...done, at });
    for (const fact of facts) this.raise(fact, at);
    return at;
  }

  raise(fact: StickerFact, at: string): void {
    const times = this.#risen.get(fact);
    if (times) times.push(at);
    else this.#risen.set(fact, [at]);
  }

  tell(event: Omit<DemoRow<'journey'>, 'id'>): void {
    this.#journey.push(event);
  }

  /** Days that count by themselves: being there, again after a gap, early, in each season. */
  #presence(): void {
    const seen = new Set<string>();
    const count = (fact: StickerFact, key: string, at: string) => {
      if (seen.has(fact + key)) return;
      seen.add(fact + key);
      this.raise(fact, at);
    };
    let before: string | undefined;
    for (const { at } of this.#inOrder()) {
      const date = at.slice(0, 10);
      const season = seasonOf(date, ZONE);
      count('activeDays', date, at);
      count('activeWeeks', String(Math.floor(Date.parse(date) / (7 * DAY_MS))), at);
      count(`active${season[0]?.toUpperCase()}${season.slice(1)}Days` as StickerFact, date, at);
      const hour = Number(at.slice(11, 13));
      if (hour >= 4 && hour <= 7) count('earlyMornings', date, at);
      if (before && Date.parse(date) - Date.parse(before) > 7 * DAY_MS) this.raise('comebacks', at);
      before = date;
    }
  }

  #inOrder() {
    return this.#done.toSorted((a, b) => a.at.localeCompare(b.at));
  }

  /**
   * The stickers that all this earned, each on the day it did. @param joined when the account was
   * made
   */
  #earned(
    stickers: { id: number; name: string; earn: EarnRule }[],
    joined: string,
  ): DemoRow<'stickers'>[] {
    this.#presence();
    const earnedAt = ({ fact, atLeast }: EarnRule): string | undefined => {
      if (fact !== 'daysSinceJoining') return this.#risen.get(fact)?.toSorted()[atLeast - 1];
      const day = Date.parse(joined) + atLeast * DAY_MS;
      return this.#inOrder().find(({ at }) => Date.parse(at) >= day)?.at;
    };
    return stickers.flatMap(({ id, name, earn }) => {
      const acquisitionDate = earnedAt(earn);
      if (!acquisitionDate) return [];
      const isNew = this.#today.getTime() - Date.parse(acquisitionDate) < 3 * DAY_MS;
      const isPinned = ['First Apple', 'Year Ring', 'Early Radish'].includes(name);
      return [{ id, stickerId: id, name, acquisitionDate, isNew, isPinned, metadata: {} }];
    });
  }

  /** All of it as the file that `POST /api/import` reads. */
  close(
    lists: Partial<ExportFile>,
    stickers: { id: number; name: string; earn: EarnRule }[],
    joined: string,
  ): ExportFile {
    return {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      exportedAt: this.#today.toISOString(),
      ...lists,
      journey: this.#journey
        .toSorted((a, b) => a.timestamp.localeCompare(b.timestamp))
        .map((event, index) => ({ id: index + 1, ...event })),
      stickers: this.#earned(stickers, joined),
      activities: this.#inOrder().map(({ at, type, description, metadata = {} }, index) => ({
        id: index + 1,
        type,
        description,
        metadata,
        createdAt: at,
        localDay: at.slice(0, 10),
        localHour: Number(at.slice(11, 13)),
        season: seasonOf(at.slice(0, 10), ZONE),
      })),
    };
  }
}
