import { useState } from 'react';
import { SearchField } from '#frontend/ui/controls/search-field.tsx';
import { FilterResult } from './filter-result.tsx';
import styles from './goal-toolbar.module.css';
import {
  GOAL_FILTERS,
  GOAL_SORTS,
  type GoalFilter,
  type GoalSort,
  type ListView,
} from './goal-view.rules.ts';

const FILTER_WORDS: Record<GoalFilter, string> = {
  open: 'All open',
  due: 'Due',
  paused: 'Paused',
  archived: 'Archived',
};
const SORT_WORDS: Record<GoalSort, string> = {
  newest: 'Newest first',
  soonest: 'Soonest date',
  title: 'By title',
};

type Props = {
  view: ListView;
  onLook: (changes: { q?: string | null; show?: string | null; sort?: string | null }) => void;
  /** How many goals a search or a filter finds; undefined where nobody looks for any. */
  found: number | undefined;
  isLoading: boolean;
};

/** How the list is looked at. It stands in the address, so that it can be gone back to. */
export function GoalToolbar({ view, onLook, found, isLoading }: Props) {
  // The field answers at once, the address a moment later.
  const [typed, setTyped] = useState(view.q);
  const search = (q: string) => {
    setTyped(q);
    onLook({ q });
  };
  const back = () => {
    setTyped('');
    onLook({ q: null, show: null, sort: null });
  };
  return (
    <>
      <search className={styles.bar} aria-label="Goals">
        <SearchField label="Search your goals" value={typed} onChange={search} />
        <div className={styles.choices}>
          <Choice
            label="Show"
            names={GOAL_FILTERS}
            words={FILTER_WORDS}
            value={view.show}
            onChoose={(show) => onLook({ show })}
          />
          <Choice
            label="Order"
            names={GOAL_SORTS}
            words={SORT_WORDS}
            value={view.sort}
            onChoose={(sort) => onLook({ sort })}
          />
        </div>
      </search>
      {found !== undefined && <FilterResult count={found} isLoading={isLoading} onBack={back} />}
    </>
  );
}

function Choice<Name extends string>({
  label,
  names,
  words,
  value,
  onChoose,
}: {
  label: string;
  names: readonly Name[];
  words: Record<Name, string>;
  value: Name;
  /** Null for the first, which needs no place in the address. */
  onChoose: (name: Name | null) => void;
}) {
  return (
    <select
      aria-label={label}
      className={styles.choice}
      data-chosen={value !== names[0] || undefined}
      value={value}
      onChange={({ target }) => onChoose(target.value === names[0] ? null : (target.value as Name))}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {words[name]}
        </option>
      ))}
    </select>
  );
}
