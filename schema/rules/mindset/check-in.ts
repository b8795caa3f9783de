/**
 * The short check-in: eight answers of 1 to 4, total 8 to 32. Thresholds: specification, "Business
 * constants".
 */
export const CHECK_IN_MAX = 32;

export type CheckInResult = 'fixed' | 'mixed' | 'growth';

/** 8 to 16 fixed, 17 to 24 mixed, 25 to 32 growth. */
export function checkInResult(total: number): CheckInResult {
  if (total <= 16) return 'fixed';
  return total <= 24 ? 'mixed' : 'growth';
}

/** How full the bar is, 0 to 1: the total divided by 32. */
export const checkInShare = (total: number) => total / CHECK_IN_MAX;
