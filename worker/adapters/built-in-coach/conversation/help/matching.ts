import type { TalkContext } from '#worker/adapters/built-in-coach/conversation/context.ts';
import { countSpacedWords, foldText } from '#worker/lib/text/fold-text.ts';
import type { AboutPage, Tip } from './help-words.ts';

const READ_AT_MOST = 600;
const MESSAGES_READ = 5;
/** A short clause with a “not” in it says what it is not about: “I don’t smoke”. */
const SHORT_DENIAL = 4;
/** A beginning of so few letters is a whole word. */
const WHOLE_WORD = 3;

/** What fits so much worse than the best does not fit. */
const NEARLY_AS_GOOD = 1.5;

const compiled = new Map<string, RegExp>();

function patternOf(group: string): RegExp {
  const known = compiled.get(group);
  if (known) return known;
  const beginnings = group
    .replace('!', '')
    .split('|')
    .map((one) => (one.length <= WHOLE_WORD ? `${one}\\b` : one));
  const made = new RegExp(`\\b(?:${beginnings.join('|')})`);
  compiled.set(group, made);
  return made;
}

/** Whether a text has one of the beginnings of words that a group lists. */
export const meets = (group: string, folded: string): boolean => patternOf(group).test(folded);

/** The words of a text by which a group is met. */
const meetings = (group: string, folded: string): string[] => [
  ...new Set(folded.match(new RegExp(patternOf(group), 'g')) ?? []),
];

/** Whether each group is met, by words of their own: one word does not count for two. */
function areMet(about: readonly string[], folded: string): boolean {
  if (about.some((group) => meets(group, folded) === group.startsWith('!'))) return false;
  const wanted = about.filter((group) => !group.startsWith('!'));
  const words = new Set(wanted.flatMap((group) => meetings(group, folded)));
  return words.size >= wanted.length;
}

/** What a message tells, without what it denies in a few words. */
const toldIn = (message: string) =>
  foldText(message.slice(0, READ_AT_MOST))
    .split(/(?<=[.?!,;])\s+/)
    .filter(
      (part) =>
        !(countSpacedWords(part) <= SHORT_DENIAL && /\b(?:not|no|never)\b|n't\b/.test(part)),
    )
    .join(' ');

/** What was told lately, in small letters. */
export const toldLately = ({ request }: TalkContext): string =>
  [...request.recentTurns.slice(-MESSAGES_READ).map(({ message }) => message), request.message]
    .map(toldIn)
    .join(' . ');

/** The pages that fit what was told, those that fit this message and in most respects first. */
export function fitting<Page extends Pick<Tip, 'about'>>(
  pages: readonly Page[],
  context: TalkContext,
): Page[] {
  const all = toldLately(context);
  const now = toldIn(context.request.message);
  const told = context.request.recentTurns.map(({ message }) => foldText(message.slice(0, 300)));
  const first = told[0] ?? now;
  return pages
    .filter(({ about }) => areMet(about, all))
    .map((page) => {
      const groups = page.about.filter((group) => !group.startsWith('!'));
      const here = groups.filter((group) => meets(group, now)).length;
      const atFirst = groups.filter((group) => meets(group, first)).length;
      return { page, score: groups.length + here + atFirst * 0.5 };
    })
    .toSorted((one, other) => other.score - one.score)
    .filter(({ score }, _, [best]) => score >= (best?.score ?? 0) - NEARLY_AS_GOOD)
    .map(({ page }) => page);
}

/** The first page about a word of a text. */
export const pageAbout = (
  pages: readonly AboutPage[],
  ...texts: readonly string[]
): AboutPage | undefined => {
  for (const text of texts) {
    const found = pages.find(({ about }) => meets(about, foldText(text)));
    if (found) return found;
  }
  return undefined;
};
