import compiled from '#worker/generated/goal-kinds.json' with { type: 'json' };
import words from '#worker/generated/planner-words.json' with { type: 'json' };
import type { WrittenKind } from './goal-kind.ts';
import type { OtherLanguage, PlanLanguage, PlannerTexts, PlannerWords } from './planner-words.ts';

export const PLANNER_WORDS = words as unknown as PlannerWords;

/** What is said around a plan, in its language. */
export const plannerTextsIn = (language: PlanLanguage): PlannerTexts =>
  language === 'en' ? PLANNER_WORDS : PLANNER_WORDS.texts[language];

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

/** The kind as it reads in a language; undefined where nobody has told it in that one yet. */
export const kindIn = (language: PlanLanguage, id: string): WrittenKind | undefined =>
  (language === 'en' ? KINDS : LANGUAGES[language])?.find((one) => one.id === id);

/** All that are told in a language. */
export const kindsIn = (language: OtherLanguage): readonly WrittenKind[] =>
  LANGUAGES[language] ?? [];

/** The kind that somebody chose by its title in that language, or named by its id. */
export function kindTitled(text: string, language: PlanLanguage = 'en'): WrittenKind | undefined {
  const plain = text.trim().toLowerCase();
  const told = language === 'en' ? KINDS : kindsIn(language);
  return told.find(({ id, title }) => id === plain || title.toLowerCase() === plain);
}
