import { newerVersionIsReady } from '#frontend/state/newer-version.state.ts';

const HOUR_MS = 3_600_000;

/** Installs what keeps the app's code on this device, and says when a newer version lies ready. */
export async function installServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  tellWhenReady(registration);
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

function tellWhenReady(registration: ServiceWorkerRegistration): void {
  /** The first one ever takes over by itself; a later one waits until somebody says so. */
  const tell = () => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) newerVersionIsReady(() => changeTo(waiting));
  };
  tell();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );
}

function changeTo(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage('take over');
}
