/** The `coach` of a reply that consists of the fixed words for somebody in danger. */
export const SAFETY = 'safety';
