import {
  type Danger,
  type Harm,
  SAFETY_LANGUAGES,
  type SafetyLanguage,
} from '#schema/contracts/safety.ts';
import models from '#worker/generated/safety-models.json' with { type: 'json' };
import { featuresOf, foldForFeatures } from '#worker/lib/text-classifier/features.ts';
import { likeliest, load } from './classifiers.ts';
import { dangerKind } from './danger-kind.ts';
import type { FollowUp } from './follow-up.ts';
import { partsOf, passagesOf } from './passages.ts';

/**
 * The result of the safety screen. `danger`: somebody needs help now. `check`: perhaps, so it is
 * asked. `harm`: a plan that would do harm. `safe`: none of these.
 */
export interface Finding {
  level: 'safe' | 'check' | 'harm' | 'danger';
  /** The likeliest danger, where the level is `danger` or `check`. */
  danger?: Danger;
  /** Whether the danger is somebody else's, whom the writer worries about. */
  concernsOther: boolean;
  harm?: Harm;
  /** Whether the text contains a phrase that alarms in any context. */
  isSaidOutright?: boolean;
  /** Whether a `check` is faint: it is asked about beside an ordinary reply. */
  isFaint?: boolean;
  /** Whether a faint `check` is hardly one. */
  isBarely?: boolean;
  /**
   * Whether it stands in the midst of an everyday talk: asked about softly, whatever the danger.
   */
  isEveryday?: boolean;
  /** The probability that the text is unsafe, where the level is `danger` or `check`. */
  unsafe?: number;
  /** Whether the kind of danger is clear. */
  isClearlyThat?: boolean;
  /** Whether it is open who harms whom: then words for one kind may be wrong for the other. */
  isUnclearWho?: boolean;
  language: SafetyLanguage;
  /** Whether the words show their language: a short answer hardly does. */
  isLanguageClear?: boolean;
}

interface Thresholds {
  /** Probability of danger from which a text counts as dangerous. */
  sure: number;
  /** Probability of danger from which the person is asked. */
  ask: number;
}

const THRESHOLDS: Record<SafetyLanguage, Thresholds> = models.lines;
/**
 * Fragments need higher thresholds, since they lack their context: `sure` rises by this share of
 * the way to 1, `ask` by this share of the way to `sure`.
 */
const FRAGMENT_MARGIN = { sure: 0.4, ask: 0.15 };
/**
 * A text of so many words is asked about where a shorter one would get words of care: a life told at
 * some length has many words that also stand in dangers. `sure` rises by this share of the way to 1;
 * `ask` stays, so that no danger is missed for it.
 */
const LONG_TEXT = { words: 23, margin: { sure: 0.25, ask: 0 } };
/**
 * A check is faint up to this share of the way from the `ask` threshold to `sure`. Of what people
 * tell a coach on an ordinary day, one message in ten lies above `ask`, and one in seventy above
 * this.
 */
const FAINT_PART = 0.57;
/** And it is hardly one up to this share. */
const BARELY_PART = 0.2;
/** Texts of fewer words tell too little: they must be more likely unsafe than not. */
const FEWEST_WORDS = 3;
/** Below this probability the language is taken from the message before. */
const LANGUAGE_IS_CLEAR = 0.5;
/** From this probability and number of words on, a talk in care changes its language. */
const LANGUAGE_CHANGES = { probability: 0.7, words: 3 };

/** Phrases that alarm in any context, folded, with a space on either side. */
const PHRASES = models.phrases.map(({ danger, words }) => ({
  danger: danger as Danger,
  words: ` ${words} `,
}));

/**
 * More than anybody can send at once, in characters: a goal with twenty answers, or a unit's notes
 * and exercises.
 */
const LONGEST_TEXT = 100_000;

/** The folded words of a text, with a space on either side. */
export const wordsOnly = (text: string) =>
  ` ${foldForFeatures(text, LONGEST_TEXT)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const phraseIn = (text: string) => {
  const words = wordsOnly(text);
  return PHRASES.find((phrase) => words.includes(phrase.words));
};

function languageOf(
  features: Uint32Array,
  wordCount: number,
  spokenBefore: SafetyLanguage,
): Pick<Finding, 'language' | 'isLanguageClear'> {
  const { language } = load();
  const probabilities = language.probabilitiesOf(features);
  const { label } = likeliest(language, probabilities, SAFETY_LANGUAGES);
  const probability = probabilities[language.labels.indexOf(label)] as number;
  return {
    language: probability >= LANGUAGE_IS_CLEAR ? label : spokenBefore,
    isLanguageClear:
      probability >= LANGUAGE_CHANGES.probability && wordCount >= LANGUAGE_CHANGES.words,
  };
}

/** The passage of a text that is most likely unsafe. */
interface WorstPassage {
  features: Uint32Array;
  /** The probability that the passage is unsafe in any way. */
  unsafe: number;
}

/** The most unsafe of some texts; undefined for an empty list. Equal texts are read once. */
function worstPassage(texts: readonly string[]): WorstPassage | undefined {
  const { danger } = load();
  let worst: WorstPassage | undefined;
  for (const text of new Set(texts)) {
    const features = featuresOf(text);
    const unsafe = danger.probabilitiesOf(features)[1] as number;
    if (!worst || unsafe > worst.unsafe) worst = { features, unsafe };
  }
  return worst;
}

/** From this probability the danger is somebody else's. It mistakes 4% of held-out lines. */
const CONCERNS_OTHER_THRESHOLD = 0.4;

/** Whether the danger is somebody else’s, whom the writer worries about. */
const concernsOtherIn = (features: Uint32Array): boolean =>
  (load().near.probabilitiesOf(features)[1] as number) > CONCERNS_OTHER_THRESHOLD;

/** Thresholds that are higher by shares: of the way to 1, and of the way from `ask` to `sure`. */
const raised = ({ sure, ask }: Thresholds, margin: Thresholds): Thresholds => ({
  sure: sure + (1 - sure) * margin.sure,
  ask: ask + (sure - ask) * margin.ask,
});

type Verdict = Pick<
  Finding,
  | 'level'
  | 'danger'
  | 'harm'
  | 'concernsOther'
  | 'isClearlyThat'
  | 'isUnclearWho'
  | 'isFaint'
  | 'isBarely'
  | 'unsafe'
>;

function classify({ features, unsafe }: WorstPassage, thresholds: Thresholds): Verdict {
  if (unsafe < thresholds.ask) return { level: 'safe', concernsOther: false };
  const { danger, isClearlyThat, isUnclearWho, harm, isHarm, isHeavy } = dangerKind(features);
  const isSure = unsafe >= thresholds.sure && !isHeavy;
  if (isSure && isHarm) return { level: 'harm', harm, concernsOther: false };
  const concernsOther = danger !== 'minor' && concernsOtherIn(features);
  const found = { danger, isClearlyThat, isUnclearWho, concernsOther, unsafe };
  if (isSure) return { level: 'danger', ...found };
  const isBelow = (part: number) =>
    unsafe < thresholds.ask + (thresholds.sure - thresholds.ask) * part;
  const [isFaint, isBarely] = [isBelow(FAINT_PART), isBelow(BARELY_PART)];
  return { level: 'check', ...found, isFaint, isBarely };
}

const SEVERITY: Record<Finding['level'], number> = { safe: 0, check: 1, harm: 2, danger: 3 };

const severityOf = ({ level, isFaint, isBarely }: Verdict) =>
  SEVERITY[level] - (isFaint ? 0.3 : 0) - (isBarely ? 0.3 : 0);

/**
 * The safety screen for everything people write: chat, journal, goals, notes, cheers, contact. A
 * classifier reads the text as a whole and in fragments, beside phrases that always alarm. Measured
 * in `docs/safety-quality.md`; linear in the text's length.
 */
export function screen(text: string, spokenBefore: SafetyLanguage = 'en'): Finding {
  const whole = worstPassage(passagesOf(text)) as WorstPassage;
  const wordCount = text.trim().split(/\s+/).length;
  const language = languageOf(whole.features, wordCount, spokenBefore);
  const phrase = phraseIn(text);
  if (phrase)
    return {
      level: 'danger',
      danger: phrase.danger,
      concernsOther: concernsOtherIn(whole.features),
      isSaidOutright: true,
      isClearlyThat: true,
      ...language,
    };
  const saysNothing = !/[\p{L}\p{Extended_Pictographic}]/u.test(text);
  const isTooShort = wordCount < FEWEST_WORDS && whole.unsafe < 0.5;
  if (saysNothing || isTooShort) return { level: 'safe', concernsOther: false, ...language };
  const usual = THRESHOLDS[language.language];
  const thresholds = wordCount >= LONG_TEXT.words ? raised(usual, LONG_TEXT.margin) : usual;
  const verdict = classify(whole, thresholds);
  // One sentence of danger between harmless ones is danger, even if the whole sounds harmless.
  const fragment = worstPassage(partsOf(text));
  const fragmentVerdict = fragment
    ? classify(fragment, raised(thresholds, FRAGMENT_MARGIN))
    : verdict;
  const worse = severityOf(fragmentVerdict) > severityOf(verdict) ? fragmentVerdict : verdict;
  return { ...worse, ...language };
}

/**
 * Answers that end the alarm, and the probability from which they are believed: “I don’t feel safe”
 * must not pass as one.
 */
const RELEASE_THRESHOLDS: Partial<Record<FollowUp, number>> = {
  safe: 0.6,
  'taken-back': 0.5,
  misread: 0.5,
};

/** From this probability on an answer is clear, whatever else the words sound like. */
const ANSWER_IS_CLEAR = 0.8;

/** What a message does as an answer to words of care, and whether there is hardly a doubt of it. */
export function answerIn(text: string): { followUp: FollowUp; isClear: boolean } {
  if (!/[\p{L}\p{N}]/u.test(text)) return { followUp: 'nothing', isClear: true };
  const { followUp } = load();
  const probabilities = followUp.probabilitiesOf(featuresOf(text.slice(0, 600)));
  const [likeliest] = followUp.labels
    .map((label, index) => ({
      label: label as FollowUp,
      probability: probabilities[index] as number,
    }))
    .filter(({ label, probability }) => probability >= (RELEASE_THRESHOLDS[label] ?? 0))
    .toSorted((one, other) => other.probability - one.probability);
  if (!likeliest) return { followUp: 'more', isClear: false };
  return {
    followUp: likeliest.label,
    isClear: likeliest.probability >= ANSWER_IS_CLEAR,
  };
}

/** What a message does as an answer to words of care. */
export const followUpOf = (text: string): FollowUp => answerIn(text).followUp;

/**
 * Folded phrases that deny danger outright, phrases that are no clear yes, and words after which
 * there may be danger all the same.
 */
const DENIALS: readonly string[] = models.denials;
const DOUBTS: readonly string[] = models.doubts;
const REVERSALS =
  / (?:but|yes|except|unless|yet|until|aber|ja|pero|si|mais|oui|mas|sim|ma|maar|ale|tak|ama|evet) /;
/** More words than these around such a phrase may say anything. */
const MORE_WORDS = 8;

/** Whether a short text holds one of some folded phrases. */
function saysShortly(words: string, phrases: readonly string[]): boolean {
  const phrase = phrases.find((one) => words.includes(` ${one} `));
  if (!phrase) return false;
  return words.trim().split(' ').length <= phrase.split(' ').length + MORE_WORDS;
}

/** Whether a short message denies danger outright: “I’m not suicidal, just tired”. */
export function deniesDanger(text: string): boolean {
  const words = wordsOnly(text);
  return saysShortly(words, DENIALS) && !REVERSALS.test(words);
}

/**
 * Whether a short answer to “Are you safe?” is a no in other words: “not really”, “no estoy bien”,
 * “define safe”.
 */
export const doubtsSafety = (text: string): boolean => saysShortly(wordsOnly(text), DOUBTS);

/**
 * Words by which somebody who was asked whether they are safe says that all is well, wherever they
 * stand. They count for nothing where the text speaks of danger.
 */
const CALM = new RegExp(
  ` (?:${[
    '(?:i am|im) (?:perfectly |totally |completely |all |quite |very |absolutely |really )?(?:safe|fine|okay|ok|good|well|alright|all right)(?! (?:with|to|if|for now|aware) )',
    '(?:perfectly|completely|totally|absolutely|quite) (?:safe|fine|all right|alright)',
    '(?:everyone|everybody|everyones|everybodys|we are|were all) (?:is )?(?:safe|fine|ok|okay)',
    'not suicidal',
    '(?:nobody|no one|noone|nobodys|no ones) (?:is |was |s )?(?:at all )?(?:sick|ill|hurt|dying|hurting|hitting|threatening|in (?:any )?danger)',
    '(?:there is|theres) no danger',
    'not in (?:any )?danger',
    'nothing (?:has )?happened',
    '(?:this|thats|that is|it is|its) a (?:mistake|misunderstanding)',
    '(?:youre|you are) mixing me up',
    '(?:you have|youve|you) (?:completely |totally )?misunderstood',
    '(?:the )?wrong end of the stick',
    'mir gehts? (?:es )?gut',
    'estoy bien',
    'je vais bien',
    'estou bem',
    'sto bene',
    'nic mi nie jest',
    'iyiyim',
  ].join('|')}) `,
);

export const saysCalmly = (text: string): boolean => CALM.test(wordsOnly(text.slice(0, 600)));

/** “Yes” in the languages that are answered. */
const YES = /^ (?:yes|yeah|yep|yup|ja|jo|si|oui|ouais|sim|tak|evet) /;

/** “No” in the languages that are answered. */
const NO = /^ (?:no|nope|nah|not|nein|nicht|non|nao|nee|niet|nie|hayir) /;

/** Whether a text begins with a no. */
export const saysNo = (text: string): boolean => NO.test(wordsOnly(text.slice(0, 200)));

/** Whether a text begins with a yes. */
export const saysYes = (text: string): boolean => YES.test(wordsOnly(text.slice(0, 200)));

/** Texts with fewer letters are taken for English. */
const FEWEST_LETTERS = 4;
/** Probability from which the person is told that Eden knows English only. */
const OTHER_IS_CLEAR = 0.6;

/** The language of a text: English where it is unclear, `script` for other letters than Latin. */
export function languageIn(text: string): SafetyLanguage | 'script' {
  const sample = text.slice(0, 600);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS) return 'en';
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return 'script';
  const { language } = load();
  const probabilities = language.probabilitiesOf(featuresOf(sample));
  const { label, sum } = likeliest(language, probabilities, SAFETY_LANGUAGES);
  const share = probabilities[language.labels.indexOf(label)] as number;
  return sum > 0 && share >= OTHER_IS_CLEAR ? label : 'en';
}
