import type { Choice, Danger, SafetyLanguage } from '#schema/contracts/safety.ts';
import words from '#worker/generated/safety-words.json' with { type: 'json' };
import type { Answered, CarePart, CheckPart } from './care.ts';
import type { FollowUp } from './follow-up.ts';

const CHECK_ANSWERS = ['safe', 'unsure', 'unsafe'] as const;
type CheckAnswer = (typeof CHECK_ANSWERS)[number];

/** What is said in one language: `content/safety/care/<language>.yaml`, checked by `scripts/content/safety.ts`. */
export interface CareWords {
  /** "Emergency: {numbers}" */
  emergency: string;
  /** The last of the helplines, for any country. */
  anywhere: string;
  /** Emergency numbers where the country is not known. */
  'elsewhere-numbers': string;
  check: Record<CheckPart, readonly string[]> &
    Record<'choices' | 'near-choices', Record<CheckAnswer, string>>;
  opening: Record<Danger, { self: string; near?: string }>;
  /** By kind of danger, `near` for somebody else's; what a kind has not is said as for `any`. */
  answers: { any: Record<Answered, readonly string[]> } & Partial<
    Record<Danger | 'near', Partial<Record<Answered, readonly string[]>>>
  >;
  'hand-over': readonly string[];
}

export interface Helpline {
  name: string;
  for: readonly string[];
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
  minor: ['child', 'abuse'],
};
const LINES_OF_ONE_COUNTRY = 4;

const lineInWords = ({ name, number, text, url }: Helpline) =>
  `${name}: ${[...new Set([number, text, url])].filter(Boolean).join(', ')}`;

/** Helplines for a danger: of the country where it is known, else of those where the language is spoken. */
function helplines(danger: Danger, language: SafetyLanguage, country: string | undefined): string {
  const own = country === undefined ? undefined : WORDS.countries[country];
  /** The lines of a country that fit, those for this very kind of danger before general ones. */
  const fitting = (lines: readonly Helpline[] = []) => [
    ...new Set(
      LINES_FOR[danger].flatMap((kind) => lines.filter((line) => line.for.includes(kind))),
    ),
  ];
  const { anywhere } = WORDS.care[language];
  if (own) {
    return [...fitting(own.lines).slice(0, LINES_OF_ONE_COUNTRY).map(lineInWords), anywhere].join(
      '\n',
    );
  }
  const ofLanguage = WORDS.languages[language].flatMap((code) => {
    const [line] = fitting(WORDS.countries[code]?.lines);
    return line ? [`${code}: ${lineInWords(line)}`] : [];
  });
  return [...ofLanguage, anywhere].join('\n');
}

const at = (variants: readonly string[], turn: number) =>
  variants[turn % variants.length] as string;

function template(words: CareWords, part: CarePart): string {
  switch (part.kind) {
    case 'opening': {
      const { self, near } = words.opening[part.danger];
      return part.isNear ? (near ?? self) : self;
    }
    case 'check':
      return at(words.check[part.which], 0);
    case 'hand-over':
      return at(words['hand-over'], 0);
    case 'answer': {
      const { to, danger, isNear, turn } = part;
      const block = danger === 'medical' ? 'medical' : isNear ? 'near' : danger;
      return at(words.answers[block]?.[to] ?? words.answers.any[to], turn);
    }
  }
}

/** The fixed words of a part, with the numbers of the person's country where the platform names it. */
export function careMessage(
  part: CarePart,
  language: SafetyLanguage,
  country: string | undefined,
): string {
  const words = WORDS.care[language];
  const emergency = WORDS.countries[country ?? '']?.emergency ?? words['elsewhere-numbers'];
  const isMedical = part.kind === 'check' && part.which === 'medical-safe';
  const danger = 'danger' in part ? part.danger : isMedical ? 'medical' : 'suicide';
  return template(words, part)
    .replaceAll('{emergency}', emergency)
    .replaceAll('{lines}', () => helplines(danger, language, country))
    .replaceAll('{anywhere}', words.anywhere)
    .trim();
}

/** What may be pressed in answer to a part; undefined where there is nothing to choose. */
export function careChoices(part: CarePart, language: SafetyLanguage): Choice[] | undefined {
  if (part.kind !== 'check' || part.which.startsWith('safe') || part.which === 'medical-safe')
    return undefined;
  const { check } = WORDS.care[language];
  const choices = check[part.which === 'near' ? 'near-choices' : 'choices'];
  return CHECK_ANSWERS.map((answer) => ({ label: choices[answer], value: choices[answer] }));
}

/** What a pressed choice says, whichever language it was offered in. */
export function choiceIn(message: string): FollowUp | undefined {
  const said = message.trim();
  for (const { check } of Object.values(WORDS.care)) {
    const offered = [check.choices, check['near-choices']];
    const pressed = CHECK_ANSWERS.find((answer) =>
      offered.some((choices) => choices[answer] === said),
    );
    if (pressed) return pressed;
  }
  return undefined;
}
