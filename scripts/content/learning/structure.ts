import { SUBSCRIPTION_TIERS, UNIT_TYPES } from '#schema/contracts/enums.ts';
import { findIdProblems, findRepeats } from '#scripts/content/read.ts';
import type { Learning, PathSource, UnitSource } from './files.ts';

const PATHS = 4;
const MODULES = 8;
const UNITS_PER_MODULE = 4;
const FILE = 'learning/paths.yaml';

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const quarterHours = (minutes: number) => Math.round(minutes / 15) / 4;

/**
 * What the parts must add up to: numbers, ids, order, minutes, tiers, and a quiz that can be
 * answered.
 */
export function checkStructure({ paths, units }: Learning): string[] {
  return [
    ...checkPlan(paths),
    ...paths.flatMap((path) => checkPath(path, units)),
    ...units.flatMap(checkPlace),
    ...units.flatMap(checkQuiz),
    ...findRepeats(
      'learning',
      [...paths, ...paths.flatMap(({ modules }) => modules), ...units].map(({ title }) => title),
    ),
  ];
}

function checkPlan(paths: PathSource[]): string[] {
  const modules = paths.flatMap((path) => path.modules);
  const problems = [...findIdProblems(FILE, paths), ...findIdProblems(FILE, modules)];
  if (paths.length !== PATHS) problems.push(`${FILE}: ${paths.length} paths, ${PATHS} are needed`);
  if (modules.length !== MODULES)
    problems.push(`${FILE}: ${modules.length} modules, ${MODULES} are needed`);
  const featured = paths.filter((path) => path.featured);
  if (featured.length !== 1 || featured[0]?.subscriptionTier !== 'free') {
    problems.push(`${FILE}: exactly one path is featured, and it is free`);
  }
  for (const tier of SUBSCRIPTION_TIERS) {
    const needed = tier === 'free' ? 2 : 1;
    const found = paths.filter((path) => path.subscriptionTier === tier).length;
    if (found !== needed) problems.push(`${FILE}: ${found} paths of tier ${tier}, not ${needed}`);
  }
  return problems;
}

function checkPath(path: PathSource, all: UnitSource[]): string[] {
  const problems: string[] = [];
  const ofPath = all.filter((unit) => path.modules.some(({ id }) => id === unit.module));
  for (const module of path.modules) {
    const units = all.filter((unit) => unit.module === module.id);
    if (units.length !== UNITS_PER_MODULE) {
      problems.push(
        `${FILE}: module ${module.id} has ${units.length} units, ${UNITS_PER_MODULE} are needed`,
      );
    }
    const minutes = sum(units.map((unit) => unit.minutes));
    if (minutes !== module.estimatedMinutes) {
      problems.push(
        `${FILE}: module ${module.id} says ${module.estimatedMinutes} minutes, its units ${minutes}`,
      );
    }
  }
  for (const type of UNIT_TYPES) {
    if (!ofPath.some((unit) => unit.type === type))
      problems.push(`${FILE}: ${path.slug} has no ${type}`);
  }
  for (const { file } of ofPath.filter(({ file }) => !file.startsWith(`learning/${path.slug}/`))) {
    problems.push(`${file}: belongs into learning/${path.slug}`);
  }
  const hours = quarterHours(sum(path.modules.map((module) => module.estimatedMinutes)));
  if (hours !== path.estimatedHours) {
    problems.push(`${FILE}: ${path.slug} says ${path.estimatedHours} hours, its modules ${hours}`);
  }
  return problems;
}

/** A unit's id says where it stands, and its file's name begins with it. */
function checkPlace({ file, id, module, order }: UnitSource): string[] {
  const problems: string[] = [];
  if (order < 1 || order > UNITS_PER_MODULE)
    problems.push(`${file}: place ${order} of ${UNITS_PER_MODULE}`);
  const expected = (module - 1) * UNITS_PER_MODULE + order;
  if (id !== expected)
    problems.push(`${file}: id ${id}, but place ${order} of module ${module} is ${expected}`);
  const number = String(id).padStart(2, '0');
  if (!file.split('/').at(-1)?.startsWith(`${number}-`))
    problems.push(`${file}: its name begins with ${number}-`);
  return problems;
}

function checkQuiz(unit: UnitSource): string[] {
  if (unit.type !== 'quiz') return [];
  const right = unit.questions.map(({ options }) => options.findIndex((option) => option.correct));
  const problems = unit.questions.flatMap(({ options }, index) => {
    const count = options.filter((option) => option.correct).length;
    return count === 1 ? [] : [`${unit.file}: question ${index + 1} has ${count} right answers`];
  });
  if (new Set(right).size === 1)
    problems.push(`${unit.file}: the right answer stands always at the same place`);
  for (const place of ['first', 'longest'] as const) {
    const guessed = unit.questions.filter(({ options }) => {
      const longest = Math.max(...options.map(({ text }) => text.length));
      const guess =
        place === 'first' ? options[0] : options.find(({ text }) => text.length === longest);
      return guess?.correct;
    }).length;
    if (guessed > unit.questions.length / 2) {
      problems.push(
        `${unit.file}: who takes the ${place} option is right ${guessed} times of ${unit.questions.length}`,
      );
    }
  }
  return problems;
}
