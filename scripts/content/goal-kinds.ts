import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '#scripts/lib/paths.ts';
import type { WrittenKind } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { conditionProblems } from './goal-kinds/condition-problems.ts';
import { type FiledKind, KindFile, LanguageFile } from './goal-kinds/kind-file.ts';
import { enoughProblems, stepProblems, takesProblems } from './goal-kinds/plan-problems.ts';
import { slotProblems } from './goal-kinds/slot-problems.ts';
import { wordProblems } from './goal-kinds/word-problems.ts';
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
    ...stepProblems(file, kind),
    ...enoughProblems(file, kind),
    ...takesProblems(file, kind),
    ...slotProblems(file, kind),
    ...conditionProblems(file, kind),
    ...wordProblems(file, kind),
  ];
  if (problems.length > 0) throw new ContentProblems(problems);
  const { sources: _sources, review: _review, ...rest } = kind;
  return { ...rest, takes: rest.takes ?? {} } as KindWithExamples;
}

const files = () =>
  globSync('content/goals/*.yaml', { cwd: inRoot() })
    .map((file) => file.replace(/^content\//, ''))
    .toSorted();

/** What one kind reads as in another language, with the figures of the English file. */
function inLanguage(english: KindWithExamples, file: string): WrittenKind {
  const told = readContent(file, LanguageFile);
  const { examples: _examples, ...figures } = english;
  const whole = { ...figures, ...told, takes: { ...figures.takes, ...told.takes } };
  const filed = whole as unknown as FiledKind;
  const problems = [...slotProblems(file, filed), ...conditionProblems(file, filed)];
  if (problems.length > 0) throw new ContentProblems(problems);
  return whole as unknown as WrittenKind;
}

/** Every kind, English first; `languages` has what is written in others. @throws ContentProblems */
export function readGoalKinds(): {
  kinds: KindWithExamples[];
  languages: Record<string, WrittenKind[]>;
} {
  const problems: string[] = [];
  const kinds = files()
    .filter((file) => /^goals\/[a-z-]+\.yaml$/.test(file) && !NOT_KINDS.includes(basename(file)))
    .flatMap((file) => {
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
  const languages: Record<string, WrittenKind[]> = {};
  for (const file of files()) {
    const [, id, language] = /^goals\/([a-z-]+)\.(de|es|fr)\.yaml$/.exec(file) ?? [];
    const english = kinds.find((kind) => kind.id === id);
    if (!language || !id || NOT_KINDS.includes(`${id}.yaml`)) continue;
    if (!english) throw new ContentProblems([`${file}: there is no kind ${id}`]);
    languages[language] = [...(languages[language] ?? []), inLanguage(english, file)];
  }
  return { kinds, languages };
}

/** What stands in the folder and is no kind: what the planner says around them. */
const NOT_KINDS = ['planner.yaml'];
