/** What one chunk of a sweep did. */
export interface Swept {
  rows: number;
  /** Whether another chunk may find something. */
  isMore: boolean;
}
