/** Which database somebody's rows are in. */
export interface Home {
  shard: number;
}

/** Where everybody's name is, and where everybody lives as long as there is no other. */
export const DIRECTORY: Home = { shard: 0 };
