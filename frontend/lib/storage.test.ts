import { afterEach, expect, test, vi } from 'vitest';
import { forgetPrivateStorage } from './private-storage.ts';
import { readStored, storageKeys, writeStored } from './storage.ts';

/** Like the browser's: its entries are its own properties. */
function storageWith(entries: Record<string, string>) {
  const hidden = (value: unknown) => ({ value, enumerable: false });
  const storage: Record<string, string> = Object.create(null, {
    getItem: hidden((key: string) => storage[key] ?? null),
    setItem: hidden((key: string, text: string) => {
      storage[key] = text;
    }),
    removeItem: hidden((key: string) => {
      delete storage[key];
    }),
  });
  return Object.assign(storage, entries);
}

afterEach(() => vi.unstubAllGlobals());

test('when the person changes their words go, and what is nobody’s secret stays', () => {
  const storage = storageWith({
    [storageKeys.chatDraft(7)]: 'half a thought',
    [storageKeys.journalDraft(7, 1)]: 'dear diary',
    [storageKeys.journalContext]: '{}',
    'yet:appearance': '{"theme":"dark"}',
  });
  vi.stubGlobal('localStorage', storage);
  forgetPrivateStorage();
  expect(Object.keys(storage)).toEqual(['yet:appearance']);
});

test('only what the device took counts as kept', () => {
  const storage = storageWith({});
  vi.stubGlobal('localStorage', storage);
  expect(writeStored('a', 'words')).toBe(true);
  expect(readStored('a')).toBe('words');
  expect(writeStored('a', '')).toBe(false);
  expect(Object.keys(storage)).toEqual([]);
});

test('a full or forbidden storage is no error', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(writeStored('a', 'words')).toBe(false);
  expect(readStored('a')).toBeNull();
  expect(forgetPrivateStorage).not.toThrow();
});

test('one person’s drafts are not another’s', () => {
  expect(storageKeys.chatDraft(7)).not.toBe(storageKeys.chatDraft(70));
  expect(storageKeys.journalDraft(7, 1)).not.toBe(storageKeys.journalDraft(7, 11));
  expect(storageKeys.journalDraft(7, 1)).not.toBe(storageKeys.entryDraft(7, 1));
});
