import type { Learning, UnitSource, Work } from './files.ts';
import { type Passage, unitPassages } from './texts.ts';

const FILE = 'learning/sources.yaml';
const REST = 'et al.';
const CITATION = /\(([^()[\]]*\b((?:19|20)\d\d)\b[^()[\]]*)\)/g;
const OTHERS = /\bet al\.|\band colleagues\b/;
/** Effect sizes and shares: what nobody may say without saying where it comes from. */
const FIGURE = /\b[dgr] = [−-]?\d*\.\d+|\d+(?:\.\d+)?(?=\s?(?:%|per cent\b|percentage points\b))/g;

const named = ({ authors }: Work) => authors.filter((author) => author !== REST);

/** Written out, a citation names all authors; "et al." means at least two more names. */
function namesAuthors(words: string, work: Work): boolean {
  const names = named(work);
  if (!words.includes(names[0] as string)) return false;
  return OTHERS.test(words) ? work.authors.length > 2 : names.every((name) => words.includes(name));
}

/**
 * The work that a bracket with a year means: by the authors in it; by the journal in it and an
 * author in the text around it; or, a year alone, by an author in the text around it.
 */
export function findWork(inside: string, around: string, works: Work[]): Work | undefined {
  const year = Number(/\b(?:19|20)\d\d\b/.exec(inside)?.[0]);
  const ofYear = works.filter((work) => work.year === year);
  const isAround = (work: Work) => named(work).some((name) => around.includes(name));
  return (
    ofYear.find((work) => namesAuthors(inside, work)) ??
    ofYear.find((work) => inside.includes(work.where) && isAround(work)) ??
    (/^\d{4}$/.test(inside.trim()) ? ofYear.find(isAround) : undefined)
  );
}

/** A text in which every citation links to its work, where that has an address. */
export function linkCitations(text: string, works: Work[]): string {
  return text.replaceAll(CITATION, (bracket, inside: string, year: string) => {
    const doi = findWork(inside, text, works)?.doi;
    if (!doi) return bracket;
    const end = inside.indexOf(year) + year.length;
    return `([${inside.slice(0, end)}](<https://doi.org/${doi}>)${inside.slice(end)})`;
  });
}

interface Found {
  problems: string[];
  cited: Work[];
}

function readPassage(file: string, { place, text }: Passage, works: Work[]): Found {
  const problems: string[] = [];
  const cited = [...text.matchAll(CITATION)].flatMap(([, inside = '']) => {
    const work = findWork(inside, text, works);
    if (!work) problems.push(`${file}: ${place}: (${inside}) is not in ${FILE}`);
    return work ? [work] : [];
  });
  return { problems, cited };
}

/** A `source` of the front matter: "Authors (year), Journal", several with a semicolon between. */
function readSource({ file, source }: { file: string; source: string }, works: Work[]): Found {
  const problems: string[] = [];
  const cited = source.split(/;\s+/).flatMap((entry) => {
    const [, authors = '', year = '', where] = /^(.+) \((\d{4})\)(?:, (.+))?$/.exec(entry) ?? [];
    const work = findWork(`${authors}, ${year}`, '', works);
    if (!work || (where !== undefined && where !== work.where && where !== work.title)) {
      problems.push(`${file}: source: ${entry} is not in ${FILE}`);
      return [];
    }
    return [work];
  });
  return { problems, cited };
}

/**
 * A question of a quiz and its feedback are one whole, and so are a question of the review and its
 * answer.
 */
const wholeOf = ({ place }: Passage) => place.split(',')[0] as string;

/** A figure stands where its source is named, or repeats one of the same unit that does. */
function checkFigures(unit: UnitSource, works: Work[]): string[] {
  const passages = unitPassages(unit);
  const sourcedWholes = new Set(
    passages
      .filter((passage) => readPassage(unit.file, passage, works).cited.length > 0)
      .map(wholeOf),
  );
  const isSourced = (passage: Passage) => sourcedWholes.has(wholeOf(passage));
  const sourced = passages.filter(isSourced).flatMap(({ text }) => text.match(FIGURE) ?? []);
  return passages
    .filter((passage) => !isSourced(passage))
    .flatMap(({ place, text }) =>
      (text.match(FIGURE) ?? [])
        .filter((figure) => !sourced.includes(figure))
        .map((figure) => `${unit.file}: ${place}: ${figure} stands without its source`),
    );
}

/**
 * Every citation is of a known work, every figure has one, and every known work is cited; `more`
 * are sources elsewhere.
 */
export function checkCitations(
  { units, works }: Learning,
  more: { file: string; source: string }[],
): string[] {
  const found = [
    ...units.flatMap((unit) =>
      unitPassages(unit).map((passage) => readPassage(unit.file, passage, works)),
    ),
    ...[...units, ...more].map((part) => readSource(part, works)),
  ];
  const cited = new Set(found.flatMap((one) => one.cited));
  const shouldStand = units.flatMap((unit) => {
    const own = new Set(
      unitPassages(unit).flatMap((passage) => readPassage(unit.file, passage, works).cited),
    );
    return readSource(unit, works)
      .cited.filter((work) => !own.has(work))
      .map(
        (work) =>
          `${unit.file}: ${work.authors[0]} (${work.year}) is its source, and nothing in it says so`,
      );
  });
  return [
    ...found.flatMap((one) => one.problems),
    ...shouldStand,
    ...units.flatMap((unit) => checkFigures(unit, works)),
    ...works
      .filter((work) => !cited.has(work))
      .map((work) => `${FILE}: ${work.authors[0]} (${work.year}) is cited nowhere`),
  ];
}
