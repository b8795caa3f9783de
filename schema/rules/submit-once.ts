/**
 * A form that the browser itself is sending is not sent again before its answer is there: on a slow line people press
 * twice. It runs before React hears of the press; what React sends itself (it prevents the browser from doing it) is not
 * counted. Whoever stops the page or comes back to it can press again.
 */
export const SUBMIT_ONCE = [
  '(()=>{let sent=new WeakSet;',
  "addEventListener('submit',e=>{const f=e.target;if(f.method!=='post')return;",
  'if(sent.has(f)){e.preventDefault();e.stopImmediatePropagation();return}',
  'sent.add(f);setTimeout(()=>{if(e.defaultPrevented)sent.delete(f);else setTimeout(()=>sent.delete(f),30000)})},true);',
  "addEventListener('pageshow',()=>{sent=new WeakSet})})()",
].join('');
