import { DEFAULT_APPEARANCE, LEVELS, MOODS } from '#schema/rules/appearance/appearance-choice.ts';
import { APPEARANCE_KEY } from '#schema/rules/appearance/appearance-key.ts';
import { ENTER_PRESSED } from './enter-pressed.ts';

const oneOf = (names: readonly string[], value: string, otherwise: string) =>
  `/^(${names.join('|')})$/.test(${value})?${value}:'${otherwise}'`;

/**
 * Runs before the first paint, so that a page never flashes white before the dark theme, or in
 * another palette than the chosen one.
 */
export const SET_APPEARANCE = [
  '(()=>{let a={};',
  `try{a=JSON.parse(localStorage.getItem('${APPEARANCE_KEY}'))||{}}catch{}`,
  'const d=document.documentElement.dataset;',
  `d.theme=a.theme==='dark'||a.theme==='light'?a.theme:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';`,
  `d.mood=${oneOf(MOODS, 'a.mood', DEFAULT_APPEARANCE.mood)};`,
  `d.level=${oneOf(LEVELS, 'a.progress', DEFAULT_APPEARANCE.progress)};`,
  `if(a.calm===true)d.calm=''})()`,
].join('');

/**
 * Refuses a second submit of a form that the browser itself is sending, since people press twice on
 * slow lines. Runs before React; forms that React sends do not count. Stopping or reopening the
 * page ends the refusal.
 */
const SUBMIT_ONCE = [
  '(()=>{let sent=new WeakSet;',
  "addEventListener('submit',e=>{const f=e.target;if(f.method!=='post')return;",
  'if(sent.has(f)){e.preventDefault();e.stopImmediatePropagation();return}',
  'sent.add(f);setTimeout(()=>{if(e.defaultPrevented)sent.delete(f);else setTimeout(()=>sent.delete(f),30000)})},true);',
  "addEventListener('pageshow',()=>{sent=new WeakSet})})()",
].join('');

/**
 * Enter sends where `data-sends` says so, also before React is there: it leaves no new line, and
 * the field notes it (`use-typed-before-hydration.ts`). Once React hears the key, this does nothing
 * more.
 */
export const NOTE_ENTER = [
  "addEventListener('keydown',e=>{const f=e.target;",
  "if(e.key!=='Enter'||e.shiftKey||e.isComposing||e.keyCode===229)return;",
  "if(e.defaultPrevented||!f.matches?.('[data-sends]'))return;",
  `e.preventDefault();if(f.value.trim())f.${ENTER_PRESSED}=true})`,
].join('');

/** The one inline script of every page, verbatim: the page's policy names it by its hash. */
export const PAGE_SCRIPT = [SET_APPEARANCE, SUBMIT_ONCE, NOTE_ENTER].join(';');
