import { PATHS } from '#schema/urls/page-paths.ts';

const icon = (d: string) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

type NavItem = {
  name: string;
  href: string;
  /** Addresses outside its own that belong to it. */
  also?: string[];
  icon: React.ReactNode;
};

/** The places. Icons are drawn only where the bar is at the bottom. */
export const NAV_ITEMS: NavItem[] = [
  {
    name: 'Home',
    href: PATHS.home,
    icon: icon('M4 11l8-7 8 7v9H4zM12 20v-5M12 17c-2 0-3-1-3-3 2 0 3 1 3 3z'),
  },
  {
    name: 'Goals',
    href: PATHS.goals,
    icon: icon('M12 21v-9M12 14c-5 0-7-3-7-8 5 0 7 3 7 8zM12 17c0-4 2-6 7-6 0 4-3 6-7 6z'),
  },
  {
    name: 'Journal',
    href: PATHS.journal,
    icon: icon('M6 18V4h13v16H8a2 2 0 0 1 0-4h11M10 8h5'),
  },
  {
    name: 'Eden',
    href: PATHS.eden,
    icon: icon(
      'M12 19c-6-.500-9-4-8-9 .500-4 4-6 8-6s7.500 2 8 6c1 5-2 8.500-8 9zM12 22V9M12 15l-4-3M12 15l4-3',
    ),
  },
  {
    name: 'Learn',
    href: PATHS.learn,
    also: [PATHS.learningUnit, PATHS.reviews],
    icon: icon(
      'M12 19c-2-1.500-5-2-9-1.500V6c4-.500 7 0 9 1.500C14 6 17 5.500 21 6v11.500c-4-.500-7 0-9 1.500zM12 7.500V19',
    ),
  },
  {
    name: 'Journey',
    href: PATHS.journey,
    icon: icon(
      'M6 21c-3-5 9-5 7-9-2-3-6-1-5-5 .500-2 2-3 4-4M17 13V7M17 9c-2 0-3-1-3-3 2 0 3 1 3 3zM17 8c0-2 1-3 3-3 0 2-1 3-3 3z',
    ),
  },
];
