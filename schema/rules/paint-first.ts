/** The page's code, which stands in a template until the page has been painted. */
export const CODE_ID = 'code';

/**
 * Fetches the page's code when there is something to read: on a thin line it would hold up letters and words, which come whole
 * without it. A page in a background tab is never painted and does not wait for it, nor does an empty one, whose content could not be
 * rendered; and nobody waits for longer than three seconds. File by file: to ask for one takes a slow phone its time.
 */
export const PAINT_FIRST = `(()=>{
const read=new Promise(done=>document.addEventListener('DOMContentLoaded',done));
const seen=new Promise(done=>{
if(document.hidden||!window.PerformanceObserver)return done();
new PerformanceObserver((list,watch)=>{if(list.getEntriesByName('first-contentful-paint').length){watch.disconnect();done()}}).observe({type:'paint',buffered:true});
read.then(()=>{if(!document.getElementById('root')?.firstChild)done()});
setTimeout(done,3000)});
Promise.all([read,seen]).then(async()=>{
for(const part of document.getElementById('${CODE_ID}')?.content.children??[]){
document.head.append(document.importNode(part,true));
await new Promise(next=>setTimeout(next))}})
})()`.replaceAll('\n', '');
