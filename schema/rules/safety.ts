/**
 * Who speaks when somebody is in danger: fixed words, no coach. Stands where a reply names its
 * coach.
 */
export const SAFETY = 'safety';
