import * as base64url from 'jose/base64url';
import { describe, expect, it } from 'vitest';
import type { SharedView } from '#schema/contracts/sharing.ts';
import { Sealed } from '#schema/contracts/sharing.ts';
import { newSealKey, seal, unseal } from './seal.ts';

const view: SharedView = {
  title: 'Přeplavat jezero 🏊',
  completed: false,
  targetDate: '2027-06-30',
  milestone: 0,
  roadmap: {
    milestones: [
      { title: 'Step 1', description: 'By the buoy', targetDate: '2027-01-01', tasks: ['Swim'] },
    ],
  },
};

describe('a sealed goal', () => {
  it('opens with its key to exactly what was sealed', async () => {
    const key = newSealKey();
    expect(await unseal(await seal(view, key), key)).toEqual(view);
  });

  it('is what the contract takes, and holds neither the words nor the key', async () => {
    const key = newSealKey();
    const sealed = await seal(view, key);
    expect(Sealed.safeParse(sealed).success).toBe(true);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(sealed).not.toContain(key);
    expect(new TextDecoder().decode(base64url.decode(sealed))).not.toContain('buoy');
  });

  it('never repeats: the same goal under the same key is another text', async () => {
    const key = newSealKey();
    const texts = await Promise.all(Array.from({ length: 20 }, () => seal(view, key)));
    expect(new Set(texts.map((text) => text.slice(0, 16))).size).toBe(20);
  });

  it('opens neither with another key, nor with part of one, nor when a letter was changed', async () => {
    const key = newSealKey();
    const sealed = await seal(view, key);
    const changed = `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
    for (const [text, tried] of [
      [sealed, newSealKey()],
      [sealed, key.slice(0, -2)],
      [sealed, ''],
      [sealed, 'not base64 at all!'],
      [changed, key],
      [sealed.slice(0, 10), key],
    ] as const) {
      await expect(unseal(text, tried)).rejects.toThrow();
    }
  });

  it('is refused when what opens is no goal', async () => {
    const key = newSealKey();
    const noGoal: SharedView = JSON.parse(JSON.stringify({ ...view, title: 7 }));
    const other = await seal(noGoal, key);
    await expect(unseal(other, key)).rejects.toThrow();
  });

  it('fits its bound with twenty full milestones in any alphabet', async () => {
    const step = {
      title: 'ж'.repeat(200),
      description: 'ж'.repeat(1000),
      targetDate: '2027-01-01',
      tasks: Array.from({ length: 10 }, () => 'ж'.repeat(300)),
    };
    const full = { ...view, roadmap: { milestones: Array.from({ length: 20 }, () => step) } };
    expect(Sealed.safeParse(await seal(full, newSealKey())).success).toBe(true);
  });
});
