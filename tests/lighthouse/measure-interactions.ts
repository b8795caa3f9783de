import { chromium, type Page } from '@playwright/test';
import { median } from '#tests/bench/statistics.ts';
import { QUIET_BROWSER } from '#tests/browser-arguments.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { TIMED_INTERACTIONS } from './interactions.ts';

const SLOWDOWN = 4;
const WIDTH = 390;
const HEIGHT = 844;
/** The browser reports no shorter event. */
const SHORTEST_MS = 16;
/** After the last event of a turn, for its paint to be told. */
const SETTLE_MS = 400;

/** An interaction that people repeat often. */
export interface TimedInteraction {
  name: string;
  path: string;
  /** Brings the page to where it is done. */
  prepare?: (page: Page) => Promise<void>;
  /** Does it once; turns are counted from 0. */
  act: (page: Page, turn: number) => Promise<void>;
  /** What it takes is the longest time without a frame: scrolling is no event with a next paint. */
  isMotion?: boolean;
}

export interface InteractionFigures {
  name: string;
  /** Of each turn's slowest interaction, from the event to the next paint, in milliseconds. */
  median: number;
  worst: number;
  count: number;
}

declare global {
  interface Window {
    /** What the page records while it is interacted with. */
    noted: { events: number[]; frames: number[] };
  }
}

/** Runs in the page, before anything of its own. */
function takeNotes(shortest: number) {
  window.noted = { events: [], frames: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) window.noted.events.push(entry.duration);
  }).observe({
    type: 'event',
    durationThreshold: shortest,
    buffered: true,
  } as PerformanceObserverInit);
  let last = performance.now();
  const frame = (now: number) => {
    window.noted.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function turnOf(page: Page, interaction: TimedInteraction, turn: number): Promise<number> {
  await page.evaluate(() => {
    window.noted = { events: [], frames: [] };
  });
  await interaction.act(page, turn);
  await page.waitForTimeout(SETTLE_MS);
  const { events, frames } = await page.evaluate(() => window.noted);
  return Math.max(SHORTEST_MS, ...(interaction.isMotion ? frames : events));
}

async function measureInteraction(
  page: Page,
  origin: string,
  interaction: TimedInteraction,
  turns: number,
): Promise<InteractionFigures> {
  await page.goto(origin + interaction.path);
  await hydrated(page);
  await interaction.prepare?.(page);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const taken: number[] = [];
  for (let turn = 0; turn < turns; turn++) taken.push(await turnOf(page, interaction, turn));
  await slow.detach();
  return { name: interaction.name, median: median(taken), worst: Math.max(...taken), count: turns };
}

/**
 * Does each interaction `turns` times as the person behind this proxy, on a narrow page and a slow
 * processor.
 */
export async function measureInteractions(
  browserPath: string,
  origin: string,
  turns: number,
): Promise<InteractionFigures[]> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: QUIET_BROWSER,
  });
  try {
    const figures: InteractionFigures[] = [];
    for (const interaction of TIMED_INTERACTIONS) {
      const context = await browser.newContext({
        viewport: { width: WIDTH, height: HEIGHT },
        // What stands ready offline is another matter.
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.addInitScript(takeNotes, SHORTEST_MS);
      figures.push(await measureInteraction(page, origin, interaction, turns));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}
