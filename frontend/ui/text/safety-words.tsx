import { withLinks } from '#frontend/lib/words/safety-text.rules.ts';
import styles from './safety-words.module.css';

const NEW_PAGE = { target: '_blank', rel: 'noopener noreferrer' };

/** For somebody in danger: plain words, and what one can reach by touch. */
export function SafetyWords({ text }: { text: string }) {
  return (
    <p className={styles.safety}>
      {withLinks(text).map((part, index) =>
        part.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text.
          <a key={index} href={part.href} {...(part.href.startsWith('https') && NEW_PAGE)}>
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
