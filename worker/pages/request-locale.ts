import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { READER_COOKIE, type ReaderLocale } from '#schema/contracts/first-view.ts';

const FALLBACK: ReaderLocale = { zone: 'UTC', locale: 'en-US' };

function isKnown({ zone, locale }: ReaderLocale): boolean {
  try {
    new Intl.DateTimeFormat(locale, { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * How this browser writes dates: as it told with an earlier page, else as the network and its
 * languages suggest.
 */
export function localeOf(c: Context): ReaderLocale {
  const [zone, locale] = (getCookie(c, READER_COOKIE) ?? '').slice(0, 100).split('|');
  if (zone && locale && isKnown({ zone, locale })) return { zone, locale };
  const language = c.req.header('accept-language')?.slice(0, 200).split(/[,;]/)[0]?.trim();
  const cf = (c.req.raw as { cf?: { timezone?: unknown } }).cf;
  const guess = {
    zone: typeof cf?.timezone === 'string' ? cf.timezone : FALLBACK.zone,
    locale: language || FALLBACK.locale,
  };
  return isKnown(guess) ? guess : FALLBACK;
}
