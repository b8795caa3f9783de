import type { Page } from '@playwright/test';

/**
 * Waits until React has hydrated every link and control of the page. React offers no sign for the
 * last boundary, so this reads its private marks on elements, in tests only.
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
