/** What this device keeps in databases of the browser. The privacy page names each. */
export const BROWSER_DATABASES = {
  /** Writes of all people of this device that have not reached the server yet. */
  outbox: 'yet-outbox',
  /** Copies of what one person last saw here, to read without a network. */
  lastSeen: 'yet-last-seen',
} as const;

/** The cache of the service worker: the app's own code, and nothing of anybody's. */
export const SHELL_CACHE = 'yet-shell';

/**
 * The cache of the service worker that names the reminders which this device has shown: no words.
 */
export const SHOWN_CACHE = 'yet-shown-reminders';

/** Gone for good; open tabs let go of it. Nothing happens where there is none, or no databases. */
export function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // No databases, nothing kept.
  }
}
