/** Until a person has chosen a theme, the page follows the system live. The boot script set the first one. */
export function followSystemTheme(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!hasChosenTheme()) document.documentElement.dataset.theme = matches ? 'dark' : 'light';
  });
}

function hasChosenTheme(): boolean {
  try {
    return Boolean(JSON.parse(localStorage.getItem('yet:appearance') ?? '{}')?.theme);
  } catch {
    return false;
  }
}
