import type { Choice, Danger, SafetyLanguage } from '#schema/contracts/safety.ts';
import words from '#worker/generated/safety-words.json' with { type: 'json' };
import type { FollowUp } from './follow-up.ts';
import type { AnsweredFollowUp, CarePart, CheckPart } from './safety-state.ts';
import type { Sign, SignWords } from './sign.ts';

const CHECK_ANSWERS = ['safe', 'unsure', 'unsafe'] as const;
type CheckAnswer = (typeof CHECK_ANSWERS)[number];

/**
 * What is said in one language: `content/safety/care/<language>.yaml`, checked by
 * `scripts/content/safety.ts`.
 */
export interface CareWords {
  /** "Emergency: {numbers}" */
  emergency: string;
  /** The last of the helplines, for any country. */
  anywhere: string;
  /** Emergency numbers where the country is not known. */
  'elsewhere-numbers': string;
  check: Record<CheckPart, readonly string[]> &
    Record<'choices' | 'near-choices' | 'faint-choices', Record<CheckAnswer, string>>;
  opening: Record<Danger, { self: string; near?: string }>;
  /** Said besides, where the words call for it; `hiding` is said instead of the opening. */
  signs: Record<Sign, string>;
  /** By kind of danger, `near` for somebody else's; what a kind has not is said as for `any`. */
  answers: { any: Record<AnsweredFollowUp, readonly string[]> } & Partial<
    Record<Danger | 'near', Partial<Record<AnsweredFollowUp, readonly string[]>>>
  >;
  'hand-over': readonly string[];
}

export interface Helpline {
  name: string;
  for: readonly string[];
  /** Whom it is for, in a country of several languages. */
  in?: readonly string[];
  number?: string;
  text?: string;
  url?: string;
}

export interface SafetyContent {
  care: Record<SafetyLanguage, CareWords>;
  /** By ISO 3166 code. */
  countries: Record<string, { emergency: string; lines: readonly Helpline[] }>;
  /** Whose helplines are shown where the country is not known. */
  languages: Record<SafetyLanguage, readonly string[]>;
  /** By what words each sign is known, in each language. */
  signs: Record<Sign, readonly SignWords[]>;
}

const WORDS = words as unknown as SafetyContent;

/** Which helplines fit a danger, the fittest first. */
const LINES_FOR: Record<Danger, readonly string[]> = {
  suicide: ['suicide'],
  'self-harm': ['suicide'],
  medical: ['poison'],
  abuse: ['abuse', 'suicide'],
  others: ['suicide'],
  psychosis: ['suicide'],
  eating: ['eating', 'suicide'],
  minor: ['child', 'abuse', 'suicide'],
};
const MOST_LINES = 4;

const lineInWords = ({ name, number, text, url }: Helpline) =>
  `${name}: ${[...new Set([number, text, url])].filter(Boolean).join(', ')}`;

/** For whom lines are looked for. */
interface Sought {
  danger: Danger;
  language: SafetyLanguage;
  /** Lines for children come first. */
  isYoung: boolean;
}

/**
 * A country’s lines that fit a danger, those for this very kind before general ones: those that
 * answer in the language, or all where none does.
 */
function fittingLines({ danger, language, isYoung }: Sought, code: string): Helpline[] {
  const lines = WORDS.countries[code]?.lines ?? [];
  const own = LINES_FOR[danger];
  const kinds = isYoung && !own.includes('poison') ? ['child', ...own] : own;
  const fitting = [
    ...new Set(kinds.flatMap((kind) => lines.filter((line) => line.for.includes(kind)))),
  ];
  const inLanguage = fitting.filter((line) => line.in?.includes(language) ?? true);
  return inLanguage.length > 0 ? inLanguage : fitting;
}

/**
 * Helplines for a danger: of the country where it is known, else of those that stand for the
 * language, each with the name of its country.
 */
function helplines(sought: Sought, country: string | undefined): string {
  const { language } = sought;
  const linesOf = (code: string, most: number) =>
    fittingLines(sought, code).slice(0, most).map(lineInWords);
  const { anywhere } = WORDS.care[language];
  if (country !== undefined && WORDS.countries[country])
    return [...linesOf(country, MOST_LINES), anywhere].join('\n');
  const codes = WORDS.languages[language];
  const nameOf = new Intl.DisplayNames(language, { type: 'region' });
  const most = Math.max(1, Math.floor(MOST_LINES / codes.length));
  const named = codes.flatMap((code) =>
    linesOf(code, most).map((line) => `${nameOf.of(code)}: ${line}`),
  );
  return [...named, anywhere].join('\n');
}

const at = (variants: readonly string[], turn: number) =>
  variants[turn % variants.length] as string;

function template(words: CareWords, part: CarePart): string {
  switch (part.kind) {
    case 'opening': {
      const { self, near } = words.opening[part.danger];
      return part.concernsOther ? (near ?? self) : self;
    }
    case 'check':
      return at(words.check[part.which], 0);
    case 'hand-over':
      return at(words['hand-over'], 0);
    case 'answer': {
      const { to, danger, concernsOther, turn } = part;
      const block = danger === 'medical' ? 'medical' : concernsOther ? 'near' : danger;
      return at(words.answers[block]?.[to] ?? words.answers.any[to], turn);
    }
  }
}

/** Openings that say already what a sign would add. */
const SAID_IN_OPENING: Partial<Record<Sign, readonly Danger[]>> = {
  strangled: ['abuse'],
  'at-hand': ['suicide', 'medical'],
  young: ['minor'],
};

/**
 * A sentence of its own comes before the last paragraph but one at the earliest: what to do at once
 * stays ahead of it.
 */
const FIRST_PARAGRAPHS = 2;

/** The words of a part, and what the signs call for besides. */
function withSignWords(words: CareWords, part: CarePart, signs: readonly Sign[]): string {
  const isOpening = part.kind === 'opening';
  const isOwn = isOpening && part.danger === 'abuse' && !part.concernsOther;
  if (isOwn && signs.includes('hiding')) return words.signs.hiding;
  const besides = signs
    .filter((sign) => sign !== 'hiding')
    .filter((sign) => !(isOpening && SAID_IN_OPENING[sign]?.includes(part.danger)))
    .map((sign) => words.signs[sign]);
  const paragraphs = template(words, part).trim().split('\n\n');
  const at = Math.min(FIRST_PARAGRAPHS, paragraphs.length - 1);
  return paragraphs.toSpliced(at, 0, ...besides).join('\n\n');
}

/**
 * The fixed words of a part, with the numbers of the person's country where the platform names it.
 */
export function careMessage(
  part: CarePart,
  language: SafetyLanguage,
  country: string | undefined,
  signs: readonly Sign[] = [],
): string {
  const words = WORDS.care[language];
  const emergency = WORDS.countries[country ?? '']?.emergency ?? words['elsewhere-numbers'];
  const isMedical = part.kind === 'check' && part.which === 'medical-safe';
  const danger = 'danger' in part ? part.danger : isMedical ? 'medical' : 'suicide';
  return withSignWords(words, part, signs)
    .replaceAll('{emergency}', emergency)
    .replaceAll('{lines}', () =>
      helplines({ danger, language, isYoung: signs.includes('young') }, country),
    )
    .replaceAll('{anywhere}', words.anywhere)
    .trim();
}

const CHOICES_FOR: Partial<Record<CheckPart, 'near-choices' | 'faint-choices'>> = {
  near: 'near-choices',
  faint: 'faint-choices',
};

/** Parts that ask nothing about safety any more. */
const SAYS_NO_MORE: readonly CheckPart[] = [
  'safe',
  'safe-go-on',
  'everyday',
  'everyday-go-on',
  'medical-safe',
];

/** What may be pressed in answer to a part; undefined where there is nothing to choose. */
export function careChoices(part: CarePart, language: SafetyLanguage): Choice[] | undefined {
  if (part.kind !== 'check' || SAYS_NO_MORE.includes(part.which)) return undefined;
  const { check } = WORDS.care[language];
  const choices = check[CHOICES_FOR[part.which] ?? 'choices'];
  return CHECK_ANSWERS.map((answer) => ({ label: choices[answer], value: choices[answer] }));
}

/** What a pressed choice says, whichever language it was offered in. */
export function safetyAnswerOf(message: string): FollowUp | undefined {
  const said = message.trim();
  for (const { check } of Object.values(WORDS.care)) {
    const offered = [check.choices, check['near-choices'], check['faint-choices']];
    const pressed = CHECK_ANSWERS.find((answer) =>
      offered.some((choices) => choices[answer] === said),
    );
    if (pressed) return pressed;
  }
  return undefined;
}
