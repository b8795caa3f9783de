import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const dataset: Record<string, string> = {};

function browser() {
  kept.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', {
    documentElement: { dataset, style: {} },
    querySelectorAll: () => [],
  });
  vi.stubGlobal('getComputedStyle', () => ({ backgroundColor: '', getPropertyValue: () => '' }));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  vi.stubGlobal('CSS', {});
}

/** The module reads the storage when it is loaded, so each test loads its own. */
async function load(stored?: object) {
  if (stored) kept.set('yet:appearance', JSON.stringify(stored));
  vi.resetModules();
  return await import('./appearance.state.ts');
}
const keptNow = () => JSON.parse(kept.get('yet:appearance') ?? 'null');

beforeEach(browser);

test('a choice is kept, and shown by the attributes that the palettes hang on', async () => {
  const { chooseMood, chooseProgress } = await load();
  chooseMood('calm');
  chooseProgress('milestone');
  expect(keptNow()).toEqual({ mood: 'calm', progress: 'milestone' });
  expect(dataset).toMatchObject({ mood: 'calm', level: 'milestone', theme: 'light' });
});

test('the system decides, live, until a theme is chosen, and again when the choice is handed back', async () => {
  const { systemThemeIs, chooseTheme } = await load();
  systemThemeIs('dark');
  expect(dataset['theme']).toBe('dark');
  systemThemeIs('light');
  expect(dataset['theme']).toBe('light');
  chooseTheme('dark');
  expect(keptNow()).toMatchObject({ theme: 'dark' });
  systemThemeIs('light');
  expect(dataset['theme']).toBe('dark');
  chooseTheme(undefined);
  expect(dataset['theme']).toBe('light');
  expect(keptNow()).not.toHaveProperty('theme');
});

test('what was kept is there after a reload, and the rest of it survives a new choice', async () => {
  const { chooseMood } = await load({
    mood: 'creative',
    progress: 'completion',
    theme: 'dark',
    calm: true,
  });
  chooseMood('reflective');
  expect(keptNow()).toEqual({
    mood: 'reflective',
    progress: 'completion',
    theme: 'dark',
    calm: true,
  });
  expect(dataset).toEqual({ mood: 'reflective', level: 'completion', theme: 'dark', calm: '' });
});

test('calm mode comes and goes', async () => {
  const { chooseCalm } = await load();
  chooseCalm(true);
  expect(keptNow()).toMatchObject({ calm: true });
  expect(dataset).toHaveProperty('calm');
  chooseCalm(false);
  expect(keptNow()).not.toHaveProperty('calm');
  expect(dataset).not.toHaveProperty('calm');
});

test('what another tab has chosen shows here too', async () => {
  const { appearanceChangedElsewhere } = await load();
  kept.set('yet:appearance', '{"mood":"energetic","theme":"dark"}');
  appearanceChangedElsewhere();
  expect(dataset).toEqual({ mood: 'energetic', level: 'progressing', theme: 'dark' });
});

test('a mood passes over in a second, in the picker a little faster, and at once where motion is unwelcome', async () => {
  const { chooseMood, chooseTheme, PICKER_SHIFT_MS } = await load();
  const { documentElement } = document;
  vi.stubGlobal('CSS', { registerProperty: () => undefined });
  chooseMood('calm');
  expect(documentElement.style.transition).toBe(undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
  chooseTheme('dark');
  expect(documentElement.style.transition).toBe(undefined);
  chooseMood('creative');
  expect(documentElement.style.transition).toContain('--primary 1000ms');
  chooseMood('energetic', PICKER_SHIFT_MS);
  expect(documentElement.style.transition).toContain('--primary 800ms');
  vi.advanceTimersByTime(PICKER_SHIFT_MS);
  expect(documentElement.style.transition).toBe('');
  vi.useRealTimers();
});

function Seen({ useLook }: { useLook: () => object }) {
  return createElement('p', null, JSON.stringify(useLook()).replaceAll('"', ''));
}

test('without a browser there are the defaults', async () => {
  vi.unstubAllGlobals();
  const { useAppearance } = await load();
  expect(renderToString(createElement(Seen, { useLook: useAppearance }))).toBe(
    '<p>{mood:focused,progress:progressing,theme:light,calm:false,sound:false,vibration:false,followsSystem:true}</p>',
  );
});
