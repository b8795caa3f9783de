import type { Page } from '@playwright/test';

/**
 * Waits until React has every control of the page in hand: it notes so on each element. Boundaries hydrate one after the
 * other, and React offers no sign for the last; the note is its own affair, so it is read in tests only. Other people's
 * pages are theirs.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const controls = [...(root?.querySelectorAll('button, input, select, textarea') ?? [])];
    const isHydrated = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps'));
    return !root || (root.hasChildNodes() && controls.every(isHydrated));
  });
}
