import { LONG_TALK_ID } from './people.ts';

/** The person whose data a page is measured with: see `people.ts`. */
export type VisitorKind = 'visitor' | 'ordinary' | 'busy';

/** What a place has to hold. Absent: for information. */
export interface Limits {
  /** Of each of Lighthouse's four categories. */
  score: number;
  /** Largest paint over that of the same page without scripts. */
  simulated?: number;
  real?: number;
}

export interface MeasuredPage {
  name: string;
  path: string;
  as: VisitorKind;
  /** Measured beside its floor; else its scores only. */
  hasFloor: boolean;
  isMissing?: boolean;
  limits: Limits;
}

const PUBLIC = { as: 'visitor', hasFloor: false, limits: { score: 100 } } as const;
const FIRST = { hasFloor: true, limits: { score: 100, simulated: 1.65, real: 1.1 } } as const;
const BUSY = { as: 'busy', hasFloor: true, limits: { score: 98 } } as const;

export const MEASURED_PAGES: MeasuredPage[] = [
  { name: 'sign-in', path: '/auth', as: 'visitor', ...FIRST },
  { name: 'home', path: '/', as: 'ordinary', ...FIRST },
  { name: 'goals, a year of data', path: '/goals', ...BUSY },
  { name: 'chat, a year of data', path: `/chat?c=${LONG_TALK_ID}`, ...BUSY },
  { name: 'forgot password', path: '/forgot-password', ...PUBLIC },
  // As a mail leads there: without a token it says, once hydrated, that the address is not
  // complete.
  { name: 'reset password', path: '/reset-password?token=a-token', ...PUBLIC },
  { name: 'privacy policy', path: '/privacy-policy', ...PUBLIC },
  { name: 'terms of service', path: '/terms-of-service', ...PUBLIC },
  { name: 'contact', path: '/contact', ...PUBLIC },
  { name: 'evidence', path: '/evidence', ...PUBLIC },
  { name: 'not found', path: '/nothing/is/here', ...PUBLIC, isMissing: true },
];
