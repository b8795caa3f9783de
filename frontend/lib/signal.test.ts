import { expect, test, vi } from 'vitest';
import { signal } from './signal.ts';

test('who follows a signal hears of each other value, until they let go', () => {
  const count = signal(0);
  const heard = vi.fn();
  const letGo = count.subscribe(heard);
  count.value = 1;
  count.value = 1;
  letGo();
  count.value = 2;
  expect(heard).toHaveBeenCalledOnce();
  expect(count.value).toBe(2);
});
