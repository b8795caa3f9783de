import { PLANNER_WORDS } from '#worker/adapters/built-in-coach/planner/kinds.ts';
import {
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '#worker/adapters/built-in-coach/planner/planner-words.ts';

const ENGLISH = new Set(PLANNER_WORDS.english);
const WORDS = OTHER_LANGUAGES.map(
  (language) => [language, new Set(PLANNER_WORDS.languages[language].words)] as const,
);

const count = (words: readonly string[], known: ReadonlySet<string>) =>
  words.filter((word) => known.has(word)).length;

/** Small words that stand in names and in English too: “die hard”, “Los Angeles”, “Le Mans”. */
const IN_NAMES = new Set([
  'die',
  'den',
  'los',
  'las',
  'la',
  'el',
  'le',
  'les',
  'de',
  'del',
  'mi',
  'ma',
  'un',
  'y',
  'en',
]);

/**
 * Another language that a goal is plainly written in; undefined for English and where it cannot be
 * told.
 */
export function languageOf(text: string): OtherLanguage | undefined {
  const words = (
    text
      .slice(0, 600)
      .toLowerCase()
      .match(/[\p{L}'’]+/gu) ?? []
  ).map((word) => word.replace('’', "'"));
  const english = count(words, ENGLISH);
  const [best] = WORDS.map(([language, known]) => ({
    language,
    hits: count(words, known),
  })).toSorted((one, other) => other.hits - one.hits);
  if (!best || best.hits <= english) return undefined;
  const known = WORDS.find(([language]) => language === best.language)?.[1] ?? new Set();
  if (!words.some((word) => known.has(word) && !IN_NAMES.has(word))) return undefined;
  // One word of a long English line may be anybody’s; of a short line it is half of it.
  return best.hits >= 2 || words.length <= 3 ? best.language : undefined;
}
