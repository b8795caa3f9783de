import { deviceReader } from '#frontend/lib/device-reader.ts';
import { whenQuiet } from '#frontend/lib/when-quiet.ts';
import { aheadIn } from '#frontend/lib/zone.ts';
import { READER_COOKIE } from '#schema/contracts/first-view.ts';

const A_YEAR_SECONDS = 31_536_000;

/** Tells the server, with the next page, how dates are written here. */
function rememberReader(): void {
  const { zone, locale } = deviceReader();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support.
  document.cookie = `${READER_COOKIE}=${encodeURIComponent(`${zone}|${locale}`)}; Path=/; Max-Age=${A_YEAR_SECONDS}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}

/** How a clock goes that is not this device's, since the page was written for it; the next one will be for this device. */
export function anotherReader(zone: string): (instant: Date) => number {
  whenQuiet(rememberReader);
  return (instant) => aheadIn(zone, instant);
}
