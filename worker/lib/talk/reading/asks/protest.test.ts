import { describe, expect, it } from 'vitest';
import { protestIn } from './protest.ts';

describe('a protest', () => {
  it.each([
    ['i just told you the van and the dentist', true],
    ['can u just answer', false],
    ['You didn’t answer my question.', false],
    ['i already said its on friday', true],
  ])('is heard, and whether it is about what was told: %s', (message, isOfTold) => {
    expect(protestIn(message)?.isOfTold).toBe(isOfTold);
  });

  it('leaves the request that is made once more', () => {
    expect(protestIn('thats not what i asked, i asked how long a day')?.rest).toBe(
      'how long a day',
    );
  });

  it.each([
    'I have to tell Neil his contract is over',
    'i just told my mum',
    'How about “you never listen to me”?',
    'she said i never answer',
  ])('is not heard in: %s', (message) => {
    expect(protestIn(message)).toBeUndefined();
  });
});
