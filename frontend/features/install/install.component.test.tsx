import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goalsQuery } from '#frontend/api/goals/goals.ts';
import { offerInstall } from '#frontend/app/installed/install-offer.ts';
import { mayInstall } from '#frontend/state/install.state.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { Goal } from '#schema/contracts/goals.ts';
import { InstallSlot } from './install-slot.tsx';

const KEPT = 'yet:install-offer';
const offer = () => page.getByRole('complementary', { name: 'Keep Yet at hand' });

/** What Chromium sends when an app can be installed; only it can make a real one. */
function browserCanInstall() {
  const asked: string[] = [];
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {
      asked.push('asked');
      return { outcome: 'accepted' as const };
    },
  });
  window.dispatchEvent(event);
  return { event, asked };
}

const ticked = (client: QueryClient, ...doneTasks: string[]) =>
  client.setQueryData(goalsQuery.queryKey, {
    pages: [[{ id: 1, doneTasks } as unknown as Goal]],
    pageParams: [null],
  });

beforeEach(() => mayInstall(null));

test('it is offered after the first ticked task, and installs once', async () => {
  const client = new QueryClient();
  ticked(client);
  renderPart(<InstallSlot />);
  offerInstall(client);
  const { event, asked } = browserCanInstall();
  expect(event.defaultPrevented).toBe(true);
  await expect.element(offer()).not.toBeInTheDocument();
  ticked(client, 'a');
  await expect.element(offer()).toBeVisible();
  await page.getByRole('button', { name: 'Install' }).click();
  await expect.element(offer()).not.toBeInTheDocument();
  expect([asked, localStorage.getItem(KEPT)]).toEqual([['asked'], 'put away']);
});

test('put away, it does not come back with the next visit or task', async () => {
  localStorage.setItem(KEPT, '2026-01-02 3');
  const client = new QueryClient();
  renderPart(<InstallSlot />);
  offerInstall(client);
  browserCanInstall();
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect.element(offer()).not.toBeInTheDocument();
  offerInstall(client);
  browserCanInstall();
  ticked(client);
  ticked(client, 'a');
  await expect.element(offer()).not.toBeInTheDocument();
  expect(localStorage.getItem(KEPT)).toBe('put away');
});

test('on an iPhone it says where the menu has it', async () => {
  renderPart(<InstallSlot />);
  mayInstall('by hand');
  await expect.element(page.getByText(/Add to Home Screen/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Install' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(offer()).not.toBeInTheDocument();
});
