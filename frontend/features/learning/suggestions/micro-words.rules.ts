import type { MicroContent } from '#schema/contracts/learning.ts';

/** Each kind's name, its icon in a 24 px square, and the label of its button. */
export const MICRO_KIND: Record<
  MicroContent['contentType'],
  { label: string; sign: string; action: string }
> = {
  // A sprout with two leaves.
  tip: {
    label: 'Tip',
    sign: 'M12 21V11M12 14c-5 0-7-3-7-8 5 0 7 3 7 8zM12 11c0-5 3-7 7-7 0 5-3 7-7 7z',
    action: 'I tried it',
  },
  // A pond with its ring.
  reflection: {
    label: 'Reflection',
    sign: 'M3 14c3-3 15-3 18 0-3 4-15 4-18 0zM8 14c2-1 6-1 8 0M12 9c-2-2-1-4 0-6 1 2 2 4 0 6z',
    action: 'I thought about it',
  },
  // A flag on a hill.
  challenge: {
    label: 'Challenge',
    sign: 'M8 20V4c3-2 6 2 9 0v7c-3 2-6-2-9 0M4 20h12',
    action: 'I did it',
  },
  // An open page.
  quote: {
    label: 'Quote',
    sign: 'M12 19c-2-1.500-5-2-9-1.500V6c4-.500 7 0 9 1.500C14 6 17 5.500 21 6v11.500c-4-.500-7 0-9 1.500zM12 7.500V19',
    action: 'I read it',
  },
};
