import { useDeferredValue, useId } from 'react';
import { TextArea } from '#frontend/ui/controls/field.tsx';
import { Prose } from '#frontend/ui/text/prose.tsx';
import { ALLOWED_TAGS } from '#schema/rules/allowed-html.ts';
import styles from './unit-fields.module.css';

type Props = { value: string; error?: string | undefined; onChange: (html: string) => void };

const HINT = `HTML: ${ALLOWED_TAGS.filter((tag) => tag !== 'br').join(', ')}. Anything else is taken out when it is saved. Links begin with https:// or with /.`;

/** A unit's text as HTML, and beside it as it will be read. */
export function HtmlField({ value, error, onChange }: Props) {
  const id = useId();
  const shown = useDeferredValue(value);
  return (
    <fieldset className={`${styles.group} ${styles.wide}`}>
      <legend>Its text</legend>
      <div className={styles.sideBySide}>
        <div className={styles.source}>
          <TextArea
            label="Text"
            rows={18}
            spellCheck
            value={value}
            hint={HINT}
            error={error ?? null}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        <div>
          <p id={id} className={styles.label}>
            As it will be read
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must scroll it. */}
          <section tabIndex={0} aria-labelledby={id} className={styles.sheet}>
            <Prose html={shown} />
          </section>
        </div>
      </div>
    </fieldset>
  );
}
