import { EARLY_PRESSES } from './early-presses.ts';
import { PAINT_FIRST } from './paint-first.ts';
import { SUBMIT_ONCE } from './submit-once.ts';
import { THEME_BOOT } from './theme-boot.ts';
import { WHOLE_PAINT } from './whole-paint.ts';

/** The one inline script of every page, verbatim: the page's policy names it by its hash. */
export const PAGE_BOOT = [THEME_BOOT, SUBMIT_ONCE, EARLY_PRESSES, PAINT_FIRST, WHOLE_PAINT].join(';');
