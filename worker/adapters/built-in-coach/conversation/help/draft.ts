import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import type { Act, SentenceKind } from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import type { Aim } from '#worker/lib/talk/reading/aims/aim-forms.ts';
import type { Addressee } from '#worker/lib/talk/reading/aims/person-named.ts';
import { asSentence } from '#worker/lib/talk/reading/say-back.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { HELP } from './help-words.ts';

/** What a message is made of. */
export interface DraftOf {
  aims: readonly Aim[];
  addressee: Addressee | undefined;
  /** When it is to be talked about, where that was told: “on Sunday”. */
  when: string | undefined;
  /** What a message of that kind begins with, before the name: “Hi” in a text, “Dear” in a letter. */
  greeting: string | undefined;
}

const MOST_SENTENCES = 4;
const LONGEST = 60;

const REFUSES =
  /^I (?:can’t|cannot|won’t|don’t want|do not want|no longer want|couldn’t)|^I’m (?:not (?:going|able|coming)|going to say no)/;
const WARM = /\b(?:love|proud of|miss|thinking of|here for|forgive|grateful|sorry for your)\b/i;

function actOf(aims: readonly Aim[]): Act {
  const kinds = new Set(aims.map(({ kind }) => kind));
  const has = (...some: Aim['kind'][]) => some.some((kind) => kinds.has(kind));
  if (has('do', 'leave', 'be')) return 'change';
  if (has('ask', 'for', 'about')) return 'ask';
  if (has('no', 'decline', 'cannot')) return 'no';
  if (has('sorry')) return 'sorry';
  if (has('thank')) return 'thank';
  if (has('touch')) return 'touch';
  if (has('invite')) return 'invite';
  const told = aims.map(({ text }) => text);
  if (told.some((text) => REFUSES.test(text))) return 'no';
  if (told.some((text) => /^I(?:’m| am) (?:so |really |very )?sorry\b/.test(text))) return 'sorry';
  return told.some((text) => WARM.test(text)) ? 'warm' : 'news';
}

/** “If I can leave early” is “Could I leave early”, “if you want to come” is “Would you like to”. */
function questionOf(text: string): { kind: SentenceKind; text: string } {
  const [, can] = /^(?:if|whether) I (?:can|could|may|might) (.+)$/i.exec(text) ?? [];
  if (can) return { kind: 'question', text: `could I ${can}` };
  const [, could] = /^(?:if|whether) you (?:can|could|would|will) (.+)$/i.exec(text) ?? [];
  if (could) return { kind: 'question', text: `could you ${could}` };
  const [, like] =
    /^(?:if|whether) you(?:’d| would)? (?:want|wanted|like|fancy) to (.+)$/i.exec(text) ?? [];
  if (like) return { kind: 'question', text: `would you like to ${like}` };
  const [, be, thing] = /^(?:if|whether) (there|it)(?:’s| is) (.+)$/i.exec(text) ?? [];
  if (be && thing) return { kind: 'question', text: `is ${be} ${thing}` };
  return { kind: /^(?:if|whether)\b/i.test(text) ? 'wonder' : 'ask', text };
}

/** A small first letter behind a name, where it is no “I”. */
const behindName = (text: string) =>
  /^I\b/.test(text) ? text : `${(text[0] ?? '').toLowerCase()}${text.slice(1)}`;

function draft(tone: 0 | 1, { aims, addressee, when, greeting }: DraftOf): string {
  const { sentences, opens, closes, closesAt } = HELP.words.drafts;
  const act = actOf(aims);
  const said = aims.map((aim) => {
    const { kind, text } = aim.kind === 'ask' ? questionOf(aim.text) : aim;
    return asSentence(withFacts(sentences[kind][tone], { text }));
  });
  const canMeet = act === 'news' || act === 'change' || aims.some(({ kind }) => kind === 'about');
  const close = when && canMeet ? withFacts(closesAt, { when }) : closes[act][tone];
  // What opens and closes a message gives way to what is to be said.
  const isLong = countSpacedWords(said.join(' ')) > LONGEST - 20;
  const isQuestion = said.at(-1)?.endsWith('?') && close.endsWith('?');
  const body = [isLong ? '' : opens[act][tone], ...said, isQuestion ? '' : close]
    .filter(Boolean)
    .join(' ');
  return withName(body, addressee, greeting);
}

const withName = (body: string, addressee: Addressee | undefined, greeting: string | undefined) =>
  addressee?.call
    ? `${greeting ? `${greeting} ` : ''}${addressee.call}, ${behindName(body)}`
    : body;

/** The message plainly and more softly, as lines to take. */
export const draftsOf = (of: DraftOf): string[] => {
  const aims = of.aims.slice(0, MOST_SENTENCES);
  const both = [draft(0, { ...of, aims }), draft(1, { ...of, aims })];
  return [...new Set(both)].map((line) => `“${line}”`);
};

/** Nothing but what is to be said, for who wants one sentence. */
export function shortestOf(of: DraftOf): string {
  const [first] = of.aims;
  if (!first) return '';
  const { kind, text } = first.kind === 'ask' ? questionOf(first.text) : first;
  const said = asSentence(withFacts(HELP.words.drafts.sentences[kind][0], { text }));
  return `“${withName(said, of.addressee, undefined)}”`;
}
