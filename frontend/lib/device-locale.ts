import type { ReaderLocale } from '#schema/contracts/first-view.ts';

/** The device's zone and locale; asked for each time, since people travel with a page open. */
export function deviceLocale(): ReaderLocale {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  return { zone: timeZone, locale };
}
