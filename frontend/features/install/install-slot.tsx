import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { useInstallWay } from '#frontend/state/install.state.ts';
import { OptionalPart } from '#frontend/ui/optional-part.tsx';

const InstallOffer = lazyComponent(() => import('./install-offer.tsx').then((m) => m.InstallOffer));

/** The place for the offer to install: nothing, as a rule. */
export function InstallSlot() {
  const way = useInstallWay();
  return <OptionalPart>{way && <InstallOffer way={way} />}</OptionalPart>;
}
