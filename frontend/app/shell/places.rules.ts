import { PATHS } from '#schema/urls/page-paths.ts';

export interface PlaceToGo {
  name: string;
  href: string;
  /** Words that lead there as well. */
  also?: string;
  /** With Alt and Shift held: the letter on the key. */
  key?: string;
}

/** Every place that one can go to by name, under the one name that it has everywhere. */
export const PLACES_TO_GO: { name: string; places: PlaceToGo[] }[] = [
  {
    name: 'Places',
    places: [
      { name: 'Home', href: PATHS.home, also: 'dashboard today', key: 'H' },
      { name: 'Goals', href: PATHS.goals, also: 'plans steps', key: 'G' },
      { name: 'Journal', href: PATHS.journal, also: 'write entry mood calendar', key: 'J' },
      { name: 'Eden', href: PATHS.eden, also: 'coach chat talk', key: 'E' },
      { name: 'Learn', href: PATHS.learn, also: 'learning paths units', key: 'L' },
      { name: 'Journey', href: PATHS.journey, also: 'growth timeline progress', key: 'Y' },
    ],
  },
  {
    name: 'To do',
    places: [
      { name: 'Quick check-in', href: PATHS.checkIn, also: 'eight questions' },
      { name: 'Mindset assessment', href: PATHS.quiz, also: 'quiz test questions' },
      { name: 'Recall', href: PATHS.reviews, also: 'review repeat' },
    ],
  },
  {
    name: 'Yours',
    places: [
      { name: 'Your results', href: PATHS.results, also: 'mindset score profile' },
      { name: 'Achievement tree', href: `${PATHS.goals}?tab=tree`, also: 'growth' },
      { name: 'Stickers', href: `${PATHS.goals}?tab=stickers`, also: 'collection achievements' },
      { name: 'Shared with you', href: PATHS.shared, also: 'goals of others' },
      { name: 'What Eden knows', href: PATHS.edenKnows, also: 'notes privacy' },
      { name: 'Plans', href: PATHS.plans, also: 'subscription pro premium billing' },
      { name: 'Settings', href: PATHS.settings, also: 'account theme password export', key: 'S' },
    ],
  },
];

const ALL = PLACES_TO_GO.flatMap(({ places }) => places);

/**
 * Where Alt, Shift and a key lead; by the key's place, since with Alt a Mac types other letters.
 */
export const placeForKey = (code: string): PlaceToGo | undefined =>
  ALL.find(({ key }) => key && code === `Key${key}`);

/** Whether all the words that were typed begin a word of the place. */
export function isMeant({ name, also = '' }: PlaceToGo, typed: string): boolean {
  const words = `${name} ${also}`.toLowerCase().split(/[\s-]+/);
  return typed
    .toLowerCase()
    .split(/[\s-]+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
