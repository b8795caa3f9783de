import type { PathOutline, UnitSummary, UserProgress } from '#schema/contracts/learning.ts';

type Outline = Pick<PathOutline, 'modules' | 'progress'>;
type Module = PathOutline['modules'][number];

/** All units in the order of reading, across the modules. */
export const unitsOf = ({ modules }: Pick<PathOutline, 'modules'>): UnitSummary[] =>
  modules.flatMap(({ units }) => units);

export const recordOf = (progress: UserProgress[], unitId: number) =>
  progress.find((record) => record.unitId === unitId);

const isDone = (progress: UserProgress[]) => (unit: UnitSummary) =>
  recordOf(progress, unit.id)?.completed ?? false;

export const doneCount = (units: UnitSummary[], progress: UserProgress[]) =>
  units.filter(isDone(progress)).length;

/** The first unit in the order of reading that is not done; undefined when all are. */
export const unitToGoOnWith = (outline: Outline): UnitSummary | undefined =>
  unitsOf(outline).find((unit) => !isDone(outline.progress)(unit));

/** Where to go on, else where it began. */
export const moduleToGoOnWith = (outline: Outline): Module | undefined =>
  outline.modules.find(({ id }) => id === unitToGoOnWith(outline)?.moduleId) ?? outline.modules[0];

/** Whether there is something to complete and all of it is. */
export function isPathDone(outline: Outline): boolean {
  const units = unitsOf(outline);
  return units.length > 0 && doneCount(units, outline.progress) === units.length;
}

/** "Unit 3 of 8" of its path; undefined when the outline does not hold it. */
export function placeWords(
  outline: Pick<PathOutline, 'modules'>,
  unitId: number,
): string | undefined {
  const units = unitsOf(outline);
  const index = units.findIndex(({ id }) => id === unitId);
  return index < 0 ? undefined : `Unit ${index + 1} of ${units.length}`;
}

/** The units that are worth another look, as the enrolment names them. */
export const unitsToRevisit = (
  outline: Pick<PathOutline, 'modules' | 'enrollment'>,
): UnitSummary[] =>
  unitsOf(outline).filter(({ title }) => outline.enrollment?.strugglingAreas.includes(title));
