import { inject } from 'vitest';
import type { PushPayload } from '#schema/contracts/reminders.ts';
import type { Deps } from '#worker/context.ts';
import { buildDeps } from '#worker/deps.ts';
import { sendDueReminders } from '#worker/features/reminders/pass.service.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';
import { bindings, type HttpAnswer, homeDb, type Person, postGoal, signedUp } from './harness.ts';

/** A browser’s subscription with a push service that nobody calls. */
export const PUSH_DEVICE = {
  endpoint: 'https://push.example.invalid/send/1',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const peer = () => inject('peers').push;

const askPeer = async (path: string, body?: object) =>
  (
    await fetch(
      `${peer()}/__peer/${path}`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    )
  ).json();

/** A browser behind the push service, and what it has been told. */
export class PushBrowser {
  readonly #subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  constructor(subscription: PushBrowser['subscription']) {
    this.#subscription = subscription;
  }
  static async open(): Promise<PushBrowser> {
    return new PushBrowser((await askPeer('subscribe', {})) as PushBrowser['subscription']);
  }
  get subscription() {
    return this.#subscription;
  }
  get #id() {
    return this.#subscription.endpoint.split('/').at(-1) as string;
  }
  async received(): Promise<PushPayload[]> {
    const all = (await askPeer(`received/${this.#id}`)) as { payload: PushPayload }[];
    return all.map(({ payload }) => payload);
  }
  /** For how many seconds the service was to hold each message. */
  async heldFor(): Promise<number[]> {
    const all = (await askPeer(`received/${this.#id}`)) as { headers: { ttl: string } }[];
    return all.map(({ headers }) => Number(headers.ttl));
  }
  /** How long the service takes for each answer. */
  async answersAfter(delayMs: number): Promise<void> {
    await askPeer(`next/${this.#id}`, { delayMs });
  }
  /** How the service answers the next messages; 0 hangs up. */
  async answersWith(...statuses: number[]): Promise<void> {
    await askPeer(`next/${this.#id}`, { statuses });
  }
}

/** The app's deps at a moment, for the pass that runs by the clock. */
export const depsAt = (now: string): Deps => ({
  ...buildDeps(bindings),
  clock: { now: () => new Date(now) },
});

/** One run of the pass at a moment. */
export const passAt = (now: string) => sendDueReminders(depsAt(now), startDeadline(50_000));

/** Puts a person into a zone, without quiet hours. */
export async function livesIn(person: Person, zone: string, dayStartsAt = 3): Promise<void> {
  await homeDb
    .prepare('update users set time_zone = ?, day_starts_at = ? where id = ?')
    .bind(zone, dayStartsAt, person.user.id)
    .run();
  await person.patch('/api/reminders/settings', { quietFrom: null, quietUntil: null });
}

/** Lets time begin at a moment for somebody's reminders: what was due before is over. */
export const beginAt = (person: Person, now: string) =>
  homeDb
    .prepare("update reminders set planned_from = ?, next_due_at = '0000' where user_id = ?")
    .bind(now, person.user.id)
    .run();

/** Somebody with a goal and a browser that takes push messages. */
export async function remindable(zone = 'Europe/Berlin') {
  const person = await signedUp();
  await livesIn(person, zone);
  const { id: goalId } = await postGoal(person);
  const browser = await PushBrowser.open();
  const added = await person.post('/api/reminders/devices', browser.subscription);
  if (added.status !== 201) throw new Error(`devices answered ${added.status}`);
  const dateTask = (date: string | null, task = '0-0') =>
    person.patch(`/api/goals/${goalId}/tasks/${task}`, { date });
  const askAbout = (input: object = {}): Promise<HttpAnswer> =>
    person.post('/api/reminders', {
      goalId,
      subject: 'task',
      subjectId: '0-0',
      at: '18:30',
      byPush: true,
      byMail: false,
      ...input,
    });
  return { person, goalId, browser, dateTask, askAbout };
}
