import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, errorMessage } from '#frontend/lib/request.ts';
import { planGoal } from './goals/plan-goal.ts';
import { signOut } from './session.ts';

const refused = (message?: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ message }, { status: 500, statusText: '' }));
const thrownBy = (call: Promise<unknown>) =>
  call.then(() => undefined).catch((error: Error) => error);

beforeEach(() => refused('The server’s own words'));
afterEach(() => vi.unstubAllGlobals());

test('a failed logout raises its documented error, and people read the server’s words', async () => {
  const error = await thrownBy(signOut());
  expect(error?.message).toBe('Failed to logout');
  expect(errorMessage(error, 'Something went wrong')).toBe('The server’s own words');
  refused('');
  expect(errorMessage(await thrownBy(signOut()), 'Something went wrong')).toBe(
    'Something went wrong',
  );
});

test('a plan that could not be made raises its documented error, and people read the documented sentence', async () => {
  const body = {
    title: 'Swim',
    description: '',
    targetDate: '2099-01-01',
    clarificationResponses: [],
  };
  const error = await thrownBy(planGoal(body));
  expect(error).toBeInstanceOf(ApiError);
  expect(error?.message).toBe('Failed to generate goal roadmap. Please try again.');
  expect(error?.cause).toMatchObject({ message: 'Failed to generate roadmap' });
});
