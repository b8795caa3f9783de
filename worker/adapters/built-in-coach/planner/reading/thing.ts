import type { GoalKind, Thing } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { nounAfter, subjectOf } from './own-words.ts';

const plainly = (name: string) => name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const named = (entry: string | Readonly<Record<string, string>>): readonly [string, string] =>
  typeof entry === 'string' ? [entry, entry] : (Object.entries(entry)[0] as [string, string]);
/** Kinds are few and their names stand fixed: each is compiled once. */
const patterns = new Map<string, RegExp>();

function patternOf(source: string, flags: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, flags);
  patterns.set(source, known);
  return known;
}

const wordIn = (text: string, name: string) =>
  patternOf(`(?<![\\p{L}\\d])${escaped(plainly(name))}(?![\\p{L}\\d+#])`, 'u').test(text);

/**
 * What a goal is about: the longest of the kind’s names that stands in the title, else in the whole
 * text, else the words behind one of its verbs, else the kind’s own word.
 */
export function thingOf(
  { names = [], after = [], otherwise }: Thing,
  { title, plainTitle, plainText }: { title: string; plainTitle: string; plainText: string },
): string | undefined {
  const known = names.map(named).toSorted(([one], [other]) => other.length - one.length);
  const found =
    known.find(([name]) => wordIn(plainTitle, name)) ??
    known.find(([name]) => wordIn(plainText.slice(0, 2300), name));
  if (found) return found[1];
  const learns = after.some((word) => word.startsWith('learn'));
  const subject = learns ? subjectOf(title) : undefined;
  if (subject) return subject;
  // “Learn to drive” names what is done, and no noun stands behind it.
  if (learns && /\b(?:learn|how)(?:ing)? to\b/i.test(title)) return otherwise;
  const behind = after.length > 0 && patternOf(`\\b(?:${after.map(escaped).join('|')})\\s+`, 'i');
  return (behind ? nounAfter(title, behind, true) : undefined) ?? otherwise;
}

/** Whether plain text has one of the words. */
export const hasWord = (plainText: string, words: readonly string[]): boolean =>
  words.some((word) => wordIn(plainText.slice(0, 3500), word));

/**
 * Topics and things that a goal speaks of: a topic by any of its words, a thing by its name and by
 * how that is written, in the title, else in the whole text.
 */
export function aboutOf(
  { topics = {}, thing }: Pick<GoalKind, 'topics' | 'thing'>,
  { plainTitle, plainText }: { plainTitle: string; plainText: string },
): ReadonlySet<string> {
  const text = plainText.slice(0, 3500);
  const said = Object.entries(topics).flatMap(([topic, words]) =>
    hasWord(text, words) ? [topic] : [],
  );
  const things = (thing?.names ?? []).map(named);
  const inTitle = things.filter(([name]) => wordIn(plainTitle, name));
  const found = inTitle.length > 0 ? inTitle : things.filter(([name]) => wordIn(text, name));
  return new Set([...said, ...found.flat()]);
}
