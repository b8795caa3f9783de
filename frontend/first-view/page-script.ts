import {
  APPEARANCE_KEY,
  DEFAULT_APPEARANCE,
  LEVELS,
  MOODS,
} from '#schema/rules/appearance/appearance-choice.ts';

const oneOf = (names: readonly string[], value: string, otherwise: string) =>
  `/^(${names.join('|')})$/.test(${value})?${value}:'${otherwise}'`;

/**
 * Runs before the first paint, so that nobody's dark evening starts with a white flash and nobody's
 * mood with another.
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
 * A form that the browser itself is sending is not sent again before its answer is there: on a slow
 * line people press twice. It runs before React hears of the press; what React sends itself (it
 * prevents the browser from doing it) is not counted. Whoever stops the page or comes back to it
 * can press again.
 */
const SUBMIT_ONCE = [
  '(()=>{let sent=new WeakSet;',
  "addEventListener('submit',e=>{const f=e.target;if(f.method!=='post')return;",
  'if(sent.has(f)){e.preventDefault();e.stopImmediatePropagation();return}',
  'sent.add(f);setTimeout(()=>{if(e.defaultPrevented)sent.delete(f);else setTimeout(()=>sent.delete(f),30000)})},true);',
  "addEventListener('pageshow',()=>{sent=new WeakSet})})()",
].join('');

/** The one inline script of every page, verbatim: the page's policy names it by its hash. */
export const PAGE_SCRIPT = [SET_APPEARANCE, SUBMIT_ONCE].join(';');
