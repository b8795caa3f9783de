import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetNote, holdNote, noteStickers, useStickerNote } from './earned.state.ts';

const note = () => renderToString(<Note />);
function Note() {
  return useStickerNote();
}

// What was noted is kept as long as the page is open, and other tests of this run note stickers
// too. Therefore these have numbers of their own.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetNote();
  vi.useRealTimers();
});

test('a new sticker is named for 8 seconds', () => {
  noteStickers([{ id: 9001, name: 'First Seed' }]);
  expect(note()).toBe('New sticker: First Seed');
  vi.advanceTimersByTime(7999);
  expect(note()).not.toBe('');
  vi.advanceTimersByTime(1);
  expect(note()).toBe('');
});

test('each is said once, and two at a time in one line', () => {
  noteStickers([{ id: 9002, name: 'First Apple' }]);
  noteStickers([
    { id: 9002, name: 'First Apple' },
    { id: 9003, name: 'Full Pod' },
  ]);
  expect(note()).toBe('New stickers: First Apple, Full Pod');
  forgetNote();
  noteStickers([{ id: 9003, name: 'Full Pod' }]);
  expect(note()).toBe('');
});

test('it stays as long as somebody reads it', () => {
  noteStickers([{ id: 9004, name: 'Swallow' }]);
  holdNote(true);
  vi.advanceTimersByTime(60_000);
  expect(note()).toBe('New sticker: Swallow');
  holdNote(false);
  vi.advanceTimersByTime(8000);
  expect(note()).toBe('');
});
