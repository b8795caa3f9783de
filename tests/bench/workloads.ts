export interface Sent {
  method: 'GET' | 'PATCH';
  path: string;
  body?: string;
}

/** A stream of requests. Each lane is one connection, whose requests follow one another. */
export interface Workload {
  name: string;
  /** The request for a lane's turn, both counted from 0. */
  request(lane: number, turn: number): Sent;
}

const read = (path: string, name = `GET ${path}`): Workload => ({
  name,
  request: () => ({ method: 'GET', path }),
});

export const readUser = read('/api/user');
export const readGoals = read('/api/goals', 'GET /api/goals, 50 goals');
export const readNothing = read('/', 'bare Worker');

export const stepTo = (goalId: number, milestone: number): Sent => ({
  method: 'PATCH',
  path: `/api/goals/${goalId}`,
  body: JSON.stringify({ milestone }),
});

/** Up and down again: each lane moves its own goal, since a step is refused when another has just made it. */
export const toggleMilestone: Workload = {
  name: 'PATCH /api/goals/:goalId',
  request: (lane, turn) => stepTo(lane + 1, turn % 2 === 0 ? 0 : -1),
};
