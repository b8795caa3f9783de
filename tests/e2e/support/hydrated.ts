import type { Page } from '@playwright/test';

/**
 * Waits until React has every link and control of the page in hand: it notes so on each element,
 * but on none of those that stand in ready-made HTML. Boundaries hydrate one after the other, and
 * React offers no sign for the last; the note is its own affair, so it is read in tests only. Other
 * people's pages are theirs.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const noteOn = (element: Element) =>
      Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] as
        | object
        | undefined;
    const isHydrated = (control: Element) => {
      if (noteOn(control)) return true;
      let around = control.parentElement;
      while (around && !noteOn(around)) around = around.parentElement;
      return around !== null && 'dangerouslySetInnerHTML' in (noteOn(around) as object);
    };
    const root = document.getElementById('root');
    const controls = [...(root?.querySelectorAll('a, button, input, select, textarea') ?? [])];
    return !root || (root.hasChildNodes() && controls.every(isHydrated));
  });
}
