import { formatLocalDate, localDate } from '#frontend/lib/render-locale.ts';
/**
 * A sum in cents as it is read: "$19.99". Other currencies stand behind the figure: "19.99 EUR".
 */
export function moneyWords(cents: number, currency = 'USD'): string {
  const figure = (cents / 100).toFixed(2);
  return currency.toUpperCase() === 'USD' ? `$${figure}` : `${figure} ${currency.toUpperCase()}`;
}

/** A plan's price: "$19.99 / month". */
export function priceWords({ price, interval }: { price: number; interval: string }): string {
  return `${moneyWords(price)} / ${interval}`;
}

/** What one payment buys: "one month". */
export function intervalWords(interval: string): string {
  return `one ${interval}`;
}

/** The calendar day of an instant: "21 December 2026", in the person's own order and zone. */
export function fullDateWords(instant: string): string {
  return formatLocalDate(localDate(instant), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
