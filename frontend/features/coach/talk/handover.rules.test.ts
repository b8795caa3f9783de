import { expect, test } from 'vitest';
import { contextToSend, openingLines } from './handover.rules.ts';

const context = { journalContent: 'I froze in the meeting.', aiResponse: 'What came just before?' };

test('the chat opens with the entry and the feedback', () => {
  expect(openingLines(context)).toEqual([
    { type: 'user', content: 'I froze in the meeting.' },
    { type: 'coach', content: 'What came just before?' },
  ]);
});

test('an entry without feedback opens alone, and no hand-over opens nothing', () => {
  expect(openingLines({ journalContent: 'Only this.' })).toEqual([
    { type: 'user', content: 'Only this.' },
  ]);
  expect(openingLines({ journalContent: 'Only this.', aiResponse: null })).toHaveLength(1);
  expect(openingLines(null)).toEqual([]);
});

test.each([
  [0, true],
  [2, true],
  [3, false],
  [12, false],
])('with %i messages so far the context goes along: %s', (lines, goesAlong) => {
  expect(contextToSend(context, lines)).toBe(goesAlong ? context : undefined);
});

test('without a hand-over nothing goes along', () => {
  expect(contextToSend(null, 0)).toBeUndefined();
});
