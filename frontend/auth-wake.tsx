import '#frontend/ui/tokens.css';
import 'virtual:palettes.css';
import '#frontend/ui/base.css';
import { AuthPage } from '#frontend/app/auth-page.tsx';
import { wakeRoot } from '#frontend/lib/wake-root.tsx';

/** Resolves when the forms answer by themselves. */
export const wakeUp = (): Promise<void> => wakeRoot(<AuthPage search={window.location.search} />);
