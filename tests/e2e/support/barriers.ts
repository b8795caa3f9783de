import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Looks at a page as axe does, once nothing moves any more: what is still fading in has no contrast
 * yet. A finding of whatever weight is one.
 */
export async function expectNoBarriers(page: Page, what: string): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    ),
  );
  // Without legacy mode each look opens a window of its own, only to put results of frames
  // together.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect([what, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([
    what,
    [],
  ]);
}
