import type { SentEvent, SentEvents } from '#schema/contracts/calendar.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import { addDays, DAY_MS } from '#schema/rules/time.ts';
import { hashSecret } from '#worker/lib/security/secrets.ts';
import { DAYS_BACK, type PlannedEvent, repeatsAs } from './planned-events.rules.ts';

/** How long what is gone is sent as cancelled: calendars ask at least once in these days. */
export const CANCELLED_DAYS = 30;

/** An event as it is sent: what it says, and which version of it this is. */
export type FeedEvent = PlannedEvent & { sequence: number; changedAt: string };

/** An event that is gone: nothing of what it said is known any more. */
export interface CancelledEvent {
  uid: string;
  sequence: number;
  changedAt: string;
  from: CalendarDate;
}

export interface Feed {
  events: FeedEvent[];
  cancelled: CancelledEvent[];
  /** What is to be remembered; undefined where that is what was remembered before. */
  remembered: SentEvents | undefined;
}

/** Of all that a calendar would show, in short: 22 of the digest’s 43 letters tell enough. */
const hashOf = async ({ uid, key, ...shown }: PlannedEvent) =>
  (await hashSecret(JSON.stringify([uid, Object.entries(shown).toSorted()]))).slice(0, 22);

const isSame = (known: SentEvent | undefined, hash: string) =>
  known !== undefined && !known.cancelledAt && known.hash === hash;

function sentAs(event: PlannedEvent, hash: string, sequence: number, now: string): SentEvent {
  const { uid, from, until } = event;
  const repeats = repeatsAs(event);
  return {
    uid,
    sequence,
    hash,
    changedAt: now,
    from,
    ...(until && { until }),
    ...(repeats && { repeats }),
  };
}

/** Whether an event has gone by without anybody taking it away. */
function hasGoneBy({ from, until, repeats }: SentEvent, today: CalendarDate): boolean {
  const last = repeats === undefined ? from : until;
  return last !== undefined && last < addDays(today, -DAYS_BACK);
}

const isForgotten = ({ cancelledAt }: SentEvent, now: Date) =>
  cancelledAt !== undefined && Date.parse(cancelledAt) < now.getTime() - CANCELLED_DAYS * DAY_MS;

/** An event that is in the plan no more: its words are forgotten, not that it was there. */
const cancelled = ({ uid, sequence, from }: SentEvent, now: string): SentEvent => ({
  uid,
  sequence: sequence + 1,
  hash: '',
  changedAt: now,
  from,
  cancelledAt: now,
});

/**
 * What is sent now, from what should stand there and what was sent before. A change raises the
 * event’s number; what is gone is sent as cancelled for `CANCELLED_DAYS`, and what has only gone by
 * is not.
 */
export async function feedOf(
  planned: PlannedEvent[],
  before: SentEvents,
  today: CalendarDate,
  now: Date,
): Promise<Feed> {
  const stamp = now.toISOString();
  const remembered: SentEvents = {};
  let hasChanged = false;
  const events: FeedEvent[] = [];
  for (const event of planned) {
    const known = before[event.key];
    const hash = await hashOf(event);
    const isKnown = isSame(known, hash);
    const sent = isKnown
      ? (known as SentEvent)
      : sentAs(event, hash, known ? known.sequence + 1 : 0, stamp);
    hasChanged ||= !isKnown;
    remembered[event.key] = sent;
    events.push({ ...event, sequence: sent.sequence, changedAt: sent.changedAt });
  }
  for (const [key, known] of Object.entries(before)) {
    if (remembered[key]) continue;
    if (hasGoneBy(known, today) || isForgotten(known, now)) hasChanged = true;
    else {
      hasChanged ||= !known.cancelledAt;
      remembered[key] = known.cancelledAt ? known : cancelled(known, stamp);
    }
  }
  const gone = Object.values(remembered).filter(({ cancelledAt }) => cancelledAt !== undefined);
  return { events, cancelled: gone, remembered: hasChanged ? remembered : undefined };
}
