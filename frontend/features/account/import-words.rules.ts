import type { ImportResult } from '#schema/contracts/account-life.ts';

type Kind = Exclude<keyof ImportResult, 'stayed' | 'mailsOff'>;

/** What one row of a kind is called, and several. */
const NAMES: Record<Kind, [one: string, many: string]> = {
  goals: ['goal', 'goals'],
  journal: ['journal entry', 'journal entries'],
  freeEntries: ['entry about no goal', 'entries about no goal'],
  conversations: ['conversation', 'conversations'],
  chat: ['exchange with Eden', 'exchanges with Eden'],
  assessments: ['assessment', 'assessments'],
  responses: ['answer', 'answers'],
  journey: ['step of your journey', 'steps of your journey'],
  activities: ['activity', 'activities'],
  stickers: ['sticker', 'stickers'],
  motivations: ['daily word', 'daily words'],
  enrollments: ['learning path', 'learning paths'],
  progress: ['unit’s progress', 'units’ progress'],
  recommendations: ['recommendation', 'recommendations'],
  microLearning: ['small lesson', 'small lessons'],
  reviews: ['review', 'reviews'],
  reminders: ['reminder', 'reminders'],
  keptThings: ['thing you kept with Eden', 'things you kept with Eden'],
  coachNotes: ['note for Eden', 'notes for Eden'],
};

/** The parts of a long file taken together. */
export function addUp(results: ImportResult[]): ImportResult {
  const sum: ImportResult = {};
  for (const { stayed, mailsOff, ...counted } of results) {
    // One part holds the settings.
    if (stayed) sum.stayed = stayed;
    if (mailsOff) sum.mailsOff = mailsOff;
    for (const [kind, { added, skipped }] of Object.entries(counted) as [
      Kind,
      NonNullable<ImportResult[Kind]>,
    ][]) {
      const before = sum[kind] ?? { added: 0, skipped: 0 };
      sum[kind] = { added: before.added + added, skipped: before.skipped + skipped };
    }
  }
  return sum;
}

/** How many rows of each kind were imported, and how many were left out. */
export function importWords({ stayed: _, mailsOff: __, ...counted }: ImportResult): {
  added: string[];
  skipped: number;
} {
  const kinds = Object.entries(counted) as [Kind, NonNullable<ImportResult[Kind]>][];
  return {
    added: kinds
      .filter(([, { added }]) => added > 0)
      .map(([kind, { added }]) => `${added.toLocaleString()} ${NAMES[kind][added === 1 ? 0 : 1]}`),
    skipped: kinds.reduce((sum, [, { skipped }]) => sum + skipped, 0),
  };
}
