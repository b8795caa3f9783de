import { describe, expect, it } from 'vitest';
import { normalIn } from './normal.ts';

describe('“is it normal …”', () => {
  it.each([
    ['is it normal for an agency to keep my first wage', 'work'],
    ['Is it normal to be charged for the lost key by a letting agent?', 'home'],
    ['is it ok for the team to meet without the parents', 'club'],
    ['they send the shifts at midnight, is that normal in retail, at work i mean', 'work'],
  ])('of what others do is a custom: %s', (message, custom) => {
    expect(normalIn(message)?.custom).toBe(custom);
  });

  it.each([
    ['is it normal to hum when im nervous', 'hum when you’re nervous'],
    ['is it weird that i still write to my nan', 'still write to your nan'],
    ['is it normal for people to dread sundays', 'dread Sundays'],
  ])('of a feeling or habit says which: %s', (message, act) => {
    expect(normalIn(message)).toEqual({ custom: undefined, act });
  });
});
