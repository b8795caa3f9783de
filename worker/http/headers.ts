import { createMiddleware } from 'hono/factory';
import { isFormPath } from '#worker/pages/form-paths.ts';
import type { AppEnv } from './app-env.ts';

const COMMON = Object.entries({
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const selfAnd = (hash: string | undefined) => (hash ? `'self' '${hash}'` : "'self'");

/**
 * The content security policy of pages. The inline script and styles are allowed by their hashes.
 */
const policyForPages = ({ script, style }: { script?: string; style?: string } = {}): string =>
  [
    "default-src 'none'",
    `script-src ${selfAnd(script)}`,
    `style-src ${selfAnd(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // TED talks, embedded when a person asks for one.
    'frame-src https://embed.ted.com',
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Puts the security headers on every answer; the policy depends on whether it is a page or data.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  const isPage = headers.get('content-type')?.startsWith('text/html');
  for (const [name, value] of COMMON) headers.set(name, value);
  // With `no-referrer` browsers send forms without an origin; `same-origin` still tells other sites
  // nothing.
  if (isFormPath(c.req.path)) headers.set('Referrer-Policy', 'same-origin');
  headers.set('Content-Security-Policy', isPage ? policyForPages(c.get('inlined')) : DATA_POLICY);
  // The response of a lazily loaded feature has passed here before and has its id.
  if (!headers.has('X-Request-Id')) headers.set('X-Request-Id', c.get('requestId'));
  const isData = headers.get('content-type')?.startsWith('application/json');
  if (isData || c.req.path.startsWith('/api/')) headers.set('Cache-Control', 'no-store');
});
