import type { RequestContext, UserContext } from '#worker/context.ts';
import type { Bindings } from '#worker/env.ts';
import type { SessionClaims } from '#worker/lib/session-token.ts';

/** What Hono carries through a request. `user` is there behind `requireUser` only. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    request: RequestContext;
    claims: SessionClaims;
    user: UserContext;
  };
}
