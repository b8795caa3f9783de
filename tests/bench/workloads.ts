import { PASSWORD } from '#tests/password.ts';
import { MESSAGES } from './messages.ts';

export interface WorkloadRequest {
  method: 'GET' | 'PATCH' | 'POST';
  path: string;
  body?: string;
  /** Which form of the answer is wanted, where there is more than one. */
  accept?: string;
  /**
   * Sent under an `Idempotency-Key` of its own, as the app sends all that goes through its outbox.
   */
  isKeyed?: true;
}

/** A stream of requests. Each lane is one connection, whose requests follow one another. */
export interface Workload {
  name: string;
  /** The request for a lane's turn, both counted from 0; turns go on from round to round. */
  request(lane: number, turn: number): WorkloadRequest;
}

const read = (path: string, name = `GET ${path}`): Workload => ({
  name,
  request: () => ({ method: 'GET', path }),
});

export const readUser = read('/api/user');
export const readGoals = read('/api/goals', 'GET /api/goals, 50 goals');
export const readHome = read('/home', 'home’s data, one request');
export const readJourney = read('/api/profile/journey-analysis');
export const readPaths = read('/api/learning-paths');
export const readOutline = read(
  '/api/learning-paths/1/outline',
  'GET /api/learning-paths/:pathId/outline',
);
export const readRecommendations = read(
  '/api/learning/recommendations',
  'GET /api/learning/recommendations, 500 units opened',
);
/** The page, rendered by the Worker with its data. */
export const openGoals = read('/goals', 'the page of 50 goals');
export const readNothing = read('/', 'bare Worker');

export const signInWorkload: Workload = {
  name: 'POST /api/login',
  request: () => ({
    method: 'POST',
    path: '/api/login',
    body: JSON.stringify({ username: 'Ada', password: PASSWORD }),
  }),
};

export const stepTo = (goalId: number, milestone: number): WorkloadRequest => ({
  method: 'PATCH',
  path: `/api/goals/${goalId}`,
  body: JSON.stringify({ milestone }),
  isKeyed: true,
});

/** Another title each time. */
export const editGoal: Workload = {
  name: 'PATCH /api/goals/:goalId, words',
  request: (lane, turn) => ({
    method: 'PATCH',
    path: `/api/goals/${lane + 21}`,
    body: JSON.stringify({ title: `Write letter ${turn} in Portuguese` }),
    isKeyed: true,
  }),
};

/**
 * Up and down again: each lane moves its own goal, since a step is refused when another has just
 * made it.
 */
export const toggleMilestone: Workload = {
  name: 'PATCH /api/goals/:goalId, a step',
  request: (lane, turn) => stepTo(lane + 1, turn % 2 === 0 ? 0 : -1),
};

/** How many conversations have begun before the measuring. */
export const CONVERSATIONS = 40;

/** Of five messages the first begins a conversation and four go on with an earlier one. */
function messageTo(turn: number): object {
  const message = MESSAGES[turn % MESSAGES.length] as string;
  const five = Math.floor(turn / 5);
  return turn % 5 === 0 ? { message } : { message, conversationId: (five % CONVERSATIONS) + 1 };
}

const say = (turn: number): WorkloadRequest => ({
  method: 'POST',
  path: '/api/coach/chat',
  body: JSON.stringify(messageTo(turn)),
});

export const sayToEden: Workload = {
  name: 'POST /api/coach/chat',
  request: (_, turn) => say(turn),
};

export const sayToEdenStreamed: Workload = {
  name: 'POST /api/coach/chat, streamed',
  request: (_, turn) => ({ ...say(turn), accept: 'text/event-stream' }),
};
