import type { Bindings } from '#worker/env.ts';

/**
 * What `wrangler.toml` binds is what the Worker takes it for; this does not compile where it is
 * something else.
 */
export const asDeclared = (bound: Cloudflare.Env): Bindings => bound;
