import { computed, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import { paintAppearance } from '#frontend/lib/paint-appearance.ts';
import { signOf } from '#frontend/lib/signs/sign-of.ts';
import { readStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';
import {
  type Appearance,
  DEFAULT_APPEARANCE,
  type Level,
  type Mood,
  readAppearance,
  type Theme,
} from '#schema/rules/appearance/appearance-choice.ts';

/** How long colours take to change, in ms; the picker, where one looks on, is a little quicker. */
export const COLOUR_SHIFT_MS = 1000;
export const PICKER_SHIFT_MS = 800;

type Shown = Required<Appearance> & { followsSystem: boolean };

const readChosen = () => readAppearance(readStored(storageKeys.appearance));

const chosen = signal<Appearance>(readChosen());
/** Nothing prefers anything on a server. */
const prefersDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;
const system = signal<Theme>(prefersDark() ? 'dark' : 'light');

const shownFor = (appearance: Appearance, systemTheme: Theme): Shown => ({
  ...appearance,
  theme: appearance.theme ?? systemTheme,
  calm: appearance.calm ?? false,
  sound: appearance.sound ?? false,
  vibration: appearance.vibration ?? false,
  followsSystem: appearance.theme === undefined,
});
const shown = computed(() => shownFor(chosen.value, system.value));

function paint(overMs?: number) {
  const { mood, progress, theme, calm } = shown.value;
  paintAppearance({ mood, level: progress, theme, calm }, overMs);
}

function choose(part: Partial<Appearance>, overMs?: number) {
  chosen.value = { ...chosen.value, ...part };
  writeStored(storageKeys.appearance, JSON.stringify(chosen.value));
  paint(overMs);
}

export function chooseMood(mood: Mood, overMs = COLOUR_SHIFT_MS): void {
  choose({ mood }, overMs);
}

export function chooseProgress(progress: Level, overMs = COLOUR_SHIFT_MS): void {
  choose({ progress }, overMs);
}

/** `undefined` hands the choice back to the system. */
export function chooseTheme(theme: Theme | undefined): void {
  choose({ theme });
}

export function chooseCalm(calm: boolean): void {
  choose({ calm: calm || undefined });
}

export function chooseSound(sound: boolean): void {
  choose({ sound: sound || undefined });
  if (sound) signOf('tick');
}

export function chooseVibration(vibration: boolean): void {
  choose({ vibration: vibration || undefined });
  if (vibration) signOf('tick');
}

/** What the system prefers just now; it decides as long as no theme is chosen. */
export function systemThemeIs(theme: Theme): void {
  system.value = theme;
  // As it shows already: to paint it again would have the browser look at all of the page.
  const isShown = document.documentElement.dataset['theme'] === theme;
  if (isShown && readStored(storageKeys.appearance) === null) return;
  paint();
}

/** Another tab has chosen. */
export function appearanceChangedElsewhere(): void {
  chosen.value = readChosen();
  paint();
}

const ON_THE_SERVER = shownFor(DEFAULT_APPEARANCE, 'light');

/** What shows. While a page from the server hydrates this is what the server knew: the defaults. */
export function useAppearance(): Shown {
  useSignals();
  const known = shown.value;
  return useIsHydrated() ? known : ON_THE_SERVER;
}

/** Whether confetti and game elements are to stay away. */
export function useCalmMode(): boolean {
  return useAppearance().calm;
}
