import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import styles from './tabs.module.css';

type Tab<Name extends string> = {
  name: Name;
  label: ReactNode;
  /** Where it leads while there is no script. */
  href?: string;
};
type Props<Name extends string> = {
  label: string;
  tabs: Tab<Name>[];
  value: Name;
  onChange: (name: Name) => void;
  /**
   * `tiles` share the width; their labels may hold a drawing. `chips` filter what is below them.
   */
  look?: 'line' | 'tiles' | 'chips';
  children: ReactNode;
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs after the WAI-ARIA pattern: arrows move and choose, one stop in the tab order. `children` is
 * the open panel.
 */
export function Tabs<Name extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  children,
}: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // A row that is wider than the screen is pushed along, so that the chosen one and its neighbours
  // are in sight.
  useEffect(() => {
    const row = list.current;
    const chosen = document.getElementById(`${id}-${value}`);
    if (row && chosen)
      row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [id, value]);

  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const index = step(
      tabs.findIndex(({ name }) => name === value),
      tabs.length,
    );
    onChange((tabs[index] as Tab<Name>).name);
    (list.current?.children[index] as HTMLElement | undefined)?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-look={look}
        onKeyDown={moveByKey}
      >
        {tabs.map((tab) => {
          const common = {
            role: 'tab',
            id: `${id}-${tab.name}`,
            'aria-selected': tab.name === value,
            'aria-controls': `${id}-panel`,
            tabIndex: tab.name === value ? 0 : -1,
            className: styles.tab,
            children: tab.label,
          };
          const choose = (event: MouseEvent) => {
            event.preventDefault();
            onChange(tab.name);
          };
          return tab.href ? (
            <a key={tab.name} {...common} href={tab.href} onClick={choose} />
          ) : (
            <button key={tab.name} {...common} type="button" onClick={choose} />
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}
