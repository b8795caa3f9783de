import { describe, expect, it } from 'vitest';
import { dayFactsIn } from '#worker/lib/talk/reading/asks/day-facts.ts';
import { layOut, sayClock } from './lay-out.ts';

const laidOut = (isEvening: boolean, ...messages: string[]) =>
  layOut(dayFactsIn(messages), isEvening)?.blocks.map(
    ({ what, from, to }) =>
      `${sayClock(from, false)}${to ? `-${sayClock(to, false)}` : ''} ${what}`,
  );

describe('the hours that were told', () => {
  it('are laid out in stretches with the meal in its place, the first thing first', () => {
    expect(
      laidOut(
        true,
        'plan for tonight, its quarter past 4 now and ive about 2 hours max, weak at vectors and surds, dinner at 5.15',
      ),
    ).toEqual([
      '4.15-4.40 vectors',
      '4.45-5.10 surds',
      '5.15 dinner',
      '5.45-6.10 vectors',
      '6.15-6.40 surds',
    ]);
  });

  it('may be told in several messages, and what was told last holds', () => {
    const told = ['plan today please, i need to do the tax form and paint the shed', 'from 1 to 3'];
    expect(laidOut(false, ...told)?.at(0)).toBe('1.00-1.55 the tax form');
    expect(laidOut(false, ...told, 'no, from 2 to 4')?.at(0)).toBe('2.00-2.55 the tax form');
  });

  it('give a quick thing one stretch', () => {
    const blocks = laidOut(false, 'I have from 9 to 11, need to ring Ann and write the report');
    expect(blocks).toEqual(['9.00-9.25 ring Ann', '9.30-10.25 write the report']);
  });

  it('are not guessed where they were not told', () => {
    expect(laidOut(true, 'need to do maths and art tonight')).toBeUndefined();
    expect(dayFactsIn(['right so honestly about 2 hours max']).pieces).toEqual([]);
  });
});
