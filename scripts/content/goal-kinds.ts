import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '#scripts/lib/paths.ts';
import type { WrittenKind } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { OTHER_LANGUAGES } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { kindProblems } from './goal-kind-checks.ts';
import { KindFile } from './goal-kind-form.ts';
import { wordProblems } from './goal-kind-texts.ts';
import { readTelling } from './goal-tellings.ts';
import { ContentProblems, readContent } from './read.ts';

/** What a file says, with what is only for those who write it and for the classifier. */
export type KindWithExamples = WrittenKind & { examples: readonly string[] };

/**
 * One file, held to everything a writer can get wrong. @throws ContentProblems naming file and
 * field.
 */
export function readKind(file: string): KindWithExamples {
  const kind = readContent(file, KindFile);
  const id = basename(file, '.yaml');
  const problems = [
    ...(kind.id === id ? [] : [`${file}: id: is ${kind.id}`]),
    ...kindProblems(file, kind),
    ...wordProblems(file, kind),
  ];
  if (problems.length > 0) throw new ContentProblems(problems);
  const { sources: _sources, review: _review, ...rest } = kind;
  return { ...rest, takes: rest.takes ?? {} } as KindWithExamples;
}

/** Stands beside the kinds and is none: what the planner says around them. */
const NOT_KINDS = ['planner.yaml'];

const filesIn = (folder: string) =>
  globSync(`content/${folder}/*.yaml`, { cwd: inRoot() })
    .map((file) => file.replace(/^content\//, ''))
    .filter((file) => !NOT_KINDS.includes(basename(file)))
    .toSorted();

/** What is told in other languages, by language. */
export type Tellings = Readonly<Record<string, readonly KindWithExamples[]>>;

/** Every kind, English first; `languages` has what is written in others. @throws ContentProblems */
export function readGoalKinds(): {
  kinds: KindWithExamples[];
  languages: Tellings;
} {
  const problems: string[] = [];
  const kinds = filesIn('goals').flatMap((file) => {
    try {
      return [readKind(file)];
    } catch (error) {
      if (!(error instanceof ContentProblems)) throw error;
      problems.push(error.message);
      return [];
    }
  });
  const titles = kinds.map(({ title }) => title.toLowerCase());
  const repeated = kinds.filter(({ title }, at) => titles.indexOf(title.toLowerCase()) !== at);
  problems.push(
    ...repeated.map(
      ({ id, title }) => `goals/${id}.yaml: title: another kind is called “${title}”`,
    ),
  );
  if (problems.length > 0) throw new ContentProblems(problems);
  return { kinds, languages: readTellings(kinds) };
}

/** The kinds that are told in other languages. @throws ContentProblems of all of them */
function readTellings(kinds: readonly KindWithExamples[]): Tellings {
  const problems: string[] = [];
  const told = OTHER_LANGUAGES.map((language) => {
    const found = filesIn(`goals/${language}`).flatMap((file) => {
      try {
        const english = kinds.find(({ id }) => id === basename(file, '.yaml'));
        if (!english) throw new ContentProblems([`${file}: there is no kind of that name`]);
        return [readTelling(file, language, english)];
      } catch (error) {
        if (!(error instanceof ContentProblems)) throw error;
        problems.push(error.message);
        return [];
      }
    });
    return [language, found] as const;
  });
  if (problems.length > 0) throw new ContentProblems(problems);
  return Object.fromEntries(told);
}
