import '#frontend/ui/tokens.css';
import 'virtual:palettes.css';
import '#frontend/ui/base.css';
import { createRoot } from 'react-dom/client';
import { markSignedOut, userQuery } from '#frontend/api/user.ts';
import { App } from '#frontend/app/app.tsx';
import { followSystemTheme } from '#frontend/app/follow-system-theme.ts';
import { preloadRoute } from '#frontend/app/routes.ts';
import { onPersonChange } from '#frontend/lib/private-state.ts';
import { createQueryClient } from '#frontend/lib/query-client.ts';
import { forgetPrivateStorage } from '#frontend/lib/storage.ts';

const client = createQueryClient(markSignedOut);

// Who is there and what the place needs are fetched side by side, before React has started.
client.prefetchQuery(userQuery);
preloadRoute(window.location.pathname);
followSystemTheme();
onPersonChange(forgetPrivateStorage);

createRoot(document.getElementById('root') as HTMLElement).render(<App client={client} />);
