import { matchesPath } from '#schema/rules/path-pattern.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import { COACH_URLS } from '#schema/urls/coach.urls.ts';
import { GOAL_URLS } from '#schema/urls/goals.urls.ts';
import { JOURNAL_URLS } from '#schema/urls/journal.urls.ts';
import { MINDSET_URLS } from '#schema/urls/mindset.urls.ts';
import { MOTIVATION_URLS } from '#schema/urls/motivation.urls.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { PRIVACY_URLS } from '#schema/urls/privacy.urls.ts';
import { PROFILE_URLS } from '#schema/urls/profile.urls.ts';
import { STICKER_URLS } from '#schema/urls/stickers.urls.ts';
import { WAYS_IN_URLS } from '#schema/urls/ways-in.urls.ts';
import type { UserContext } from '#worker/context.ts';
import { currentUser, onboardingStatus } from '#worker/features/account/account.service.ts';
import { readAccountStatus } from '#worker/features/account/account-life.service.ts';
import { listBrowserSessions } from '#worker/features/auth/sessions/sessions.service.ts';
import { waysIn } from '#worker/features/auth/sign-in-methods.service.ts';
import { listConversations, listExchanges } from '#worker/features/coach/conversations.service.ts';
import { listGoals, summariseGoals } from '#worker/features/goals/goal-lists.service.ts';
import {
  readJournalDays,
  readOnThisDay,
  readWholeJournal,
} from '#worker/features/journal/whole-journal.service.ts';
import { listMindsetQuestions, openResponses } from '#worker/features/mindset/mindset.service.ts';
import { knownMotivation } from '#worker/features/motivation/motivation.service.ts';
import { privacySettings } from '#worker/features/privacy/privacy.service.ts';
import { journeyAnalysis } from '#worker/features/profile/journey.service.ts';
import { listCollectedStickers } from '#worker/features/stickers/stickers.service.ts';
import { dateInZone, knownZone } from '#worker/lib/calendar.ts';

/** One entry of the query cache as JSON: its key and its data. */
type Loader = (ctx: UserContext, search: URLSearchParams) => Promise<string | undefined>;

const PAGE_SIZE = 50;
const EXCHANGES_PER_PAGE = 20;
const ENTRIES_PER_PAGE = 20;

const entry = (key: readonly unknown[], data: unknown) => JSON.stringify([key, data]);
/** A list that the browser loads page by page, with its first page. */
const firstPage = (key: readonly unknown[], page: unknown) =>
  entry(key, { pages: [page], pageParams: [null] });

const user: Loader = async (ctx) => entry([ACCOUNT_URLS.user], await currentUser(ctx));
const onboarding: Loader = async (ctx) =>
  entry([ACCOUNT_URLS.onboardingStatus], await onboardingStatus(ctx));
const goals: Loader = async (ctx) =>
  firstPage([GOAL_URLS.goals], await listGoals(ctx, { limit: PAGE_SIZE }));
/** The whole journal: its first page, this month's days, and what was written on this day. */
const wholeJournal: Loader = async (ctx) =>
  firstPage(
    [JOURNAL_URLS.everything, { q: '', day: null }],
    await readWholeJournal(ctx, { limit: ENTRIES_PER_PAGE }),
  );
const journalDays: Loader = async (ctx) => {
  const month = dateInZone(ctx.clock.now(), knownZone(ctx.timeZone)).slice(0, 7);
  return entry([JOURNAL_URLS.days, { month }], await readJournalDays(ctx, { month }));
};
const onThisDay: Loader = async (ctx) => entry([JOURNAL_URLS.onThisDay], await readOnThisDay(ctx));
const goalSummary: Loader = async (ctx) => entry([GOAL_URLS.summary], await summariseGoals(ctx));
const stickers: Loader = async (ctx) => entry([STICKER_URLS.own], await listCollectedStickers(ctx));
const conversations: Loader = async (ctx) =>
  firstPage([COACH_URLS.conversations, { q: '' }], await listConversations(ctx, { limit: 30 }));
/**
 * The conversation that the address names; of another person's the browser hears in its own time.
 */
const exchanges: Loader = async (ctx, search) => {
  const id = Number(search.get('c'));
  if (!Number.isSafeInteger(id) || id < 1) return undefined;
  const page = await listExchanges(ctx, id, { limit: EXCHANGES_PER_PAGE });
  return firstPage([urlTo(COACH_URLS.conversation, { conversationId: id })], page);
};
/** Guided sessions come with all that Eden reads a message with: no other page waits for it. */
async function loadSessions(): Promise<Loader> {
  const { offerSessions } = await import('#worker/features/coach/sessions/sessions.service.ts');
  return async (ctx) => entry([COACH_URLS.sessions], await offerSessions(ctx));
}
const privacy: Loader = async (ctx) => entry([PRIVACY_URLS.settings], await privacySettings(ctx));
const journey: Loader = async (ctx) =>
  entry([PROFILE_URLS.journeyAnalysis], await journeyAnalysis(ctx));
const mindsetQuestions: Loader = async (ctx) =>
  entry([MINDSET_URLS.questions], await listMindsetQuestions(ctx));
const responses: Loader = async (ctx) => entry([MINDSET_URLS.responses], await openResponses(ctx));
const account: Loader = async (ctx) => entry([ACCOUNT_URLS.account], await readAccountStatus(ctx));
const ways: Loader = async (ctx) => entry([WAYS_IN_URLS.all], await waysIn(ctx));
const browsers: Loader = async (ctx) => entry([AUTH_URLS.sessions], await listBrowserSessions(ctx));
/** Choosing the day's word is a request of its own; a page shows the one that was chosen. */
const word: Loader = async (ctx) => {
  const known = await knownMotivation(ctx);
  return known && entry([MOTIVATION_URLS.daily], known);
};

/**
 * What each place shows at once, beside who is there. Keys are those of `frontend/api`. What two
 * islands of a place read is among it: fetched by one, it would be there before the other, whose
 * code came later, hydrates without it.
 */
const FIRST_VIEWS: [pattern: string, loaders: Loader[] | (() => Promise<Loader[]>)][] = [
  ['/', [goals, goalSummary, word]],
  [PATHS.goals, [goals, goalSummary, stickers]],
  [PATHS.journal, [wholeJournal, journalDays, onThisDay, goals, privacy]],
  [PATHS.eden, async () => [conversations, exchanges, privacy, await loadSessions()]],
  [PATHS.journey, [journey]],
  [PATHS.settings, [account, ways, browsers, privacy]],
  [PATHS.quiz, [mindsetQuestions, responses]],
];

/**
 * The query cache for a place's first view, from one round trip: the JSON of `FirstViewEntry[]`, as
 * the page carries it. What fails is left out: the browser asks for it again and shows the error
 * where it belongs. @throws unauthorized when the session ended.
 */
export async function firstViewEntries(
  ctx: UserContext,
  path: string,
  search: string,
): Promise<string> {
  const asked = new URLSearchParams(search);
  const found = FIRST_VIEWS.find(([pattern]) => matchesPath(pattern, path))?.[1] ?? [];
  // Code first: what is then read in one go is one round trip.
  const loaders = typeof found === 'function' ? await found() : found;
  const entries = await Promise.all([
    user(ctx, asked),
    ...[onboarding, ...loaders].map((load) => load(ctx, asked).catch(() => undefined)),
  ]);
  return `[${entries.filter((entry) => entry !== undefined).join(',')}]`;
}
