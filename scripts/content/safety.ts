import * as z from 'zod/mini';
import { DANGERS, SAFETY_LANGUAGES, type SafetyLanguage } from '#schema/contracts/safety.ts';
import { hasExclamation, TRAIT_PRAISE } from '#schema/rules/text-rules.ts';
import type { CareWords, SafetyContent } from '#worker/lib/safety/care-words.ts';
import { FOLLOW_UPS } from '#worker/lib/safety/follow-up.ts';
import { SIGNS, type Sign, type SignWords } from '#worker/lib/safety/sign.ts';
import { foldForFeatures } from '#worker/lib/text-classifier/features.ts';
import { readContent } from './read.ts';

const LINE_KINDS = ['suicide', 'child', 'abuse', 'eating', 'poison'] as const;
const COUNTRY = z.string().check(z.regex(/^[A-Z]{2}$/, 'is no country code'));
const PLACEHOLDERS = ['anywhere', 'emergency', 'lines', 'numbers'];

const said = z.string().check(
  z.minLength(2, 'is empty'),
  z.maxLength(1400, 'is longer than 1,400 characters'),
  z.refine((text) => !TRAIT_PRAISE.test(text), 'praises a trait'),
  z.refine((text) => !hasExclamation(text), 'shouts'),
  z.refine(
    (text) =>
      [...text.matchAll(/\{(\w*)\}/g)].every(([, name]) => PLACEHOLDERS.includes(name as string)),
    'has a placeholder that is not known',
  ),
);
const variants = z.array(said).check(z.minLength(1, 'is empty'));

/**
 * Whoever says that it is about somebody else is told what is said of that person’s danger, and
 * whoever was misread is asked.
 */
const ANSWERED = FOLLOW_UPS.filter(
  (followUp) => followUp !== 'somebody-else' && followUp !== 'misread',
);
const choices = z.strictObject({ safe: said, unsure: said, unsafe: said });

const Care = z.strictObject({
  emergency: said,
  anywhere: said,
  'elsewhere-numbers': said,
  check: z.strictObject({
    says: variants,
    faint: variants,
    everyday: variants,
    'everyday-go-on': variants,
    denied: variants,
    medical: variants,
    'medical-safe': variants,
    back: variants,
    again: variants,
    still: variants,
    near: variants,
    choices,
    'near-choices': choices,
    'faint-choices': choices,
    safe: variants,
    'safe-go-on': variants,
  }),
  opening: z.record(z.enum(DANGERS), z.strictObject({ self: said, near: z.optional(said) })),
  unclear: said,
  signs: z.record(z.enum(SIGNS), said),
  answers: z.intersection(
    z.object({ any: z.record(z.enum(ANSWERED), variants) }),
    z.partialRecord(
      z.enum(['any', 'near', ...DANGERS]),
      z.partialRecord(z.enum(ANSWERED), variants),
    ),
  ),
  'hand-over': variants,
});

const Helplines = z.strictObject({
  countries: z.record(
    COUNTRY,
    z.strictObject({
      emergency: z.string().check(z.minLength(2)),
      checked: z.iso.date(),
      lines: z.array(
        z
          .strictObject({
            name: z.string().check(z.minLength(2)),
            for: z.array(z.enum(LINE_KINDS)).check(z.minLength(1)),
            in: z.optional(z.array(z.enum(SAFETY_LANGUAGES)).check(z.minLength(1))),
            number: z.optional(z.string()),
            text: z.optional(z.string()),
            url: z.optional(z.string()),
            hours: z.optional(z.enum(['24/7', 'limited'])),
            source: z.url(),
          })
          .check(
            z.refine(
              ({ number, text, url }) => Boolean(number || text || url),
              'has no way to reach it',
            ),
          ),
      ),
    }),
  ),
  languages: z.record(z.enum(SAFETY_LANGUAGES), z.array(COUNTRY).check(z.minLength(1))),
});
type Helplines = z.infer<typeof Helplines>;

const readCare = (language: SafetyLanguage) =>
  readContent(`safety/care/${language}.yaml`, Care) as unknown as CareWords;
const readHelplines = (): Helplines => readContent('safety/helplines.yaml', Helplines);

const someWords = z.array(z.string().check(z.minLength(3, 'is too short'))).check(z.minLength(1));
const Signs = z.record(
  z.enum(SIGNS),
  z.record(
    z.enum(SAFETY_LANGUAGES),
    z.strictObject({
      words: someWords,
      with: z.optional(someWords),
      without: z.optional(someWords),
    }),
  ),
);

/** Words as texts are folded, between spaces; a * stands for any ending. */
function folded(words: readonly string[] = []): string[] {
  return words.map((phrase) => {
    const bare = foldForFeatures(phrase)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return phrase.endsWith('*') ? ` ${bare}` : ` ${bare} `;
  });
}

/** By what words each sign is known. @throws ContentProblems */
function readSigns(): Record<Sign, readonly SignWords[]> {
  const signs = readContent('safety/signs.yaml', Signs);
  const rulesOf = (sign: Sign): SignWords[] =>
    Object.values(signs[sign]).map((rule) => ({
      words: folded(rule.words),
      with: folded(rule.with),
      without: folded(rule.without),
    }));
  return Object.fromEntries(SIGNS.map((sign) => [sign, rulesOf(sign)])) as Record<
    Sign,
    SignWords[]
  >;
}

/** All that is said to somebody in danger, and where they can turn. @throws ContentProblems */
export function readSafetyWords(): SafetyContent {
  const { countries, languages } = readHelplines();
  return {
    care: Object.fromEntries(
      SAFETY_LANGUAGES.map((language) => [language, readCare(language)]),
    ) as SafetyContent['care'],
    countries: Object.fromEntries(
      Object.entries(countries).map(([code, { emergency, lines }]) => [
        code,
        {
          emergency,
          lines: lines.map(({ name, for: kinds, in: spoken, number, text, url }) => ({
            name,
            for: kinds,
            ...(spoken && { in: spoken }),
            ...(number && { number }),
            ...(text && { text }),
            ...(url && { url }),
          })),
        },
      ]),
    ),
    languages,
    signs: readSigns(),
  };
}

/** A number that nobody has looked at for longer than this may ring somewhere else by now. */
const OLDEST_CHECK_DAYS = 400;

/** Whether numbers are fresh, and each opening says where to turn. */
export function checkSafetyWords(words: SafetyContent, now = new Date()): string[] {
  const { countries, languages } = readHelplines();
  const old = Object.entries(countries).flatMap(([code, { checked }]) =>
    now.getTime() - Date.parse(checked) > OLDEST_CHECK_DAYS * 86_400_000
      ? [`safety/helplines.yaml: ${code} was last checked on ${checked}: look at its numbers again`]
      : [],
  );
  const unknown = Object.entries(languages).flatMap(([language, codes]) =>
    codes
      .filter((code) => !countries[code])
      .map((code) => `safety/helplines.yaml: ${language} names ${code}, which has no entry`),
  );
  const withoutWay = Object.entries(words.care).flatMap(([language, { opening }]) =>
    Object.entries(opening).flatMap(([danger, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => !text.includes('{emergency}') || !text.includes('{lines}'))
        .map(
          ([who]) =>
            `safety/care/${language}.yaml: opening.${danger}.${who} does not say where to turn`,
        ),
    ),
  );
  const withoutNumber = Object.entries(words.care).flatMap(([language, { signs }]) =>
    SIGNS.filter((sign) => !signs[sign].includes('{emergency}')).map(
      (sign) => `safety/care/${language}.yaml: signs.${sign} does not say whom to call`,
    ),
  );
  return [...old, ...unknown, ...withoutWay, ...withoutNumber];
}
