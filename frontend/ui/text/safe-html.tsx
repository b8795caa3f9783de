import { useMemo } from 'react';
import { classNames } from '#frontend/lib/class-names.ts';
import styles from './safe-html.module.css';
import { toSafeHtml } from './safe-html.ts';

/**
 * HTML of a unit, set for reading. The server stores only what it has sanitised, and that is what a
 * page rendered there shows; the browser trusts neither and sanitises again, at once, so that
 * nothing jumps. It brings the sanitiser along: use it inside an island.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const safe = useMemo(() => (typeof document === 'undefined' ? html : toSafeHtml(html)), [html]);
  return (
    <div
      className={classNames(styles.prose, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by DOMPurify.
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
