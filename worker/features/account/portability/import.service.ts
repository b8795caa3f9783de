import type { ImportResult } from '#schema/contracts/account-life.ts';
import { SUBSCRIPTION_TIERS } from '#schema/contracts/enums.ts';
import type { ExportFile } from '#schema/contracts/export-file.ts';
import { includesPath, OPEN_GOALS } from '#schema/rules/account/entitlements.ts';
import type { UserContext } from '#worker/context.ts';
import { importsByUser } from '#worker/features/account/account.rules.ts';
import { findStaying, takePreferences } from '#worker/features/account/preferences.queries.ts';
import { HISTORY_KEPT } from '#worker/features/profile/profile.service.ts';
import { AssertionFailed, changesOf, type Statement } from '#worker/lib/database/database.ts';
import { forbidden, invalid } from '#worker/lib/errors.ts';
import { countFor, refuseOver } from '#worker/lib/security/throttle.ts';
import { takeReminderChoices } from './asking.queries.ts';
import { choicesIn, mailsOff } from './asking.rules.ts';
import {
  assertRoomForGoals,
  countOpenGoals,
  IMPORTS,
  joinProfile,
  markAssessed,
} from './import.queries.ts';
import { chunkRows, prepareImport } from './import.rules.ts';
import { skippedSettings } from './skipped-settings.rules.ts';

/** D1 takes a text of two megabytes; half of it leaves room. */
const CHUNK_BYTES = 1_000_000;
const ISSUES_TOLD = 20;
const TOO_MANY = 'You’ve imported many files within an hour. Please wait a while.';
const NOT_WHOLE =
  'This file isn’t complete or has been changed. Please choose one exactly as it was exported.';
const TOO_MANY_OPEN = `This file holds more open goals than a free account has room for (${OPEN_GOALS.free}). Complete some before you export, or move to a paid plan. Nothing was read in.`;

type Kind = keyof typeof IMPORTS;

/** The result of one part of an import: rows of a kind in the file, and rows added by a chunk. */
interface ImportChunk {
  kind: Kind;
  statement: Statement;
}

/**
 * Imports a file into the caller's account in one batch, all or nothing. Existing rows stay
 * unchanged, so a file imported twice adds everything once. @throws invalid, forbidden, too-many
 */
export async function importFile(ctx: UserContext, file: ExportFile): Promise<ImportResult> {
  const { userId } = ctx.caller;
  const now = ctx.clock.now();
  const imports = importsByUser(userId);
  const [user, [goals], imported] = await ctx.read([
    countOpenGoals({ userId }),
    countFor(imports, now),
  ]);
  refuseOver(imports, imported, now, TOO_MANY);
  const { rows, issues } = prepareImport(file);
  if (issues.length > 0) throw invalid(NOT_WHOLE, issues.slice(0, ISSUES_TOLD));

  const kinds = Object.keys(IMPORTS) as Kind[];
  const included = SUBSCRIPTION_TIERS.filter((tier) => includesPath(user.subscriptionTier, tier));
  const tiers = JSON.stringify(included);
  const lots = kinds.flatMap((kind) =>
    chunkRows(rows[kind] ?? [], CHUNK_BYTES).map(
      (lot): ImportChunk => ({ kind, statement: IMPORTS[kind]({ userId, rows: lot, tiers }) }),
    ),
  );
  const { account, profile } = file;
  const preferences = account && { userId, preferences: JSON.stringify(account.preferences) };
  const choices = choicesIn(file);
  // Before the reminders: it asks whether there were any.
  const first = choices ? [takeReminderChoices({ userId, choices })] : [];
  const writes = [
    ...first,
    ...lots.map(({ statement }) => statement),
    assertRoomForGoals({
      userId,
      limit: OPEN_GOALS.free,
      before: goals?.open ?? 0,
      now: now.toISOString(),
    }),
    ...(profile
      ? [joinProfile({ userId, profile: JSON.stringify(profile), historyKept: HISTORY_KEPT })]
      : []),
    markAssessed({ userId }),
    ...(preferences ? [findStaying(preferences), takePreferences(preferences)] : []),
  ];
  const results = await ctx.write(writes).catch((thrown: unknown) => {
    throw thrown instanceof AssertionFailed ? forbidden(TOO_MANY_OPEN) : thrown;
  });

  const added = (kind: Kind) =>
    lots.reduce(
      (sum, lot, index) =>
        lot.kind === kind ? sum + changesOf(results[first.length + index]) : sum,
      0,
    );
  const counted = Object.fromEntries(
    kinds
      .filter((kind) => file[kind] !== undefined)
      .map((kind) => [
        kind,
        { added: added(kind), skipped: (file[kind]?.length ?? 0) - added(kind) },
      ]),
  );
  const [staying] = (preferences ? results.at(-2) : []) as { names: string }[];
  const stayed = staying && skippedSettings(JSON.parse(staying.names));
  const off = mailsOff(file, first.length > 0 && changesOf(results[0]) > 0);
  return { ...counted, ...(stayed && { stayed }), ...(off && { mailsOff: off }) };
}
