/** What one chunk of a sweep did. */
export interface SweepResult {
  rows: number;
  /** Whether another chunk may find something. */
  isMore: boolean;
}
