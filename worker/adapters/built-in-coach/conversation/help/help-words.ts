import type { TalkContext } from '#worker/adapters/built-in-coach/conversation/context.ts';
import type {
  Act,
  Has,
  SentenceKind,
  WordingChange,
} from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import help from '#worker/generated/help.json' with { type: 'json' };
import type { Topic } from '#worker/lib/talk/labels.ts';
import type { AsksFor } from '#worker/lib/talk/questions.ts';
import type { Custom } from '#worker/lib/talk/reading/asks/normal.ts';
import type { Occasion } from '#worker/lib/talk/reading/asks/occasion.ts';
import type { ShouldSort } from '#worker/lib/talk/reading/asks/should.ts';
import type { WaySort } from '#worker/lib/talk/reading/asks/ways.ts';
import type { WhatIfSort } from '#worker/lib/talk/reading/asks/what-if.ts';

/** `content/eden/help`: what Eden says where something concrete is asked of her. */
export interface HelpWords {
  words: {
    source: string;
    leads: string[];
    leadsWith: string[];
    asks: string[];
    askWhat: string[];
    openers: { lead: string; lines: string[] };
    drafts: DraftWords;
    again: string;
    byOccasion: Record<Occasion, string[]>;
    oneLead: string[];
    checkWhich: string;
    corrected: string;
  };
  check: {
    source: string;
    has: Record<Has, string>;
    good: string[];
    notTooMuch: string[];
    plain: string;
    clean: string;
    sounds: string;
    soundsBut: string;
    softer: string;
    sure: string[];
    surePlain: string;
    stillChange: string;
    changes: Record<WordingChange, string>;
    coarse: string;
    instead: string;
    matter: string;
    small: Record<'some' | 'many' | 'none' | 'noneAsks' | 'leave' | 'leaveAll' | 'rest', string>;
    keen: Record<'yes' | 'yesBut' | 'no' | 'noBut', string>;
    hard: Record<'none' | 'nonePlain' | 'polite' | 'politer' | 'consequence' | 'bare', string>;
    compare: Record<
      | 'first'
      | 'second'
      | 'attacks'
      | 'small'
      | 'shorter'
      | 'request'
      | 'close'
      | 'better'
      | 'drafts',
      string
    >;
  };
  plan: {
    asks: string[];
    setsOut: string[];
    next: string[];
    begins: string;
    one: string;
    source: string;
    laidOut: string[];
    askNext: string;
    askLength: string;
    tooMuch: string;
    choosesDay: Record<'free' | 'left' | 'none', string>;
    asksFor: Record<'told' | 'pieces' | 'window' | 'end', string>;
  };
  weigh: {
    setsOut: string[];
    asks: string[];
    askBoth: string;
    oneWay: string;
    writeOrSpeak: string;
    worried: string;
    supposed: string;
    doubtful: string;
    should: Record<ShouldSort, { says: string[]; asks: string[] }>;
  };
  child: {
    leads: string[];
    ask: string;
    source: string;
    ages: { until: number; things: string[] }[];
    any: string[];
  };
  normal: {
    any: string;
    anyOf: string;
    customs: Record<Custom, string>;
    own: Omit<AboutPage, 'source'>[];
    asks: string[];
    topics: Record<Topic, { text: string; unit?: number }>;
  };
  ideas: { leads: string[]; asks: string; step: string[] };
  explain: { topics: Record<Topic, { text: string; source: string }>; words: AboutPage[] };
  answers: AnswerWords;
  ways: Record<WaySort, { text: string; with?: string; lost?: string; source: string }>;
  'what-if': {
    unsaid: Record<'own' | 'again' | 'other', string>;
    sorts: Record<WhatIfSort, string[]>;
  };
}

/** Once plainly and once more softly. */
export type BothTones = readonly [plain: string, soft: string];

/** What a message of somebody’s own is made of. */
export interface DraftWords {
  source: string;
  leads: string[];
  leadsAny: string[];
  asks: string[];
  sentences: Record<SentenceKind, BothTones>;
  opens: Record<Act, BothTones>;
  closes: Record<Act, BothTones>;
  closesAt: string;
}

/** Something that she knows of a word. */
export interface AboutPage {
  about: string;
  text: string;
  source: string;
  unit?: number;
}

/** `content/eden/help/answers.yaml`. */
export interface AnswerWords {
  unknownHow: string[];
  unknownAbout: string[];
  unknown: string[];
  unknownWhy: string[];
  howLong: AboutPage[];
  howLongTo: string[];
  howLongOther: string[];
  order: Record<'dated' | 'quick' | 'plain' | 'one' | 'none' | 'source', string>;
  opinion: Record<
    | 'planWhole'
    | 'planTime'
    | 'planLate'
    | 'chance'
    | 'enough'
    | 'enoughOf'
    | 'enoughWeekly'
    | 'enoughWhat',
    string
  > &
    Record<'others' | 'fault' | 'idea', string[]>;
  examples: Record<Topic, string>;
  exampleUnknown: string;
  rephrase: Record<Exclude<AsksFor, 'other'>, string> & { other: string[] };
  again: string[];
  owned: string[];
  notOwned: string[];
  notFit: string;
  toldAgain: string;
  toldAgainUnsaid: string;
  meant: string[];
  notMeant: string[];
  planned: string[];
  plannedWhen: string[];
  plannedUnsaid: string[];
  plannedChange: string;
  promise: string;
  news: string[];
  newsUnsaid: string[];
  newsAsks: string[];
  thanks: string[];
  bye: string[];
  dontKnow: string[];
  choiceTaken: string;
  both: string;
  goOn: string[];
  aside: string[];
  sumUp: string[];
  sumUpAsks: string[];
}

export const HELP = help as unknown as HelpWords;

export const listed = (items: readonly string[]): string =>
  items.map((item) => `• ${item}`).join('\n');

/** The longest part of a line that stands in it whatever it is filled with. */
const standingIn = (line: string) =>
  line.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest));

/** The lines that were not said yet, whatever they were filled with; all, once all were. */
export function freshOf(
  lines: readonly string[],
  { memory }: Pick<TalkContext, 'memory'>,
): readonly string[] {
  const fresh = lines.filter((line) => !memory.isUsed(standingIn(line)));
  return fresh.length > 0 ? fresh : lines;
}
