import {
  type Level,
  type Mood,
  ROLES,
  type Theme,
} from '#schema/rules/appearance/appearance-choice.ts';

export type Look = { mood: Mood; level: Level; theme: Theme; calm: boolean };

let end: ReturnType<typeof setTimeout> | undefined;

/**
 * Puts a look on the page: the palettes hang on these attributes, and the boot script set the first
 * ones. With `overMs` the colours pass into the new ones in that time, except where motion is
 * unwelcome or the browser cannot.
 */
export function paintAppearance({ mood, level, theme, calm }: Look, overMs = 0): void {
  const root = document.documentElement;
  if (overMs > 0 && canShift()) startShifting(root, overMs);
  root.dataset['theme'] = theme;
  root.dataset['mood'] = mood;
  root.dataset['level'] = level;
  if (calm) root.dataset['calm'] = '';
  else delete root.dataset['calm'];
  if (!('shifting' in root.dataset)) tintBrowserBar(root);
}

function canShift(): boolean {
  return 'registerProperty' in CSS && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Custom properties change by steps unless the browser knows that they are colours; told once, it
 * keeps it in mind.
 */
function startShifting(root: HTMLElement, overMs: number) {
  for (const role of ROLES) {
    try {
      CSS.registerProperty({
        name: `--${role}`,
        syntax: '<color>',
        inherits: true,
        initialValue: 'transparent',
      });
    } catch {
      // Known from an earlier change.
    }
  }
  clearTimeout(end);
  root.dataset['shifting'] = '';
  root.style.transition = ROLES.map((role) => `--${role} ${overMs}ms ease-out`).join();
  // Reading a style settles where the change starts from.
  getComputedStyle(root).getPropertyValue('--surface');
  end = setTimeout(() => {
    root.style.transition = '';
    delete root.dataset['shifting'];
    tintBrowserBar(root);
  }, overMs);
}

/** A phone's own bar is in the colour of the page, whatever the system's theme says. */
function tintBrowserBar(root: HTMLElement) {
  const { backgroundColor } = getComputedStyle(root);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = backgroundColor;
  }
}
