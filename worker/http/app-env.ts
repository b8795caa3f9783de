import type { AdminContext } from '#worker/admin-context.ts';
import type { RequestContext, UserContext } from '#worker/context.ts';
import type { Bindings } from '#worker/env.ts';
import type { SessionClaims } from '#worker/lib/security/session-token.ts';

/**
 * The variables of a request. Hot paths read them by `c.get`, since `c.var` copies all of them each
 * time. `user` is set by `requireUser` only, `admin` by `requireAdmin`.
 */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    request: RequestContext;
    claims: SessionClaims;
    user: UserContext;
    admin: AdminContext;
    /** Hashes of what is inlined in the page that is served, as its policy names them. */
    inlined?: { script: string; style?: string };
    /** Whether this request has taken the session's cookie back. */
    isSignedOut?: boolean;
  };
}
