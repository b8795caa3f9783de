import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Today } from '#frontend/features/goals/today/today.island.tsx';
import { listenForTicks, signOf } from '#frontend/lib/signs/sign-of.ts';
import { type SignedEvent, setNotes } from '#frontend/lib/signs/soft-signs.ts';
import {
  appearanceChangedElsewhere,
  chooseCalm,
  chooseSound,
  chooseVibration,
} from '#frontend/state/appearance.state.ts';
import { celebrateMilestone } from '#frontend/state/celebration.state.ts';
import { noteStickers } from '#frontend/state/earned.state.ts';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { TaskPatch } from '#schema/contracts/tasks.ts';
import { Personalization } from './personalization.island.tsx';

/** The browser's own, watched. */
const started = vi.spyOn(OscillatorNode.prototype, 'start');
const buzzed = vi.spyOn(navigator, 'vibrate');

// As the page does when it is quiet.
listenForTicks();

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  localStorage.clear();
  appearanceChangedElsewhere();
});

const TICK = 'PATCH /api/goals/1/tasks/0-0';

function showToday(): void {
  const goal = aGoal({
    roadmap: {
      milestones: [
        { title: 'Begin', description: '', targetDate: '2098-01-01', tasks: ['Find a teacher'] },
      ],
    },
  });
  answerApi({
    'GET /api/goals': () => [goal],
    [TICK]: ({ body }) => ({
      ...goal,
      doneTasks: (body as TaskPatch).done ? ['0-0'] : [],
    }),
  });
  renderPart(<Today />);
}
const box = () => page.getByRole('checkbox', { name: 'Find a teacher' });

test('unless asked for there is no sign, and nothing of it is loaded', async () => {
  showToday();
  await box().click();
  await expect.element(box()).toBeChecked();
  await expect.poll(() => sentTo(TICK)).toHaveLength(1);
  await signOf('milestone');
  expect(buzzed).not.toHaveBeenCalled();
  expect(started).not.toHaveBeenCalled();
});

test('who turns them on hears and feels one at once, and then each tick', async () => {
  renderPart(<Personalization />);
  await page.getByRole('switch', { name: 'Soft sounds' }).click();
  await expect.poll(() => started.mock.calls.length).toBe(1);
  expect(buzzed).not.toHaveBeenCalled();
  await page.getByRole('switch', { name: 'Vibration' }).click();
  await expect.poll(() => buzzed.mock.calls.length).toBe(1);
  showToday();
  await box().click();
  await expect.poll(() => buzzed.mock.calls.length).toBe(2);
  await box().click();
  await expect.element(box()).not.toBeChecked();
  await expect.poll(() => sentTo(TICK)).toHaveLength(2);
  // Taking a tick back is no moment.
  await signOf('milestone');
  expect(buzzed.mock.calls.at(-1)).toEqual([[18, 60, 28]]);
  expect(buzzed).toHaveBeenCalledTimes(3);
});

test('in calm mode a sticker gives no sign', async () => {
  chooseVibration(true);
  await expect.poll(() => buzzed.mock.calls.length).toBe(1);
  chooseCalm(true);
  await signOf('sticker');
  expect(buzzed).toHaveBeenCalledTimes(1);
  await signOf('milestone');
  expect(buzzed).toHaveBeenCalledTimes(2);
});

test('the choice is kept on the device', async () => {
  chooseSound(true);
  appearanceChangedElsewhere();
  renderPart(<Personalization />);
  await expect.element(page.getByRole('switch', { name: 'Soft sounds' })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Vibration' })).not.toBeChecked();
});

test('a step that is reached and a sticker that is earned have signs of their own', async () => {
  chooseVibration(true);
  renderPart(<Personalization />);
  await expect.poll(() => buzzed.mock.calls.length).toBe(1);
  celebrateMilestone('Begin');
  await expect.poll(() => buzzed.mock.calls.at(-1)).toEqual([[18, 60, 28]]);
  noteStickers([{ id: 9, name: 'First Leaf' }]);
  await expect.poll(() => buzzed.mock.calls.at(-1)).toEqual([[12, 50, 12, 50, 28]]);
});

test.each<[SignedEvent, number]>([
  ['tick', 1],
  ['milestone', 2],
  ['sticker', 3],
])('the sound of a %s is quiet, short and ends in silence', async (event, notes) => {
  const rate = 22_050;
  const context = new OfflineAudioContext(1, rate, rate);
  const before = started.mock.calls.length;
  setNotes(context, event);
  expect(started.mock.calls.length - before).toBe(notes);
  const samples = (await context.startRendering()).getChannelData(0);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeGreaterThan(0.03);
  // Two notes may sound together for a moment.
  expect(loudest).toBeLessThan(0.15);
  const end = samples.slice(rate * 0.6).every((sample) => sample === 0);
  expect(end).toBe(true);
});
