import compiled from '#worker/generated/goal-kinds.json' with { type: 'json' };
import words from '#worker/generated/planner-words.json' with { type: 'json' };
import type { WrittenKind } from './goal-kind.ts';
import type { OtherLanguage, PlannerWords } from './planner-words.ts';

export const PLANNER_WORDS = words as unknown as PlannerWords;

const KINDS = compiled.kinds as unknown as readonly WrittenKind[];
const LANGUAGES = compiled.languages as unknown as Readonly<
  Partial<Record<string, readonly WrittenKind[]>>
>;

export const allKinds = (): readonly WrittenKind[] => KINDS;

/** A kind by its id, in English. @throws for an id that is none */
export function goalKindOf(id: string): WrittenKind {
  const kind = KINDS.find((one) => one.id === id);
  if (!kind) throw new Error(`There is no kind of goal called ${id}`);
  return kind;
}

/** The same kind as it reads in another language; undefined where nobody has written it yet. */
export const kindIn = (language: OtherLanguage, id: string): WrittenKind | undefined =>
  LANGUAGES[language]?.find((one) => one.id === id);

/** The kind that somebody chose by its title, or named by its id. */
export function kindTitled(text: string): WrittenKind | undefined {
  const plain = text.trim().toLowerCase();
  return [...KINDS, ...Object.values(LANGUAGES).flatMap((kinds) => kinds ?? [])].find(
    ({ id, title }) => id === plain || title.toLowerCase() === plain,
  );
}
