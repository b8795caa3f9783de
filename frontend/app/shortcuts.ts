import { navigate } from 'wouter/use-browser-location';
import { placeForKey } from './shell/places.rules.ts';

/** Alt, Shift and a letter go to a place. In a dialog they are the dialog's. */
export function listenForShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    const isInDialog = (event.target as Element).closest?.('[role="dialog"], [role="alertdialog"]');
    const place = placeForKey(event.code);
    if (!place || isInDialog || event.defaultPrevented) return;
    event.preventDefault();
    navigate(place.href);
  });
}
