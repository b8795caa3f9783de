import { storageKeys, writeStored } from '#frontend/lib/storage.ts';
import { type InstallWay, mayInstall } from '#frontend/state/install.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { afterPuttingAway } from './install-moment.rules.ts';
import styles from './install-offer.module.css';

/** Offers to put Yet among the person's apps, in the page's own flow. */
export function InstallOffer({ way }: { way: InstallWay }) {
  const putAway = () => {
    writeStored(storageKeys.installOffer, afterPuttingAway());
    mayInstall(null);
  };
  const install = async () => {
    if (way === 'by hand') return;
    await way.prompt().catch(() => undefined);
    // A browser shows its dialog once for each time that it allows it, whatever was answered.
    putAway();
  };
  return (
    <aside className={styles.offer} aria-labelledby="install-offer">
      <div>
        <h2 id="install-offer">Keep Yet at hand</h2>
        <p>
          {way === 'by hand'
            ? 'In Safari, open the share menu and choose “Add to Home Screen”. Yet then opens like an app, even without a network.'
            : 'Add it to your apps: it opens at once, even without a network, and takes what you share into your journal.'}
        </p>
      </div>
      <p className={styles.acts}>
        {way !== 'by hand' && (
          <Button kind="outline" size="small" onClick={install}>
            Install
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={putAway}>
          {way === 'by hand' ? 'Got it' : 'No, thank you'}
        </Button>
      </p>
    </aside>
  );
}
