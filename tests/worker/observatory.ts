/** One answer, as a scanner sees it. */
export interface Scanned {
  headers: Headers;
  /** The page's HTML; empty for what is none. */
  html?: string;
}

/** What a scanner found, and how many points it is worth. */
export type ScanFinding = [name: string, points: number];

const BROAD = /^(\*|(https?|ftp):|https?:\/\/\*(\.\*)?)$/;
const INLINE = /^('unsafe-inline'|data:)$/;
const PROVEN = /^'(sha(256|384|512)|nonce)-/;
const SIX_MONTHS = 15_768_000;

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

function contentPolicy(headers: Headers): ScanFinding {
  const policy = directives(headers.get('content-security-policy') ?? '');
  const sources = (name: string) => {
    const found = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    return found.some((source) => PROVEN.test(source))
      ? found.filter((source) => source !== "'unsafe-inline'")
      : found;
  };
  const has = (names: string[], ...patterns: RegExp[]) =>
    names.some((name) =>
      sources(name).some((source) => patterns.some((pattern) => pattern.test(source))),
    );
  const active = [...policy.keys()].filter((name) => name !== 'img-src' && name !== 'media-src');
  if (!headers.has('content-security-policy')) return ['no content policy', -25];
  if (has(['script-src'], BROAD, INLINE) || has(['object-src'], BROAD))
    return ['scripts from anywhere', -20];
  if (has(active, /^(http|ftp):/)) return ['resources without encryption', -20];
  if (has(['script-src', 'style-src'], /^'unsafe-eval'$/)) return ['eval', -10];
  if (has(['img-src', 'media-src'], /^(http|ftp):/)) return ['images without encryption', -10];
  if (has(['style-src'], BROAD, INLINE)) return ['styles from anywhere', 0];
  return policy.get('default-src')?.join() === "'none'"
    ? ['a content policy from nothing up', 10]
    : ['a content policy', 5];
}

function cookies(headers: Headers): ScanFinding {
  const all = headers.getSetCookie();
  if (all.length === 0) return ['no cookies', 0];
  const lacks = (attribute: RegExp) => all.some((cookie) => !attribute.test(cookie));
  if (lacks(/;\s*secure/i))
    return ['a cookie over http', headers.has('strict-transport-security') ? -10 : -40];
  if (lacks(/;\s*httponly/i)) return ['a session that scripts can read', -30];
  return lacks(/;\s*samesite=(lax|strict)/i)
    ? ['cookies for this host', 0]
    : ['cookies for this site alone', 5];
}

function transport(headers: Headers): ScanFinding {
  const seconds = Number(
    /max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? -1,
  );
  if (seconds < 0) return ['no strict transport', -20];
  return seconds < SIX_MONTHS ? ['a short strict transport', -10] : ['strict transport', 0];
}

const PRIVATE = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

function referrer(headers: Headers): ScanFinding {
  const policy = headers.get('referrer-policy')?.split(',').at(-1)?.trim().toLowerCase();
  if (policy === undefined) return ['no referrer policy', 0];
  return PRIVATE.test(policy) ? ['a private referrer', 5] : ['a telling referrer', -5];
}

function framing(headers: Headers): ScanFinding {
  const ancestors = directives(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.test(source)))
    return ['no framing, by policy', 5];
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? ['no framing', 0]
    : ['framing by anybody', -20];
}

function sniffing(headers: Headers): ScanFinding {
  return headers.get('x-content-type-options')?.toLowerCase() === 'nosniff'
    ? ['no sniffing', 0]
    : ['sniffing', -5];
}

function crossOrigin(headers: Headers): ScanFinding {
  const policy = headers.get('cross-origin-resource-policy');
  if (policy === null || policy === 'cross-origin') return ['resources for every origin', 0];
  return /^same-(origin|site)$/.test(policy)
    ? ['resources for our origin alone', 10]
    : ['a resource policy that is none', -5];
}

function sharing(headers: Headers): ScanFinding {
  return headers.has('access-control-allow-credentials')
    ? ['answers for every origin', -50]
    : ['no answers for other origins', 0];
}

function scripts(html: string): ScanFinding {
  // What lies in a template is no script of the page, for a scanner that runs none.
  const page = html.replaceAll(/<template\b.*?<\/template>/gs, '');
  const sources = [...page.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const foreign = sources.filter(([, src = '']) => /^(https?:)?\/\//.test(src));
  if (foreign.some(([, src = '']) => !src.startsWith('https:')))
    return ['foreign scripts over http', -50];
  if (foreign.some(([tag]) => !tag.includes('integrity=')))
    return ['foreign scripts, unproven', -5];
  return sources.some(([tag]) => tag.includes('integrity='))
    ? ['proven scripts', 5]
    : ['own scripts', 0];
}

/**
 * The rules by which Mozilla's HTTP Observatory grades a site (its `charts.js` and tests, release
 * 1.4.8), but for the redirect from http and the preload list, which are the host's. Extra points
 * count from 90 up; 100 is an A+.
 */
export function score({ headers, html = '' }: Scanned): { score: number; findings: ScanFinding[] } {
  const findings = [
    ...[contentPolicy, cookies, transport, referrer, framing, sniffing, crossOrigin, sharing].map(
      (test) => test(headers),
    ),
    scripts(html),
  ];
  const sum = (of: ScanFinding[]) => of.reduce((total, [, points]) => total + points, 100);
  const plain = sum(findings.filter(([, points]) => points < 0));
  return { score: plain >= 90 ? sum(findings) : plain, findings };
}
