import {
  EXPORT_FORMAT,
  EXPORT_LISTS,
  EXPORT_VERSION,
  type ExportList,
} from '#schema/contracts/export-file.ts';
import type { UserContext } from '#worker/context.ts';
import { exportsByUser } from '#worker/features/account/account.rules.ts';
import { knownZone } from '#worker/lib/calendar.ts';
import { countFor, refuseOver } from '#worker/lib/security/throttle.ts';
import { findAsking } from './asking.queries.ts';
import { cursorAfter, EXPORT_PAGES, findAccount, findWholeProfile } from './export.queries.ts';
import { type ExportRow, type ExportRows, type Head, markdownOf } from './export-markdown.rules.ts';
import type { Cursor } from './portable.queries.ts';

const TOO_MANY = 'You’ve exported your data several times just now. Please wait a while.';

/** Rows per query, fewer where rows are long, so that a page stays within some megabytes. */
const PAGE = 1000;
const LONG_ROWS: Partial<Record<ExportList, number>> = {
  goals: 50,
  journal: 200,
  freeEntries: 200,
  chat: 500,
  progress: 100,
};

/** Opens an export: checks the limit and prepares its pages. @throws unauthorized, too-many. */
async function openExport(ctx: UserContext): Promise<ExportRows> {
  const { userId } = ctx.caller;
  const now = ctx.clock.now();
  const exports = exportsByUser(userId);
  const [, [account], [profile], [chosen], counted] = await ctx.read([
    findAccount({ userId }),
    findWholeProfile({ userId }),
    findAsking({ userId }),
    countFor(exports, now),
  ]);
  refuseOver(exports, counted, now, TOO_MANY);

  async function* rows<List extends ExportList>(
    list: List,
  ): AsyncGenerator<ExportRow<List>, void, void> {
    const limit = LONG_ROWS[list] ?? PAGE;
    let cursor: Cursor = { afterParent: -1, after: 0 };
    for (;;) {
      const [, page] = await ctx.read([EXPORT_PAGES[list]({ userId, limit, ...cursor })]);
      yield* page as unknown as ExportRow<List>[];
      const last = page.at(-1);
      if (!last || page.length < limit) return;
      cursor = cursorAfter(list, last as { id: number });
    }
  }
  const zone = knownZone(ctx.timeZone);
  const { reminders = null, ...mails } = chosen ?? { week: null, away: false };
  const head = {
    exportedAt: now.toISOString(),
    account,
    profile: profile ?? null,
    asking: { reminders, mails },
  } as Head;
  return { head, zone, rows };
}

async function* jsonOf({ head, rows }: ExportRows): AsyncGenerator<string, void, void> {
  const opening = JSON.stringify(
    { format: EXPORT_FORMAT, version: EXPORT_VERSION, ...head },
    null,
    1,
  );
  yield opening.slice(0, opening.lastIndexOf('\n'));
  for (const list of EXPORT_LISTS) {
    yield `,\n "${list}": [`;
    let before = '\n  ';
    for await (const row of rows(list)) {
      yield before + JSON.stringify(row);
      before = ',\n  ';
    }
    yield ']';
  }
  yield '\n}\n';
}

/**
 * All of a person's data as one JSON text, in pieces: an `ExportFile`. @throws unauthorized,
 * too-many.
 */
export const exportJson = async (ctx: UserContext) => jsonOf(await openExport(ctx));

/** All of a person's data as Markdown, in pieces. @throws unauthorized, too-many. */
export const exportMarkdown = async (ctx: UserContext) => markdownOf(await openExport(ctx));
