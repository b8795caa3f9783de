import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { outlineQuery } from '#frontend/api/learning.ts';
import { useOpenUnit, useSaveProgress } from '#frontend/api/learning-changes.ts';
import { Tabs } from '#frontend/ui/tabs.tsx';
import { BackLink } from '#frontend/ui/text/back-link.tsx';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './unit.module.css';
import { UnitAct } from './unit-act.tsx';
import { UnitFinish } from './unit-finish.tsx';
import { UnitHead } from './unit-head.tsx';
import { UnitLesson } from './unit-lesson.tsx';
import { UnitNeighbours } from './unit-neighbours.tsx';
import { UnitNotes } from './unit-notes.tsx';
import { useCompletion } from './use-completion.ts';
import { useVisibleSeconds } from './use-visible-seconds.ts';

const TABS = [
  { name: 'lesson' as const, label: 'Lesson' },
  { name: 'notes' as const, label: 'Notes' },
];

export function UnitPage({ unit, userId }: { unit: LearningUnit; userId: number }) {
  const place = { unitId: unit.id, pathId: unit.path.id };
  const { data: outline } = useQuery(outlineQuery(unit.path.id));
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('lesson');
  const { mutate: open } = useOpenUnit(place);
  const { mutate: save } = useSaveProgress(place);
  const time = useVisibleSeconds((secondsSpent) => save({ secondsSpent }));
  const completion = useCompletion(unit, time.take);

  useEffect(() => open(), [open]);
  useEffect(() => {
    document.title = `${unit.title} · Yet`;
  }, [unit.title]);

  return (
    <article className={styles.unit} aria-labelledby="unit-title">
      <BackLink href={urlTo(PATHS.learningPath, { pathId: unit.path.id })}>Back to Module</BackLink>
      <UnitHead unit={unit} outline={outline} isCompleted={completion.isCompleted} />
      <Tabs label="Unit" tabs={TABS} value={tab} onChange={setTab}>
        {/* Both stay where they are, so that a talk goes on while one takes notes. */}
        <div hidden={tab !== 'lesson'}>
          <UnitLesson unit={unit} userId={userId} completion={completion} />
          <UnitAct unit={unit} />
        </div>
        <div hidden={tab !== 'notes'}>
          <UnitNotes unit={unit} userId={userId} />
        </div>
      </Tabs>
      <UnitFinish unit={unit} outline={outline} completion={completion} />
      <UnitNeighbours unit={unit} isCompleted={completion.isCompleted} />
    </article>
  );
}
