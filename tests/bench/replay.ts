/** A value bound to a statement: the same each time, or what the cookie says. */
export type BoundValue = { constant: unknown } | { claim: 'sub' | 'sid' };

export interface Bound {
  text: string;
  values: BoundValue[];
}

/** What the floor needs in order to do for a request what the app did. */
export interface Replay {
  statements: Bound[];
  answer: string;
}
