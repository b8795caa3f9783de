import { lazyComponent } from '#frontend/lib/lazy-component.ts';

/**
 * HTML of a unit, set for reading; the sanitiser comes with the first of it. Use it inside an
 * island.
 */
export const Prose = lazyComponent(() => import('./safe-html.tsx').then((m) => m.SafeHtml));
