import type { Intent } from './intents.ts';
import type { Feature, Personality } from './material.ts';

/** A first sentence for something small that the words show, sharper than the intent's own openers. */
export interface Notice {
  id: string;
  intents: readonly Intent[];
  needs?: readonly Feature[];
  says: Record<Personality, readonly string[]>;
}

export const NOTICES: readonly Notice[] = [
  {
    id: 'hedge',
    intents: ['envious', 'failed', 'criticised', 'sad', 'angry', 'self-doubt', 'stuck', 'open'],
    says: {
      supportive: [
        'That “{hedge}” is carrying a lot.',
        'I notice the “{hedge}”; it is doing quite some work in there.',
      ],
      challenging: [
        "I don't quite believe the “{hedge}”, and I think you can stand a straighter sentence. I'd hold you to one.",
        "The “{hedge}” lets the matter off. I'd ask for the sentence without it, and I think you can say it.",
      ],
      analytical: [
        'The “{hedge}” is the most informative part of that sentence.',
        "Take away the “{hedge}”, and what's left is a fact with a weight on it.",
      ],
    },
  },
  {
    id: 'left-alone',
    intents: ['criticised', 'procrastinating', 'failed', 'perfectionist'],
    needs: ['avoided'],
    says: {
      supportive: [
        '{duration} of leaving it alone sounds less like laziness than like bracing for something.',
        '{duration} is a long time to keep one eye on a thing you are not looking at.',
      ],
      challenging: [
        "{thing|The work} isn't the problem, the first two minutes with it are. I expect those of you, and I think you can do them.",
        '{duration} is enough. I think you can bear to look at it, and looking is all I would ask.',
      ],
      analytical: [
        '{duration}, and so far the thing itself has not been looked at. So everything you know of it is from memory.',
        'The count stands at {duration}; what is inside has not changed in that time, only what you imagine of it.',
      ],
    },
  },
  {
    id: 'absolute',
    intents: ['stuck', 'failed', 'self-doubt', 'overwhelmed', 'angry', 'envious', 'bored'],
    says: {
      supportive: ['“{absolute}” is a heavy word, and I understand why it came.'],
      challenging: [
        "I'd question the word “{absolute}” first. I think you can give me the exact version, and I'd hold out for it.",
      ],
      analytical: [
        'The word “{absolute}” deserves a count; it seldom survives one.',
        '“{absolute}” is a large claim, and I would like to see the list.',
      ],
    },
  },
  {
    id: 'again-after-a-gap',
    intents: ['procrastinating', 'failed', 'progress'],
    needs: ['after-break'],
    says: {
      supportive: [
        '{duration} away, and you are standing at the door again; that is the harder half of a gap.',
      ],
      challenging: [
        '{duration} off is no crime and no excuse. I expect a small return, and I think you can make it today.',
      ],
      analytical: [
        'A gap of {duration} has a first day, and that day has a cause. It is worth more than the gap.',
      ],
    },
  },
];
