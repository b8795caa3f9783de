/** For what the first view does not need: once the page has loaded and the browser has nothing else to do. */
export function whenQuiet(act: () => void): void {
  // Safari knows no idle callback.
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 200));
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
