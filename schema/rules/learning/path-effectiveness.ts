/**
 * How a path's `effectivenessScore` comes about: the mean change of the score that was lowest
 * before, over everybody who finished a unit of the path between two assessments, in points of the
 * 1-to-5 scale, weighted by cohort. It stays 0, not known, under ten such pairs, and lies between
 * 0.05 and 1 from then on. [design] There is no comparison group, and lowest scores drift upwards
 * by themselves when they are measured again: it nudges the order of recommendations and is told to
 * nobody as an effect.
 */
export const READINGS_MIN = 10;
export const EFFECT_MIN = 0.05;
export const EFFECT_MAX = 1;
