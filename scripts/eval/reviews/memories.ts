import { clamp } from '#schema/rules/clamp.ts';

/** Numbers from 0 up to 1. */
export type RandomSource = () => number;

/** A memory of one answer, which forgets by its own law. Days count from the end of the unit. */
export interface SimulatedMemory {
  /** The chance of remembering on a day, a fraction. */
  recallOn: (day: number) => number;
  /** The question was asked and its answer shown: `success` is 1, 0.5 for a part, or 0. */
  review: (day: number, success: number) => void;
}

/** Makes the memories of one learner, each question a little different from the others. */
export type Learner = (random: RandomSource) => SimulatedMemory;

const between = (random: RandomSource, from: number, to: number) => from + random() * (to - from);

/** Spread evenly on the scale of a logarithm, as times are. */
const around = (random: RandomSource, from: number, to: number) =>
  Math.exp(between(random, Math.log(from), Math.log(to)));

/**
 * How much a success is worth by how nearly it failed: 1 where nine in ten would have remembered,
 * less for what was fresh, up to 2 for what was nearly gone. Spacing works (Cepeda et al. 2008).
 */
const worth = (chance: number) => Math.min(2, Math.sqrt((1 - chance) / 0.1));

/**
 * Exponential forgetting with a half-life (Ebbinghaus's curve as in half-life regression, Settles
 * and Meeder 2016): what is remembered multiplies it, by 1.6 to 3.4 where it is asked at nine in
 * ten, and what is forgotten sets it back.
 */
function exponentialLearner(random: RandomSource): Learner {
  const halfLife = around(random, 4, 30);
  const gain = between(random, 1, 4);
  const setBack = between(random, 0.25, 0.7);
  return (of) => {
    let life = halfLife * around(of, 0.3, 3.3);
    const own = gain * around(of, 0.5, 2);
    let last = 0;
    const recallOn = (day: number) => 2 ** (-(day - last) / life);
    return {
      recallOn,
      review(day, success) {
        const kept = 1 + own * worth(recallOn(day)) * success;
        life = success > 0 ? life * kept : Math.max(1, life * setBack);
        last = day;
      },
    };
  };
}

/**
 * Power-law forgetting, (1 + b·t)^−d (Wickelgren 1974; Wixted and Carpenter 2007): fast at first
 * and slow later. A success lowers the rate by a share, a failure raises it.
 */
function powerLearner(random: RandomSource): Learner {
  const rate = between(random, 0.06, 0.24);
  const scale = around(random, 0.3, 3);
  const lowers = between(random, 0.25, 0.5);
  return (of) => {
    let decay = rate * around(of, 0.6, 1.6);
    const own = lowers * around(of, 0.6, 1.6);
    let last = 0;
    const recallOn = (day: number) => (1 + scale * (day - last)) ** -decay;
    return {
      recallOn,
      review(day, success) {
        const share = own * worth(recallOn(day)) * success;
        decay *= success > 0 ? 1 - Math.min(0.8, share) : 1 + lowers;
        decay = clamp(decay, 0.005, 0.6);
        last = day;
      },
    };
  };
}

const DAY_SECONDS = 86_400;

/**
 * ACT-R's account of spacing (Pavlik and Anderson 2005): each meeting leaves a trace that fades by
 * a power of its age, and fades the faster the more present the thing was at the meeting; recall is
 * a logistic function of all traces. Between sittings time runs at a fraction.
 */
function traceLearner(random: RandomSource): Learner {
  const pace = around(random, 0.015, 0.04);
  const leastDecay = between(random, 0.15, 0.2);
  const crowding = between(random, 0.15, 0.25);
  const threshold = between(random, -1.6, -0.8);
  const noise = between(random, 0.2, 0.35);
  return (of) => {
    const lean = between(of, -0.3, 0.3);
    const traces: { at: number; decay: number }[] = [];
    const activationAt = (seconds: number) => {
      const sum = traces.reduce(
        (all, { at, decay }) => all + Math.max(1, seconds - at) ** -decay,
        0,
      );
      return sum === 0 ? Number.NEGATIVE_INFINITY : Math.log(sum);
    };
    const meet = (seconds: number) =>
      traces.push({
        at: seconds,
        decay: leastDecay + crowding * Math.exp(activationAt(seconds)),
      });
    // A unit meets its answer several times within a quarter of an hour.
    const meetings = 4 + Math.floor(of() * 8);
    for (let met = 0; met < meetings; met += 1) meet(met * 150);
    const secondsOn = (day: number) => 900 + day * DAY_SECONDS * pace;
    return {
      recallOn: (day) =>
        1 / (1 + Math.exp((threshold - lean - activationAt(secondsOn(day))) / noise)),
      review: (day) => void meet(secondsOn(day)),
    };
  };
}

/** None of them is FSRS's own curve. */
export const LAWS = {
  exponential: exponentialLearner,
  power: powerLearner,
  'traces (ACT-R)': traceLearner,
} satisfies Record<string, (random: RandomSource) => Learner>;
export type Law = keyof typeof LAWS;
