import * as z from 'zod/mini';
import { DANGERS, HARMS, SAFETY_LANGUAGES } from '#schema/contracts/safety.ts';
import { ContentProblems, readContent } from '#scripts/content/read.ts';
import { FOLLOW_UPS } from '#worker/lib/safety/follow-up.ts';
import { partsOf } from '#worker/lib/safety/passages.ts';
import { featuresOf, foldForFeatures } from '#worker/lib/text-classifier/features.ts';
import { exampleProblems, type Line, readLines } from './examples.ts';
import { type Fitted, fitClassifier } from './fit.ts';
import { ownSentences } from './own-texts.ts';
import { readStanceExamples } from './stance-examples.ts';
import { ordinaryTalk } from './talk.ts';

/** What an unsafe text can be about: see `content/safety/README.md`. */
const KINDS = ['heavy', ...DANGERS, ...HARMS] as const;
const SAFE = 'none';
const NEAR = '/near';
const LABELS = [SAFE, ...KINDS, ...DANGERS.map((danger) => `${danger}${NEAR}`)];

export const readSafetyExamples = () => readLines('content/safety/examples/*.tsv');
export const readHeldOut = () => readLines('content/safety/held-out/*.tsv');
const readFollowUps = () => readLines('content/safety/follow-ups/*.tsv');

export const isNearLine = ({ label }: Line) => label.endsWith(NEAR);
export const kindOf = ({ label }: Line) => label.replace(NEAR, '');

/** Phrases that always alarm, folded as texts are. @throws ContentProblems */
function readPhrases() {
  const phrases = readContent(
    'safety/phrases.yaml',
    z.partialRecord(z.enum(DANGERS), z.array(z.string().check(z.minLength(8, 'is too short')))),
  );
  return Object.entries(phrases).flatMap(([danger, all]) =>
    (all ?? []).map((words) => ({ danger, words: foldForFeatures(words).trim() })),
  );
}

/** Short phrases of a file in `content/safety`, folded as texts are. @throws ContentProblems */
const readShortPhrases = (file: string) =>
  readContent(`safety/${file}.yaml`, z.array(z.string().check(z.minLength(6, 'is too short')))).map(
    (words) => foldForFeatures(words).trim(),
  );

/** What is wrong with the labelled lines, in words. */
export function checkSafetyExamples(): string[] {
  return [
    ...exampleProblems(readSafetyExamples(), LABELS),
    ...exampleProblems(readHeldOut(), LABELS),
    ...exampleProblems(readFollowUps(), FOLLOW_UPS),
  ];
}

/**
 * How many of the harmless lines may be asked about, and how many taken for danger, among lines
 * that were not trained with. The examples are the hardest there are: of what people write every
 * day far fewer are.
 */
const ASKED = 0.18;
const ALARMED = 0.025;
/**
 * The lines are never lower than this. English has so many harmless lines that a share of them
 * would set its lines where everyday words are asked about and alarm: chosen on what people say to
 * a coach on an ordinary day.
 */
const LOWEST = { sure: 0.6, ask: 0.12 };

/**
 * Where the two lines between safe, unsure and sure lie, in each language: scores differ with how
 * much there is to learn from. They are set by the hard harmless lines alone, which every language
 * has: easy ones would move them.
 */
function linesOf({ unseen }: Fitted, lines: readonly Line[]) {
  const share = (language: string, part: number) => {
    const unsafe = unseen
      .slice(0, lines.length)
      .filter(({ label }, index) => label === SAFE && lines[index]?.language === language)
      .map(({ probabilities }) => probabilities[1] as number)
      .toSorted((a, b) => b - a);
    return Number((unsafe[Math.floor(unsafe.length * part)] as number).toFixed(3));
  };
  return Object.fromEntries(
    SAFETY_LANGUAGES.map((language) => [
      language,
      {
        sure: Math.max(LOWEST.sure, share(language, ALARMED)),
        ask: Math.max(LOWEST.ask, share(language, ASKED)),
      },
    ]),
  );
}

/**
 * Harmless lines that were written for something else: our own texts, what people say to a coach on
 * an ordinary day, and in situations that call for a stance, which are no emergencies.
 */
function harmlessElsewhere(): Line[] {
  const own = ownSentences().map(
    (text): Line => ({ file: 'content', language: 'en', label: SAFE, text }),
  );
  const stances = readStanceExamples().filter(
    ({ label }) => label !== 'wrongdoing' && label !== 'eating',
  );
  const talk = ordinaryTalk();
  return [
    ...own,
    ...[...stances, ...talk].map((line) => ({ ...line, language: 'en', label: SAFE })),
  ];
}

/**
 * Harmless lines in the parts that the screen reads one by one: torn out of its context a harmless
 * sentence is harmless too.
 */
function partsOfHarmless(lines: readonly Line[]): Line[] {
  const known = new Set(lines.map(({ text }) => text));
  return lines
    .filter(({ label }) => label === SAFE)
    .flatMap((line) => partsOf(line.text).map((text) => ({ ...line, text })))
    .filter(({ text }) => !known.has(text));
}

/** Every so many lines are learnt once more in the middle of something else. */
const IN_PASSING = 3;

/**
 * Lines as people say them who do not come straight to it: between two harmless ones of the same
 * language, so that what stands around a danger is not learnt as a sign that there is none, nor a
 * long text as a sign that there is one.
 */
function inPassing(lines: readonly Line[]): Line[] {
  const harmless = Map.groupBy(
    lines.filter(({ label }) => label === SAFE),
    ({ language }) => language,
  );
  return lines
    .filter((_, index) => index % IN_PASSING === 0)
    .map((line, index) => {
      const around = harmless.get(line.language) ?? [];
      const [before, after] = [index * 7, index * 13 + 5].map(
        (at) => around[at % around.length]?.text,
      );
      return { ...line, text: [before, line.text, after].join('. ') };
    });
}

/**
 * What the probability of each danger is multiplied with before the likeliest is chosen: the more,
 * the fewer lines there are of it. There are most lines on suicide, and what is said to somebody
 * who was hit, or who hit somebody, must not depend on that.
 */
function dangerWeights(dangers: readonly Line[]): Record<string, number> {
  const shareOf = (danger: string) =>
    dangers.filter((line) => kindOf(line) === danger).length / dangers.length;
  return Object.fromEntries(
    DANGERS.map((danger) => [danger, Number((shareOf(danger) ** -RARE_COUNTS_MORE).toFixed(2))]),
  );
}
/**
 * Half of the way to all dangers counting alike, at which most lines that were not trained with get
 * the right words, and few on suicide lose theirs.
 */
const RARE_COUNTS_MORE = 0.5;

/**
 * Learns from the labelled lines of `content/safety` what the Worker's screen runs on. @throws
 * ContentProblems
 */
export function fitSafety() {
  const problems = checkSafetyExamples();
  if (problems.length > 0) throw new ContentProblems(problems);
  const read = (line: Line) => ({ ...line, features: featuresOf(line.text) });
  const examples = readSafetyExamples();
  const wholes = [...examples, ...harmlessElsewhere()];
  const lines = wholes.map(read);
  const others = [...partsOfHarmless(wholes), ...inPassing(wholes)].map(read);
  const followUps = readFollowUps().map((line) => ({ ...line, features: featuresOf(line.text) }));
  const unsafe = lines.filter(({ label }) => label !== SAFE);
  const dangers = unsafe.filter((line) => (DANGERS as readonly string[]).includes(kindOf(line)));

  const danger = fitClassifier({
    labels: [SAFE, 'unsafe'],
    texts: [...lines, ...others].map(({ features, label }) => ({
      features,
      label: label === SAFE ? SAFE : 'unsafe',
    })),
    buckets: 2 ** 22,
    rarest: 1,
  });
  const kind = fitClassifier({
    labels: KINDS,
    texts: unsafe.map((line) => ({ features: line.features, label: kindOf(line) })),
    buckets: 2 ** 20,
    rarest: 3,
  });
  const near = fitClassifier({
    labels: ['self', 'near'],
    texts: dangers.map((line) => ({
      features: line.features,
      label: isNearLine(line) ? 'near' : 'self',
    })),
    buckets: 2 ** 18,
    rarest: 2,
  });
  const language = fitClassifier({
    labels: SAFETY_LANGUAGES,
    texts: [...lines, ...followUps].map((line) => ({
      features: line.features,
      label: line.language,
    })),
    buckets: 2 ** 13,
    rarest: 12,
    passes: 3,
  });
  const followUp = fitClassifier({
    labels: FOLLOW_UPS,
    texts: followUps,
    buckets: 2 ** 17,
    rarest: 2,
  });
  const models = {
    danger: danger.model,
    kind: kind.model,
    dangerWeights: dangerWeights(dangers),
    near: near.model,
    language: language.model,
    followUp: followUp.model,
    lines: linesOf(danger, examples),
    phrases: readPhrases(),
    denials: readShortPhrases('denials'),
    doubts: readShortPhrases('doubts'),
  };
  return models;
}
