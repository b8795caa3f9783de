import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#frontend/lib/storage.ts';
import { handOverToCoach, takeHandover } from './coach-handover.state.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what the journal hands over is read once, then removed', () => {
  handOverToCoach({ journalContent: 'I froze again.', aiResponse: 'What came first?' });
  expect(takeHandover()).toEqual({
    journalContent: 'I froze again.',
    aiResponse: 'What came first?',
  });
  expect(kept.size).toBe(0);
  expect(takeHandover()).toBeNull();
});

test.each(['', 'not json', '{}', '{"journalContent":7}', 'null'])(
  'what is no entry (%s) is removed too',
  (stored) => {
    kept.set(storageKeys.journalContext, stored);
    expect(takeHandover()).toBeNull();
    expect(kept.size).toBe(0);
  },
);

test('without any storage there is nothing to take', () => {
  vi.unstubAllGlobals();
  expect(takeHandover()).toBeNull();
});

test('a feedback longer than the chat takes does not keep the entry from arriving', () => {
  handOverToCoach({ journalContent: 'Long story.', aiResponse: 'x'.repeat(5000) });
  expect(takeHandover()).toEqual({ journalContent: 'Long story.', aiResponse: 'x'.repeat(4000) });
});

test('an entry without feedback is handed over alone', () => {
  handOverToCoach({ journalContent: 'Only this.' });
  expect(takeHandover()).toEqual({ journalContent: 'Only this.' });
});
