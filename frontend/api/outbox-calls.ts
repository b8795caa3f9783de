import type { QueryClient } from '@tanstack/react-query';
import type { QueuedWrite, Write } from '#frontend/lib/outbox/queued-write.ts';
import { ApiError, request } from '#frontend/lib/request.ts';
import { forgetNote } from '#frontend/state/earned.state.ts';
import type { Goal, NewGoal, RoadmapReply, RoadmapRequest } from '#schema/contracts/goals.ts';
import type { JournalEntry } from '#schema/contracts/journal.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import { goalOf, putBackGoal } from './goal-changes.ts';
import { goalSummaryQuery, goalsQuery } from './goals.ts';
import { entryOf, journalOf, lookUpJournal, putBackEntry } from './journal.ts';
import { lookForStickers } from './stickers.ts';

/** A line this slow is no line. Eden's plan and feedback come well before. */
const PATIENCE_MS = 60_000;
const NO_PLAN = 'Failed to generate goal roadmap. Please try again.';
export const NOT_PLANNED = 'Eden made no plan for this and said why.';

type Keep = (write: Write) => Promise<unknown>;

/** One try of a waiting write. @throws ApiError, or a timeout. */
export function sendWrite({ key, write }: QueuedWrite, keep: Keep): Promise<unknown> {
  const send = (method: 'POST' | 'PATCH', path: string, body: unknown) =>
    request(method, path, body, AbortSignal.timeout(PATIENCE_MS), { 'Idempotency-Key': key });
  switch (write.kind) {
    case 'entry':
      return send('POST', journalOf(write.goalId), write.body);
    case 'entry-change':
      return send('PATCH', entryOf({ goalId: write.goalId, id: write.entryId }), write.body);
    case 'goal-change':
      return send('PATCH', goalOf(write.goalId), write.body);
    case 'goal':
      return withPlan(write.body, keep).then((goal) => send('POST', '/api/goals', goal));
  }
}

/** The plan is kept with the goal before the goal goes out: each later try must say the same under the same key. */
async function withPlan(goal: NewGoal, keep: Keep): Promise<NewGoal> {
  if (goal.roadmap) return goal;
  const planned = { ...goal, roadmap: await planRoadmap(goal) };
  await keep({ kind: 'goal', body: planned });
  return planned;
}

async function planRoadmap({ clarificationResponses, saidSafe, ...goal }: NewGoal): Promise<Roadmap> {
  const asked: RoadmapRequest = { goal, responses: clarificationResponses, saidSafe };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { roadmap, safetyNotice } = await request<RoadmapReply>(
      'POST',
      '/api/goals/roadmap',
      asked,
      signal,
    );
    // Words of care stand on the page; the goal waits in its form.
    if (safetyNotice && !saidSafe) throw new ApiError(409, NOT_PLANNED);
    return roadmap;
  } catch (thrown) {
    const isAnswer = thrown instanceof ApiError && thrown.status > 0 && thrown.status !== 401;
    const hasWords = isAnswer && thrown.message === NOT_PLANNED;
    if (!isAnswer || hasWords) throw thrown;
    // People read the sentence; the cause says what failed, in the documented words.
    const cause = new Error('Failed to generate roadmap', { cause: thrown });
    throw new ApiError(thrown.status, NO_PLAN, thrown.issues, undefined, { cause });
  }
}

/** What a write that arrived changes on the screens. Without a reply they ask again. */
export function lookUpAgain(client: QueryClient, write: Write, reply: unknown): Promise<unknown> {
  switch (write.kind) {
    case 'entry':
      // A hard moment is not rewarded.
      if ((reply as JournalEntry | undefined)?.coach === SAFETY) forgetNote();
      else lookForStickers(client);
      return lookUpJournal(client, write.goalId);
    case 'entry-change':
      if (!reply) return lookUpJournal(client, write.goalId);
      putBackEntry(client, reply as JournalEntry);
      return Promise.resolve();
    case 'goal':
      lookForStickers(client);
      return Promise.all([client.invalidateQueries(goalsQuery), client.invalidateQueries(goalSummaryQuery)]);
    case 'goal-change':
      lookForStickers(client);
      if (reply) putBackGoal(client, reply as Goal);
      else client.invalidateQueries(goalsQuery);
      if (write.body.completed !== undefined) client.invalidateQueries(goalSummaryQuery);
      return Promise.resolve();
  }
}
