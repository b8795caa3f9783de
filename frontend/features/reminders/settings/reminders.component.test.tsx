import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { Reminder, ReminderSettings } from '#schema/contracts/reminders.ts';
import { Reminders } from './reminders.island.tsx';

const PATCH = 'PATCH /api/reminders/settings';

let settings: ReminderSettings;

const asks: Reminder = {
  id: 4,
  goalId: 1,
  subject: 'task',
  subjectId: '0-0',
  title: 'Open the notebook',
  goalTitle: 'Swim across the lake',
  at: '18:00',
  days: null,
  byPush: false,
  byMail: true,
  nextAt: null,
  offersSmaller: true,
};

function showReminders(given: Partial<ReminderSettings> = {}, reminders: Reminder[] = [asks]) {
  settings = {
    byPush: true,
    byMail: true,
    quietFrom: '22:00',
    quietUntil: '07:00',
    dayLimit: 3,
    pausedUntil: null,
    showsTitles: false,
    devices: [
      {
        id: 9,
        device: 'Firefox on Windows',
        createdAt: '2026-01-01T00:00:00.000Z',
        lastSeenAt: '2026-01-02T00:00:00.000Z',
      },
    ],
    pushKey: 'BKey',
    email: 'maya@garden.org',
    mailDelivery: 'local',
    timeZone: 'Europe/Berlin',
    ...given,
  };
  answerApi({
    'GET /api/reminders': () => reminders,
    'GET /api/reminders/settings': () => settings,
    [PATCH]: ({ body }) => {
      settings = { ...settings, ...(body as object) };
      return settings;
    },
  });
  renderPart(<Reminders />);
}

afterEach(() => vi.unstubAllGlobals());

const toggle = (name: string) => page.getByRole('switch', { name });
const openPart = (name: string) => page.getByText(name, { exact: true }).click();

test('a choice shows at once and is sent as it is', async () => {
  showReminders();
  await toggle('Show my own words').click();
  await expect.element(toggle('Show my own words')).toBeChecked();
  expect(sentTo(PATCH)).toEqual([{ showsTitles: true }]);
});

test('a refused choice goes back, and says that all is as it was', async () => {
  showReminders();
  answerApi({ [PATCH]: () => refusal(500, 'The kettle is cold') });
  await toggle('By mail').click();
  await expect.element(page.getByText('Not changed')).toBeVisible();
  await expect.element(toggle('By mail')).toBeChecked();
});

test('quiet hours have two ends, and can go', async () => {
  showReminders();
  await openPart('Quiet hours');
  await page.getByLabelText('From').fill('21:30');
  await page.getByLabelText('Until').click();
  await expect.poll(() => sentTo(PATCH)).toEqual([{ quietFrom: '21:30', quietUntil: '07:00' }]);
  await page.getByRole('button', { name: 'No quiet hours' }).click();
  await expect.poll(() => sentTo(PATCH).at(-1)).toEqual({ quietFrom: null, quietUntil: null });
});

test('what asks can be told to stop, and offers a smaller version after twice “not yet”', async () => {
  showReminders();
  answerApi({ 'DELETE /api/reminders/4': () => undefined });
  await expect.element(page.getByText(/Twice “not yet”/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop asking about Open the notebook' }).click();
  await expect.element(page.getByText(/Nothing, unless you want it/)).toBeVisible();
});

test('a browser elsewhere can be ended', async () => {
  showReminders();
  answerApi({ 'DELETE /api/reminders/devices/9': () => undefined });
  await openPart('Browsers that notify you');
  await page.getByRole('button', { name: 'Stop notifying Firefox on Windows' }).click();
  await expect.element(page.getByText('Firefox on Windows')).not.toBeInTheDocument();
});

test('no browser is asked for leave before the first promise', async () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  showReminders({}, []);
  await openPart('Browsers that notify you');
  await expect.element(page.getByText(/when you first choose “Ask me”/)).toBeVisible();
  const turnOn = page.getByRole('button', { name: 'Notify me in this browser' });
  expect(turnOn.query()).toBeNull();
});

test('once something asks, another browser can be told as well', async () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  showReminders();
  await openPart('Browsers that notify you');
  await expect
    .element(page.getByRole('button', { name: 'Notify me in this browser' }))
    .toBeVisible();
});

test('a test says where it went', async () => {
  showReminders();
  answerApi({ 'POST /api/reminders/test': () => ({ devices: 1, failed: 0, mailed: true }) });
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.element(page.getByRole('status').getByText(/one browser|mail/i)).toBeVisible();
});

test('settings that do not load can be asked for again', async () => {
  showReminders();
  answerApi({ 'GET /api/reminders/settings': () => refusal(500, 'The kettle is cold') });
  renderPart(<Reminders />);
  await expect.element(page.getByText(/They are as you left them/)).toBeVisible();
  answerApi({ 'GET /api/reminders/settings': () => settings });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(toggle('By mail')).toBeChecked();
});
