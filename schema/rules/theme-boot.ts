import { APPEARANCE_KEY, DEFAULT_APPEARANCE, LEVELS, MOODS } from './appearance-choice.ts';

const oneOf = (names: readonly string[], value: string, otherwise: string) =>
  `/^(${names.join('|')})$/.test(${value})?${value}:'${otherwise}'`;

/**
 * Runs before the first paint, so that nobody's dark evening starts with a white flash and nobody's mood with another
 * one. It is put into the page verbatim and named by its hash in the page's policy: any edit here changes both.
 */
export const THEME_BOOT = [
  '(()=>{let a={};',
  `try{a=JSON.parse(localStorage.getItem('${APPEARANCE_KEY}'))||{}}catch{}`,
  'const d=document.documentElement.dataset;',
  `d.theme=a.theme==='dark'||a.theme==='light'?a.theme:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';`,
  `d.mood=${oneOf(MOODS, 'a.mood', DEFAULT_APPEARANCE.mood)};`,
  `d.level=${oneOf(LEVELS, 'a.progress', DEFAULT_APPEARANCE.progress)};`,
  `if(a.calm===true)d.calm=''})()`,
].join('');
