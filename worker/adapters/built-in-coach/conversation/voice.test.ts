import { expect, test } from 'vitest';
import { STANCE_PAGES } from '#worker/lib/stances/stances.ts';
import { MOVES } from './all-moves.ts';
import { ANSWERS, PUSHBACK, PUSHBACK_QUESTIONS } from './answer-material.ts';
import * as brief from './brief-material.ts';
import { UNKNOWN } from './brief-material.ts';
import { CLOSINGS } from './closings.ts';
import { FACTS } from './facts.ts';
import { JOURNAL_OPENERS } from './journal-context.ts';
import { NOTICES } from './notices.ts';
import { APOLOGIES } from './other-language.ts';
import {
  CUES,
  ENTRY_GOAL_LINES,
  GOAL_LINES,
  GOAL_LINES_AFTER_PROGRESS,
  GOAL_LINES_WHEN_DONE,
  GUESSED_GOAL_LINES,
  SOCRATIC_GOAL_LINES,
} from './style.ts';
import { TECHNIQUES } from './techniques.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof RegExp || value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

const MATERIAL: readonly string[] = textsIn([
  MOVES,
  ANSWERS,
  PUSHBACK,
  PUSHBACK_QUESTIONS,
  { ...brief },
  CLOSINGS,
  UNKNOWN,
  FACTS,
  JOURNAL_OPENERS,
  NOTICES,
  APOLOGIES,
  CUES,
  GOAL_LINES,
  GOAL_LINES_AFTER_PROGRESS,
  GOAL_LINES_WHEN_DONE,
  GUESSED_GOAL_LINES,
  SOCRATIC_GOAL_LINES,
  ENTRY_GOAL_LINES,
  TECHNIQUES,
  Object.values(STANCE_PAGES).map(({ replies }) => replies),
]);

const BANNED: readonly (readonly [string, RegExp])[] = [
  [
    'trait praise',
    /\b(you('re| are) (so |such |very |really )?(a )?(smart|clever|talented|gifted|bright|brilliant|special|strong|brave|capable|amazing|awesome|incredible|wonderful|natural))\b|\b(genius|brilliant|talented|amazing|awesome|incredible|superstar|rock ?star)\b/i,
  ],
  [
    'gushing',
    /\bso proud of you\b|\bproud of you\b|\byou've got this\b|\byou got this\b|\bbelieve in yourself\b|\bI hear you\b|\bkeep it up\b|\bway to go\b/i,
  ],
  [
    'hollow pushing',
    /\b(just )?try harder\b|\bnever give up\b|\bno excuses\b|\bno pain\b|\bstay (motivated|positive)\b|\bthink positive\b/i,
  ],
  [
    'slogans',
    /everything happens for a reason|comparison is the thief|thief of joy|focus on your own journey|setbacks are (opportunities|setups)|every expert was once|trust the process|the sky is the limit|failure is not an option|one day at a time|journey of a thousand/i,
  ],
  [
    'promises',
    /\byou will (succeed|make it|pass|win|be fine)\b|\bguarantee[sd]?\b|\bI promise\b|\bwill definitely\b|\bit will all work out\b/i,
  ],
  [
    'diagnosis',
    /\byou (have|suffer from|might have|may have) (adhd|depression|anxiety|ocd|burnout|trauma|a disorder|imposter syndrome)\b/i,
  ],
  [
    'labels for persons',
    /\b(fixed[- ]mindset person|perfectionist person|procrastinator|loser|lazy person)\b/i,
  ],
  ['exclamation marks', /!/],
  ['pictures', /\p{Extended_Pictographic}/u],
];

test.each(BANNED)('no material contains %s', (_what, banned) => {
  expect(MATERIAL.filter((text) => banned.test(text))).toEqual([]);
});

test('material is not empty, and every part ends as a sentence or is meant to be continued', () => {
  expect(MATERIAL.length).toBeGreaterThan(1200);
  for (const { templates } of Object.values(MOVES)) {
    for (const template of templates) {
      for (const part of ['warm', 'neutral', 'scholarly', 'reframe', 'move', 'pause'] as const) {
        expect(template[part], `${template.id} ${part}`).toMatch(/[.”]$/);
      }
      for (const question of [template.ask, ...template.wonder, template.after]) {
        expect(question, template.id).toMatch(/\?$/);
      }
      expect(template.after.match(/\?/g), template.id).toHaveLength(1);
      expect(template.act, template.id).not.toMatch(/^[A-Z]|[.?]$/);
      expect(template.pause, template.id).not.toContain('?');
      expect(template.move, template.id).not.toMatch(/\?(?!”)/);
    }
  }
});

test('openers never ask, so that a reply holds two questions at most', () => {
  const openers = textsIn([
    Object.values(MOVES).map((moves) => moves.openers),
    NOTICES.map((notice) => notice.says),
    JOURNAL_OPENERS,
  ]);
  expect(openers.filter((text) => text.includes('?'))).toEqual([]);
});

test('template ids are unique within their intent, and each coaching intent has at least five', () => {
  for (const [intent, { templates }] of Object.entries(MOVES)) {
    expect(new Set(templates.map((template) => template.id)).size, intent).toBe(templates.length);
    expect(templates.length, intent).toBeGreaterThanOrEqual(5);
  }
});

test('each brief intent has at least five templates', () => {
  for (const [name, templates] of Object.entries({ ...brief, UNKNOWN })) {
    expect(templates.filter((template) => !template.when).length, name).toBeGreaterThanOrEqual(2);
    expect(templates.length, name).toBeGreaterThanOrEqual(5);
  }
});

test('at least sixteen techniques, each with a reason and a source', () => {
  expect(Object.keys(TECHNIQUES).length).toBeGreaterThanOrEqual(16);
  for (const [id, technique] of Object.entries(TECHNIQUES)) {
    expect(technique.id).toBe(id);
    expect(technique.why).toMatch(/^[A-Z].*\.$/);
    expect(technique.source.length).toBeGreaterThan(20);
  }
});
