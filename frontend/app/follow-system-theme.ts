import { storageKeys } from '#frontend/lib/storage.ts';
import { appearanceChangedElsewhere, systemThemeIs } from '#frontend/state/appearance.state.ts';

/**
 * Until a person has chosen a theme, the page follows the system's theme as it changes; a choice
 * made in one tab shows in all.
 */
export function followSystemTheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const tell = () => systemThemeIs(dark.matches ? 'dark' : 'light');
  tell();
  dark.addEventListener('change', tell);
  window.addEventListener('storage', ({ key }) => {
    // Without a key, all was cleared.
    if (key === storageKeys.appearance || key === null) appearanceChangedElsewhere();
  });
}
