import { useCompletion } from '#frontend/features/learning/unit/use-completion.ts';
import { percentWords } from '#frontend/lib/words/percent-words.rules.ts';
import { Checkbox } from '#frontend/ui/controls/checkbox.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { PathOutline, UnitSummary, UserProgress } from '#schema/contracts/learning.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { durationWords, typeWord } from './path-words.rules.ts';
import styles from './unit-row.module.css';
import { UnitTypeIcon } from './unit-type.tsx';

type Props = { unit: UnitSummary; path: PathOutline['path']; record: UserProgress | null };

/** A unit in its module: to open, and to tick off. In a closed path it is a title only. */
export function UnitRow({ unit, path, record }: Props) {
  const { isCompleted, isSaving, set } = useCompletion({ ...unit, path, progress: record });
  return (
    <li className={styles.unit} data-done={isCompleted || undefined}>
      {!path.locked && (
        <span className={styles.toggle}>
          <Checkbox
            label={`Mark as complete: ${unit.title}`}
            checked={isCompleted}
            disabled={isSaving}
            onChange={(event) => set(event.target.checked)}
          />
        </span>
      )}
      <div className={styles.about}>
        <h4 className={styles.title}>
          {path.locked ? (
            unit.title
          ) : (
            <TextLink href={urlTo(PATHS.learningUnit, { unitId: unit.id })} stretched>
              {unit.title}
            </TextLink>
          )}
        </h4>
        <p className={styles.facts}>
          <span className={styles.type}>
            <UnitTypeIcon type={unit.type} />
            {typeWord(unit.type)}
          </span>
          <span>{durationWords(unit.minutes)}</span>
          <span>Level {unit.difficultyLevel}</span>
          {record && record.masteryScore !== null && (
            <span>Best {percentWords(record.masteryScore)}</span>
          )}
          {record && !isCompleted && <span>Opened</span>}
        </p>
      </div>
    </li>
  );
}
