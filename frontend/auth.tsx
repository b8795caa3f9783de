import '#frontend/ui/tokens.css';
import 'virtual:palettes.css';
import '#frontend/ui/base.css';
import { hydrateRoot } from 'react-dom/client';
import { AuthPage } from '#frontend/app/auth-page.tsx';
import { readFirstView } from '#frontend/first-view/first-view.ts';
import { BROWSER_DATABASES, deleteDatabase } from '#frontend/lib/databases.ts';
import { keepSharedWords } from '#frontend/lib/keep-shared-words.ts';

/*
 * The sign-in page is a document of its own. Its forms work as they come; from here on React takes
 * what is pressed.
 */

// Whoever shares something signed out finds it again behind the sign-in.
keepSharedWords();
// Who types here is about to come in: the app's code comes to the device meanwhile, so that the
// very first page behind the sign-in can be opened again without a network.
document.addEventListener(
  'input',
  () =>
    import('#frontend/app/service-worker.ts').then(
      (m) => m.installServiceWorker(),
      () => undefined,
    ),
  { once: true },
);
hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <AuthPage search={window.location.search} answer={readFirstView()?.form} />,
);
// This page comes to nobody who is signed in: what the last one saw here is nobody's to read any
// more.
deleteDatabase(BROWSER_DATABASES.lastSeen);
