import { AWAKE_MARK, EARLY } from './early-hands.ts';

/**
 * Runs with the page, before any other script. A button or a box pressed while its part of the page still sleeps would
 * do nothing, or worse: look done and not be. So the press is held, and made again when that part has woken up. Links
 * work by themselves. Put into the page verbatim and named by its hash in the page's policy, as `THEME_BOOT` is.
 */
export const EARLY_PRESSES = [
  '(()=>{const q=[];let on=t=>q.push(t);',
  "addEventListener('click',e=>{",
  "const t=e.target.closest&&e.target.closest('button,input[type=checkbox],input[type=radio],summary');",
  `if(!t||Object.keys(t).some(k=>k.startsWith('${AWAKE_MARK}')))return;`,
  // A form that the browser can send by itself is sent.
  "if(t.type==='submit'&&t.form?.method==='post')return;",
  'e.preventDefault();e.stopImmediatePropagation();on(t)},true);',
  `window.${EARLY}=f=>{on=f;q.splice(0).forEach(f)}})();`,
].join('');
