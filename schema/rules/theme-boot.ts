/**
 * Runs before the first paint, so that nobody's dark evening starts with a white flash. It is put into the page
 * verbatim and named by its hash in the page's policy: any edit here changes both.
 */
export const THEME_BOOT =
  "(()=>{let a={};try{a=JSON.parse(localStorage.getItem('yet:appearance'))||{}}catch{}const d=document.documentElement.dataset;d.theme=a.theme==='dark'||a.theme==='light'?a.theme:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.mood=a.mood||'focused';d.level=a.progress||'progressing'})()";
