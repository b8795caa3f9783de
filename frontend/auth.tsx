import '#frontend/ui/tokens.css';
import 'virtual:palettes.css';
import '#frontend/ui/base.css';
import { hydrateRoot } from 'react-dom/client';
import { AuthPage } from '#frontend/app/auth-page.tsx';
import { DATABASES, deleteDatabase } from '#frontend/lib/databases.ts';
import { Hydrated } from '#frontend/lib/hydrated.tsx';
import { readFirstView } from '#frontend/lib/read-first-view.ts';

/*
 * The sign-in page is a document of its own. Its forms work as they come; from here on React takes what is pressed.
 */

const root = document.getElementById('root') as HTMLElement;
hydrateRoot(
  root,
  <Hydrated root={root}>
    <AuthPage search={window.location.search} answer={readFirstView()?.form} />
  </Hydrated>,
);
// This page comes to nobody who is signed in: what the last one saw here is nobody's to read any more.
deleteDatabase(DATABASES.lastSeen);
