/** The triggers of `wrangler.toml`: each minute what is due is sent. */
export const EVERY_MINUTE = '* * * * *';
/** Each quarter of an hour what is over is cleaned up. */
export const EVERY_QUARTER = '*/15 * * * *';
