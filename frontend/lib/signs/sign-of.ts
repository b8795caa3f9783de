import { APPEARANCE_KEY } from '#schema/rules/appearance/appearance-key.ts';
import type { SignedEvent } from './soft-signs.ts';

const ASKED_FOR = /"(?:sound|vibration)":true/;

/**
 * A short sound and vibration after something was done, for those who switched them on; for others
 * nothing is loaded.
 */
export async function signOf(event: SignedEvent): Promise<void> {
  try {
    const kept = localStorage.getItem(APPEARANCE_KEY) ?? '';
    if (ASKED_FOR.test(kept)) (await import('./soft-signs.ts')).giveSign(event, kept);
  } catch {
    // No storage, or no network to bring it: a sign is nothing to miss.
  }
}

/**
 * A box that is a thing to do has `data-tick`: to tick it is worth a sign, to take it back is not.
 */
export function listenForTicks(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.checked && 'tick' in target.dataset)
      signOf('tick');
  });
}
