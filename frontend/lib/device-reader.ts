import type { Reader } from '#schema/contracts/first-view.ts';
import { clockOf } from '#schema/rules/clock.ts';

type Device = Reader & { clock: string };

let known: Device | undefined;

const clockAt = (now: Date) => clockOf(now, (at) => -at.getTimezoneOffset());

/**
 * Whether a page was written for this device, as far as its dates can tell. Then nobody needs to ask `Intl`, whose first
 * answer holds up a slow phone for a third of a second.
 */
export function isDevice(reader: Device, now: Date): boolean {
  const isIt = reader.locale === navigator.language && reader.clock === clockAt(now);
  if (isIt) known = reader;
  return isIt;
}

/** The device's zone and locale; asked for again when its clock goes otherwise than before, as on a journey. */
export function deviceReader(): Reader {
  const clock = clockAt(new Date());
  if (known?.clock !== clock) {
    const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
    known = { zone: timeZone, locale, clock };
  }
  return known;
}
