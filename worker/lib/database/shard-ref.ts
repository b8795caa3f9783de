/** Which database holds somebody's rows. */
export interface ShardRef {
  shard: number;
}

/**
 * The first database. It is also the directory of everybody's name, and holds all accounts where
 * there is only one database.
 */
export const PRIMARY_SHARD: ShardRef = { shard: 0 };
