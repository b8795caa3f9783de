import { describe, expect, it } from 'vitest';
import { planIn } from './plans.ts';

describe('a plan that somebody announces', () => {
  it.each([
    ['Good idea, I will put my shoes by the door tonight.', 'You will put your shoes by the door'],
    ['Ok, great, I’ll ring her at six.', 'You’ll ring her at six'],
    ['I’ll ring her at six, thanks.', 'You’ll ring her at six'],
  ])('is said back without what was said to the idea: %s', (message, said) => {
    expect(planIn(message)?.said).toMatch(new RegExp(`^${said}`));
  });

  it.each([
    'every night i say 11pm and then its 1.40',
    'I will have to manage two people who are senior to me by Friday',
    'i keep going round and round until tomorrow',
  ])('is not heard in what only happens to somebody: %s', (message) => {
    expect(planIn(message)).toBeUndefined();
  });
});
