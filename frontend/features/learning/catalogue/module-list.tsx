import { useState } from 'react';
import { BookDrawing } from '#frontend/ui/drawings/place-drawings.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import type { PathOutline } from '#schema/contracts/learning.ts';
import styles from './module-list.module.css';
import { doneCount, moduleToGoOnWith, recordOf } from './outline.rules.ts';
import { durationWords, unitsDoneWords } from './path-words.rules.ts';
import { UnitRow } from './unit-row.tsx';

/** The modules, the one to go on with open. What is open stays so while units are ticked off. */
export function ModuleList({ outline }: { outline: PathOutline }) {
  const [openAtFirst] = useState(() => moduleToGoOnWith(outline)?.id);
  const { path, modules, progress } = outline;
  if (modules.length === 0) {
    return (
      <EmptyState drawing={<BookDrawing size={80} />}>
        This path has no modules yet. They’re being written.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="modules">
      <h2 id="modules" className={styles.heading}>
        Modules
      </h2>
      <ol className={styles.modules}>
        {modules.map((module, index) => (
          <li key={module.id}>
            <details className={styles.module} open={module.id === openAtFirst}>
              <summary className={styles.summary}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={styles.title}>{module.title}</h3>
                <span className={styles.facts}>
                  <span>{durationWords(module.estimatedMinutes)}</span>
                  <span>
                    {unitsDoneWords(doneCount(module.units, progress), module.units.length)}
                  </span>
                </span>
                <svg
                  viewBox="0 0 16 16"
                  width="16"
                  height="16"
                  aria-hidden="true"
                  className={styles.sign}
                >
                  <path d="M4 6l4 4 4-4" />
                </svg>
              </summary>
              <div className={styles.content}>
                <p className={styles.words}>{module.description}</p>
                <ol className={styles.units}>
                  {module.units.map((unit) => (
                    <UnitRow
                      key={unit.id}
                      unit={unit}
                      path={path}
                      record={recordOf(progress, unit.id) ?? null}
                    />
                  ))}
                </ol>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
