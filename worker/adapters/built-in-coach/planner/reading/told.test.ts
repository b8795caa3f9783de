import { describe, expect, it } from 'vitest';
import { readTold } from './told.ts';

describe('what is written beside a title', () => {
  it.each([
    ['I can knit scarves. Never did sleeves', 'start', 'I can knit scarves'],
    [
      'due in may, i know about 40 signs and that is it',
      'start',
      'i know about 40 signs and that is it',
    ],
    [
      'have two seedlings. mostly forget to water when I travel',
      'trouble',
      'mostly forget to water when I travel',
    ],
    ['12 people came. I hate asking for money', 'trouble', 'I hate asking for money'],
    ['got a kiln, no glazes and no shelf. £80', 'lack', 'no glazes and no shelf'],
    ['two kids, 40 min a day on the bus', 'time', '40 min a day on the bus'],
    ['free saturdays. I own a drill', 'time', 'free saturdays'],
    ['one sunday a month at best', 'time', 'one sunday a month at best'],
  ] as const)('%j: %s', (description, what, says) => {
    expect(readTold(description)[what]).toContain(says);
  });

  it('is nothing where it says nothing of the sort', () => {
    const nothing = { start: undefined, trouble: undefined, lack: undefined, time: undefined };
    expect(readTold('')).toEqual(nothing);
    expect(readTold('By June, for my sister.')).toEqual(nothing);
    expect(readTold('no idea why, no rush')).toEqual(nothing);
  });

  it('is never longer than can be read beside a task', () => {
    const told = readTold(`I hate ${'very '.repeat(60)}much. ${'no money, '.repeat(300)}`);
    for (const said of Object.values(told)) expect((said ?? '').length).toBeLessThanOrEqual(90);
  });
});
