import { describe, expect, it } from 'vitest';
import { wayIn } from './ways.ts';

describe('a request for something to do', () => {
  it.each([
    ['how do i get my dad to let me go to the gig', 'agree', 'your dad'],
    ['any way to get our neighbours to stop parking there?', 'stop-other', 'your neighbours'],
    ['What could I do in the evenings instead of drinking cola?', 'instead', 'drinking cola'],
    ['what is somebody supposed to do on a sunday here', 'fill-day', undefined],
    ['tell me the first thing to do', 'begin', undefined],
    ['how can I survive the wait for the letter', 'wait', undefined],
    ['how do you meet people at 60', 'meet', undefined],
    ['How do I remember to take my bag?', 'remember-to', 'take your bag'],
    ['how to stop biting my nails', 'stop-habit', 'biting your nails'],
    ['how do i stop worrying about the move', 'thoughts', 'the move'],
  ])('is known by its grammar: %s', (message, sort, what) => {
    expect(wayIn(message)).toMatchObject({ sort, ...(what && { what }) });
  });

  it.each([
    'my mum got me to stop worrying',
    'how are you',
    'How do I get him to love me?',
    'how do i get the baby to sleep',
    'I waited at the bus stop.',
  ])('is not heard in: %s', (message) => {
    expect(wayIn(message)).toBeUndefined();
  });
});
