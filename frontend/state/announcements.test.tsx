import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { celebrateGoal, celebrateMilestone, useCelebration } from './celebration.state.ts';
import { dismissToast, showToast, useToast } from './toast.state.ts';

const celebration = () => renderToString(<Celebration />);
const toast = () => renderToString(<Toast />);
function Celebration() {
  return useCelebration()?.text;
}
function Toast() {
  const shown = useToast();
  return shown && `${shown.kind}: ${shown.title}`;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a completed goal is celebrated for 3 seconds', () => {
  celebrateGoal('Run a Marathon');
  expect(celebration()).toBe('Goal completed: Run a Marathon');
  vi.advanceTimersByTime(2999);
  expect(celebration()).not.toBe('');
  vi.advanceTimersByTime(1);
  expect(celebration()).toBe('');
});

test('a milestone is celebrated for 2 seconds', () => {
  celebrateMilestone('First 5 km');
  expect(celebration()).toBe('Milestone achieved: First 5 km');
  vi.advanceTimersByTime(2000);
  expect(celebration()).toBe('');
});

test('what has no title is celebrated all the same', () => {
  celebrateGoal(undefined);
  expect(celebration()).toBe('Great job!');
  celebrateMilestone(undefined);
  expect(celebration()).toBe('Keep going!');
});

test('one toast at a time: the newer takes the place of the older', () => {
  showToast({ title: 'Welcome back!' });
  showToast({ title: 'Login failed', kind: 'destructive' });
  expect(toast()).toBe('destructive: Login failed');
  dismissToast();
  expect(toast()).toBe('');
});
