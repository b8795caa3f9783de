import { type Door, enter, noteRefusal } from '#frontend/features/auth/enter.ts';
import { wakeForOtherWays } from '#frontend/features/auth/other-ways-here.ts';
import { DATABASES, deleteDatabase } from '#frontend/lib/databases.ts';
import { hearEarlyPresses } from '#frontend/lib/early-hands.ts';
import { hasToastOfLastPage } from '#frontend/lib/next-page-toast.ts';

/*
 * The sign-in page is complete as it comes, and this is all the script it needs to be used: it sends the form. React
 * follows at the first touch, for what makes the forms comfortable (rules while typing, tabs, showing the password).
 */

let waking: Promise<void> | undefined;

function wake(): Promise<void> {
  waking ??= import('./auth-wake.tsx')
    .then(({ wakeUp }) => wakeUp())
    .catch(() => {
      // The next touch tries again; the form sends itself meanwhile.
      waking = undefined;
    });
  return waking;
}

function send(form: HTMLFormElement): void {
  const door = form.dataset['door'] as Door;
  enter(door, Object.fromEntries(new FormData(form))).catch((error) => {
    noteRefusal(door, error);
    wake();
  });
}

for (const touch of ['focusin', 'pointerover']) document.addEventListener(touch, wake);
hearEarlyPresses((button) => {
  if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form)
    return send(button.form);
  wake().then(() => button.click());
});
wakeForOtherWays(wake);
// This page comes to nobody who is signed in: what the last one saw here is nobody's to read any more.
deleteDatabase(DATABASES.lastSeen);
// What the last page had to say is said in React's own place for it.
if (hasToastOfLastPage()) wake();
