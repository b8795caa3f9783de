import type { Page } from '@playwright/test';
import type { TimedInteraction } from './measure-interactions.ts';
import { LONG_TALK_ID } from './people.ts';

const LETTERS = 'one small step at a time';
const KEY_PAUSE_MS = 60;
const TIMEOUT_MS = 2000;

const GOALS = '/goals';
const LONG_TALK = `/chat?c=${LONG_TALK_ID}`;

/** The newest goal's journal is the long one. */
async function openJournal(page: Page) {
  await page.getByRole('button', { name: 'Journal Entries' }).first().click();
  await page.getByRole('list', { name: 'Entries' }).waitFor();
}

/** Presses a button that brings more until all is there. */
async function pressUntilGone(page: Page, name: string, whileLoading: string) {
  const button = page.getByRole('button', { name: new RegExp(`^(${name}|${whileLoading})$`) });
  while ((await button.count()) > 0) {
    // It may have gone just now.
    await button
      .first()
      .click({ timeout: TIMEOUT_MS })
      .catch(() => undefined);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
}

const loadAllGoals = (page: Page) => pressUntilGone(page, 'Show more', 'Loading more goals...');

async function loadAllMessages(page: Page) {
  await page.getByRole('log').waitFor();
  await pressUntilGone(page, 'Show earlier messages', 'Looking further back...');
}

const typeInto =
  (name: string, role: 'textbox' | 'searchbox') => async (page: Page, turn: number) => {
    const field = page.getByRole(role, { name, exact: true });
    if (turn === 0) await field.click();
    await field.pressSequentially(LETTERS.slice(0, 8), { delay: KEY_PAUSE_MS });
  };

/** In turn from one to the other, and back. */
const pressInTurn =
  (names: string[], role: 'button' | 'tab' = 'button') =>
  async (page: Page, turn: number) => {
    const name = names[turn % names.length] as string;
    await page.getByRole(role, { name }).first().click();
  };

export const TIMED_INTERACTIONS: TimedInteraction[] = [
  {
    name: 'Typing a journal entry, 300 goals loaded',
    path: GOALS,
    prepare: async (page) => {
      await loadAllGoals(page);
      await openJournal(page);
    },
    act: typeInto('New entry', 'textbox'),
  },
  {
    name: 'Searching a journal of 400 entries',
    path: GOALS,
    prepare: openJournal,
    act: typeInto('Search this journal', 'searchbox'),
  },
  {
    name: 'Reaching a milestone and taking it back, 300 goals loaded',
    path: GOALS,
    prepare: loadAllGoals,
    act: async (page, turn) => {
      const button = page
        .getByRole('button', { name: turn % 2 === 0 ? 'Mark as reached' : 'Take back' })
        .first();
      await button.click();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'Opening a goal’s journal, 300 goals loaded',
    path: GOALS,
    prepare: loadAllGoals,
    act: pressInTurn(['Journal Entries']),
  },
  {
    name: 'Showing and hiding 240 completed goals',
    path: GOALS,
    prepare: loadAllGoals,
    act: pressInTurn(['Show Completed Goals', 'Hide Completed Goals']),
  },
  {
    name: 'Changing between list, tree and stickers, 300 goals loaded',
    path: GOALS,
    prepare: loadAllGoals,
    act: pressInTurn(['Achievement Tree', 'Sticker Collection', 'Goal List'], 'tab'),
  },
  {
    name: 'Writing to Eden below 400 messages',
    path: LONG_TALK,
    prepare: loadAllMessages,
    act: typeInto('Message to Eden', 'textbox'),
  },
  {
    name: 'Scrolling through 400 messages: longest frame',
    path: LONG_TALK,
    prepare: async (page) => {
      await loadAllMessages(page);
      await page.getByRole('log').hover();
    },
    act: async (page, turn) => {
      for (let step = 0; step < 12; step++) {
        await page.mouse.wheel(0, turn % 2 === 0 ? -600 : 600);
        await page.waitForTimeout(30);
      }
    },
    isMotion: true,
  },
];
