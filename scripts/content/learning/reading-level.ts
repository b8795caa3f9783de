import type { UnitSource } from './files.ts';
import { readableText, readingOf, sentencesOf, splitWords } from './texts.ts';

const HARDEST = 10;

/**
 * Automated Readability Index: 4.71 × letters per word + 0.5 × words per sentence − 21.43, a US
 * school grade (Smith & Senter 1967, AMRL-TR-66-220).
 * @returns a grade from about 1; 0 for a text without a word
 */
export function readingGrade(text: string): number {
  const words = splitWords(text);
  const letters = words.join('').replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  if (words.length === 0) return 0;
  return (4.71 * letters) / words.length + (0.5 * words.length) / sentencesOf(text).length - 21.43;
}

/**
 * Of a unit: what is read in one go, without headings and references. An option of a quiz ends like
 * a sentence.
 */
export const gradeOf = (unit: UnitSource): number =>
  readingGrade(
    readingOf(unit)
      .map(({ text }) => readableText(text))
      .join('\n'),
  );

export function checkReadingLevel(units: UnitSource[]): string[] {
  return units.flatMap((unit) => {
    const grade = gradeOf(unit);
    return grade <= HARDEST
      ? []
      : [
          `${unit.file}: reads at grade ${grade.toFixed(1)}, ${HARDEST} is the most; shorten its longest sentences`,
        ];
  });
}

/** For the report: the range over all units, and where it is highest. */
export function readingLevels(units: UnitSource[]): string {
  const grades = units
    .map((unit) => ({ id: unit.id, grade: gradeOf(unit) }))
    .sort((a, b) => a.grade - b.grade);
  const [lowest, highest] = [grades[0], grades.at(-1)];
  if (!lowest || !highest) return 'no units';
  const mean = grades.reduce((total, { grade }) => total + grade, 0) / grades.length;
  return `grade ${lowest.grade.toFixed(1)} to ${highest.grade.toFixed(1)} (unit ${highest.id}), ${mean.toFixed(1)} on average; ${HARDEST} is the most`;
}
