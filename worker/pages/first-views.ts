import type { FirstViewEntry } from '#schema/contracts/first-view.ts';
import { matchesPath } from '#schema/rules/path-pattern.ts';
import type { UserContext } from '#worker/context.ts';
import { currentUser, onboardingStatus } from '#worker/features/account/account.service.ts';
import { listConversations, listExchanges } from '#worker/features/coach/conversations.service.ts';
import { listGoals, summariseGoals } from '#worker/features/goals/goals.service.ts';
import { openResponses, questions } from '#worker/features/mindset/mindset.service.ts';
import { knownMotivation } from '#worker/features/motivation/motivation.service.ts';
import { privacySettings } from '#worker/features/privacy/privacy.service.ts';
import { journeyAnalysis } from '#worker/features/profile/journey.service.ts';
import { userStickers } from '#worker/features/stickers/stickers.service.ts';

type Entry = FirstViewEntry | undefined;
type Loader = (ctx: UserContext, search: URLSearchParams) => Promise<Entry>;

const PAGE_SIZE = 50;
const EXCHANGES_PER_PAGE = 20;

/** A list that the browser loads page by page, with its first page. */
const firstPage = (path: string, page: unknown): FirstViewEntry => [
  [path],
  { pages: [page], pageParams: [null] },
];

const user: Loader = async (ctx) => [['/api/user'], await currentUser(ctx)];
const onboarding: Loader = async (ctx) => [['/api/user/onboarding-status'], await onboardingStatus(ctx)];
const goals: Loader = async (ctx) =>
  firstPage('/api/goals', JSON.parse(await listGoals(ctx, { limit: PAGE_SIZE })));
const goalSummary: Loader = async (ctx) => [['/api/goals/summary'], await summariseGoals(ctx)];
const stickers: Loader = async (ctx) => [['/api/stickers/user'], await userStickers(ctx)];
const conversations: Loader = async (ctx) => [
  ['/api/coach/conversations', { q: '' }],
  { pages: [await listConversations(ctx, { limit: 30 })], pageParams: [null] },
];
/** The conversation that the address names; of another person's the browser hears in its own time. */
const exchanges: Loader = async (ctx, search) => {
  const id = Number(search.get('c'));
  if (!Number.isSafeInteger(id) || id < 1) return undefined;
  return firstPage(
    `/api/coach/conversations/${id}`,
    await listExchanges(ctx, id, { limit: EXCHANGES_PER_PAGE }),
  );
};
const privacy: Loader = async (ctx) => [['/api/privacy'], await privacySettings(ctx)];
const journey: Loader = async (ctx) => [['/api/profile/journey-analysis'], await journeyAnalysis(ctx)];
const mindsetQuestions: Loader = async (ctx) => [['/api/mindset/questions'], await questions(ctx)];
const responses: Loader = async (ctx) => [['/api/mindset/responses'], await openResponses(ctx)];
/** Choosing the day's word is a deed of its own; a page shows the one that was chosen. */
const word: Loader = async (ctx) => {
  const known = await knownMotivation(ctx);
  return known && [['/api/motivation/daily'], known];
};

/** What each place shows at once, beside who is there. Keys are those of `frontend/api`. */
const FIRST_VIEWS: [pattern: string, loaders: Loader[]][] = [
  ['/', [goals, goalSummary, word]],
  ['/goals', [goals, goalSummary, stickers]],
  ['/chat', [conversations, exchanges, privacy]],
  ['/journey', [journey]],
  ['/mindset-quiz', [mindsetQuestions, responses]],
];

/**
 * The query cache for a place's first view, from one round trip. What fails is left out: the browser asks for it again
 * and shows the error where it belongs. @throws unauthorized when the session ended.
 */
export async function firstViewEntries(
  ctx: UserContext,
  path: string,
  search: string,
): Promise<FirstViewEntry[]> {
  const asked = new URLSearchParams(search);
  const loaders = FIRST_VIEWS.find(([pattern]) => matchesPath(pattern, path))?.[1] ?? [];
  const [who, ...rest] = await Promise.all([
    user(ctx, asked),
    ...[onboarding, ...loaders].map((load) => load(ctx, asked).catch(() => undefined)),
  ]);
  return [who, ...rest].filter((entry): entry is FirstViewEntry => entry !== undefined);
}
