import { DAY_MS } from '#schema/rules/time.ts';

/** RFC 9116: less than a year. It is made when it is asked for, so that it is never out of date. */
const VALID_DAYS = 90;

export const SECURITY_TXT = '/.well-known/security.txt';
export const SECURITY_POLICY = '/.well-known/security-policy.txt';

interface Given {
  /** An e-mail address. */
  contact: string;
  /** Base of the app's addresses; undefined where none is set. */
  appUrl: string | undefined;
  now: Date;
}

/**
 * `security.txt` as RFC 9116 has it. Web addresses in it must be https, so where the app has no
 * such address they are left out.
 */
export function securityTxt({ contact, appUrl, now }: Given): string {
  const until = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);
  const at = (path: string) => new URL(path, appUrl).href;
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: en',
    ...(appUrl?.startsWith('https:')
      ? [`Canonical: ${at(SECURITY_TXT)}`, `Policy: ${at(SECURITY_POLICY)}`]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
