import { startTransition, useEffect, useMemo, useState } from 'react';
import { classNames } from '#frontend/lib/class-names.ts';
import { isFormatted } from '#frontend/lib/words/is-formatted.rules.ts';
import styles from './eden-words.module.css';

type ToSafeHtml = (text: string) => string;
let loaded: ToSafeHtml | undefined;

/**
 * Words of the coach, with their formatting where there is some. A browser is needed to make a
 * model's Markdown safe, so it is plain text until the renderer is here, and on the server always.
 */
export function EdenWords({ text, className }: { text: string; className?: string }) {
  const [toSafeHtml, setToSafeHtml] = useState<ToSafeHtml | undefined>(() => loaded);
  const hasFormat = isFormatted(text);
  const html = useMemo(
    () => (hasFormat ? toSafeHtml?.(text) : undefined),
    [hasFormat, toSafeHtml, text],
  );

  useEffect(() => {
    if (!hasFormat || toSafeHtml) return;
    let isHere = true;
    import('./markdown.ts')
      .then((module) => {
        loaded = module.markdownToSafeHtml;
        if (isHere) startTransition(() => setToSafeHtml(() => module.markdownToSafeHtml));
      })
      // Without the renderer the words can still be read.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [hasFormat, toSafeHtml]);

  const look = classNames(styles.words, className);
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by DOMPurify.
    return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <div className={look}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever grow at the end.
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
