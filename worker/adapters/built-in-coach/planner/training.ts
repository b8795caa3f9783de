import { FIRST_OUTING } from './beginner.ts';
import type { EnduranceTarget, Sport } from './quantities/endurance-target.ts';

/**
 * Ten per cent a week is the common rule of thumb for adding running distance; Nielsen et al. 2014 found more injuries
 * only above 30, so an eighth is still careful. Swimming and cycling, without impact, bear a little more, and walking,
 * in which one foot is always on the ground, the most.
 */
const GROWTH_A_WEEK: Record<Sport, number> = { run: 1.125, walk: 1.3, cycle: 1.15, swim: 1.15 };
/** Share of a short distance that a first outing takes: never all of it. */
const FIRST_SHARE = 0.6;
/** What plans for a marathon of 16 to 20 weeks presume their reader can run, and the least days they take. */
const MARATHON_PRESUMES = 8.5;
const MARATHON_DAYS = 112;

/** Kilometres from which the training starts: as told, else a beginner's, and never the whole distance at once. */
export function startOf({ sport, start, most, distance, novice }: EnduranceTarget): number {
  if (start !== undefined) return start;
  const beginner = FIRST_OUTING[sport] * (novice ? 0.8 : 1);
  return Math.min(beginner, most ?? beginner, distance * FIRST_SHARE);
}

/**
 * The longest training distance before the day itself: about three quarters of a marathon, nearly nine tenths of
 * 15 to 30 km, the whole of anything shorter (common training plans such as Higdon's and Galloway's).
 */
export function longestTraining({ sport, distance }: EnduranceTarget): number {
  if (sport === 'run')
    return distance > 30 ? distance * 0.75 : distance > 15 ? distance * 0.87 : distance;
  return distance > { walk: 25, cycle: 80, swim: 2 }[sport] ? distance * 0.85 : distance;
}

/** True for a marathon from 16 weeks on by someone who says nothing of today: such plans are made for runners. */
function presumesRunner(
  { sport, start, most, distance, novice }: EnduranceTarget,
  days: number,
): boolean {
  return (
    sport === 'run' &&
    !novice &&
    start === undefined &&
    most === undefined &&
    distance > 30 &&
    days >= MARATHON_DAYS
  );
}

function trainedIn(target: EnduranceTarget, start: number, days: number): number {
  const weeks = days < 7 ? 0 : (days * 0.86) / 7;
  const trained = start * GROWTH_A_WEEK[target.sport] ** weeks;
  return trained >= longestTraining(target) * 0.9
    ? target.distance
    : Math.min(target.distance, trained);
}

/**
 * The distance that can be trained for in `days`, in km, never more than the aim. It grows from where the person is;
 * only the marathon in 16 weeks or more is planned for people who run already, and says so (see presumedStart).
 */
export function reachableIn(target: EnduranceTarget, days: number): number {
  const start = startOf(target);
  const isBeginners =
    target.distance <= FIRST_OUTING[target.sport] && !target.start && !target.most;
  if (isBeginners) return target.distance;
  return trainedIn(
    target,
    presumesRunner(target, days) ? Math.max(start, MARATHON_PRESUMES) : start,
    days,
  );
}

/** Kilometres that somebody must run already for the whole to be in reach; undefined when their own start will do. */
export function presumedStart(target: EnduranceTarget, days: number): number | undefined {
  if (!presumesRunner(target, days) || trainedIn(target, startOf(target), days) >= target.distance)
    return undefined;
  const weeks = (days * 0.86) / 7;
  return Math.min(MARATHON_PRESUMES, (longestTraining(target) * 0.9) / GROWTH_A_WEEK.run ** weeks);
}
