import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, noConnection, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { Reminder, ReminderSettings } from '#schema/contracts/reminders.ts';
import { AskMe } from './ask-me.tsx';

const PUT = 'POST /api/reminders';

/** Maya has an address that she confirmed, and a browser elsewhere that is told. */
const settings: ReminderSettings = {
  byPush: true,
  byMail: true,
  quietFrom: '22:00',
  quietUntil: '07:00',
  dayLimit: 3,
  pausedUntil: null,
  showsTitles: false,
  devices: [],
  pushKey: null,
  email: 'maya@garden.org',
  mailDelivery: 'local',
  timeZone: 'Europe/Berlin',
};

const kept: Reminder = {
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
  offersSmaller: false,
};

function showAskMe(
  { chosen = {}, reminders = [] as Reminder[] }: { chosen?: object; reminders?: Reminder[] } = {},
  props: object = {},
) {
  answerApi({
    'GET /api/reminders': () => reminders,
    'GET /api/reminders/settings': () => ({ ...settings, ...chosen }),
    [PUT]: ({ body }) => ({ ...kept, ...(body as object) }),
  });
  renderPart(
    <AskMe goalId={1} subject="task" subjectId="0-0" name="Open the notebook" {...props} />,
  );
}

const ask = () => page.getByRole('button', { name: 'Ask me', exact: true });
const byMail = () => page.getByRole('checkbox', { name: 'By mail' });
const byPush = () => page.getByRole('checkbox', { name: 'By notification' });

afterEach(() => vi.unstubAllGlobals());

test('asks at the hour and by the way that were chosen, and says so', async () => {
  showAskMe();
  await page.getByLabelText('Ask me at').fill('07:15');
  await expect.element(byMail()).toBeChecked();
  await ask().click();
  await expect.element(page.getByText('Asks at 07:15 by mail')).toBeVisible();
  expect(sentTo(PUT)).toEqual([
    { goalId: 1, subject: 'task', subjectId: '0-0', at: '07:15', byPush: false, byMail: true },
  ]);
});

test('says when it comes next, or that nothing is left to come', async () => {
  showAskMe({ reminders: [{ ...kept, nextAt: '2027-05-10T16:30:00.000Z' }] });
  await expect.element(page.getByText(/^Next: Mon/)).toBeVisible();
  showAskMe({ reminders: [kept] });
  await expect.element(page.getByText(/^Nothing left to ask/)).toBeVisible();
});

test('an if-then asks on the days that are chosen, and one of them stays', async () => {
  const ifThen = { subject: 'if-then', subjectId: 'walk-1' };
  showAskMe({}, ifThen);
  const day = (name: string) => page.getByRole('button', { name });
  for (const name of ['Saturday', 'Sunday']) await day(name).click();
  await ask().click();
  await expect.element(page.getByText('Asks at 18:00 on workdays by mail')).toBeVisible();
  expect(sentTo(PUT)).toMatchObject([{ ...ifThen, days: [1, 2, 3, 4, 5] }]);
  await page.getByRole('button', { name: 'Change' }).click();
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await day(name).click();
  await expect.element(day('Friday')).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  [{}, 'task=0-0'],
  [{ subject: 'rhythm' }, 'task=0-0'],
  [{ subject: 'if-then', subjectId: 'walk-1' }, 'ifThen=walk-1'],
])('what can ask can be taken into a calendar as well: %j', async (props, query) => {
  showAskMe({}, props);
  await expect
    .element(page.getByRole('link', { name: /^Add to my calendar ?: Open the notebook$/ }))
    .toHaveAttribute('href', `/api/goals/1/calendar-event?${query}`);
});

test('the browser is asked for leave after words that say what for, and only by the press', async () => {
  const asked = vi.fn(async () => 'denied' as const);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
  showAskMe({ chosen: { pushKey: 'BKey', email: null } });
  await expect.element(byPush()).toBeChecked();
  await expect.element(page.getByText(/Your browser will ask whether Yet may/)).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await ask().click();
  await expect.element(page.getByText(/was not allowed to show notifications/)).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
  expect(sentTo(PUT)).toEqual([]);
});

test('a way that is off in Settings is not offered, and both say where they are', async () => {
  showAskMe({ chosen: { byPush: false, byMail: false, pushKey: 'BKey' } });
  await expect.element(byMail()).toBeDisabled();
  await expect.element(byPush()).toBeDisabled();
  await expect.element(page.getByText(/off in Settings, both by/)).toBeVisible();
});

test('what was refused says why and keeps what was typed', async () => {
  showAskMe();
  answerApi({ [PUT]: () => refusal(409, 'You are asked about as many things as can be kept.') });
  await page.getByLabelText('Ask me at').fill('07:15');
  await ask().click();
  await expect.element(page.getByRole('alert').getByText(/as many things/)).toBeVisible();
  await expect.element(page.getByLabelText('Ask me at')).toHaveValue('07:15');
});

test('it can be changed, and ended', async () => {
  showAskMe({ reminders: [kept] });
  answerApi({ 'DELETE /api/reminders/4': () => undefined });
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabelText('At').fill('09:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Asks at 09:00 by mail')).toBeVisible();
  await page.getByRole('button', { name: 'Stop asking' }).click();
  await expect.element(ask()).toBeVisible();
  expect(sentTo('DELETE /api/reminders/4')).toHaveLength(1);
});

test('twice “not yet” offers a smaller version, and nothing else changes', async () => {
  const onSmaller = vi.fn();
  showAskMe({ reminders: [{ ...kept, offersSmaller: true }] }, { onSmaller });
  await page.getByRole('button', { name: 'Make it smaller' }).click();
  expect(onSmaller).toHaveBeenCalledOnce();
  expect(sentTo(PUT)).toEqual([]);
});

test('what asks can be stopped though it has lost its day or its hour', async () => {
  showAskMe({ reminders: [kept] }, { missing: 'Give it a day, then it can ask.' });
  await expect.element(page.getByRole('button', { name: 'Stop asking' })).toBeVisible();
});

test('without a network it says that it does not know', async () => {
  showAskMe();
  answerApi({ 'GET /api/reminders': noConnection });
  renderPart(<AskMe goalId={2} subject="task" subjectId="0-1" name="Rest" />);
  await expect.element(page.getByText(/could not be looked up/)).toBeVisible();
});

test('what has no day yet says what is missing', async () => {
  showAskMe({}, { missing: 'Give it a day, then it can ask.' });
  await expect.element(page.getByText('Give it a day, then it can ask.')).toBeVisible();
  expect(ask().query()).toBeNull();
});
