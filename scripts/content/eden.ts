import * as z from 'zod/mini';
import { COACH_PERSONALITIES, COACH_STYLES, COACH_TONES } from '#schema/contracts/enums.ts';
import { shouts, TRAIT_PRAISE } from '#schema/rules/house-words.ts';
import { FACT_SIGNALS } from '#worker/adapters/built-in-coach/conversation/fact-signals.ts';
import { COACHING_INTENTS, INTENTS } from '#worker/adapters/built-in-coach/conversation/intents.ts';
import {
  ANSWER_KINDS,
  BRIEF_LISTS,
  FEATURES,
  LANGUAGES,
  SLOT_NAMES,
  TECHNIQUE_IDS,
} from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import type { EdenWords } from '#worker/adapters/built-in-coach/conversation/words.ts';
import { readContent } from './read.ts';

const SLOTS = new Set<string>(SLOT_NAMES);

/** A sentence or a few, whose slots Eden knows how to fill. */
const said = z.string().check(
  z.maxLength(700, 'longer than 700 characters'),
  z.refine((text) => !TRAIT_PRAISE.test(text), 'praises a trait'),
  z.refine((text) => !shouts(text), 'shouts'),
  z.refine(
    (text) => [...text.matchAll(/\{(\w*)/g)].every(([, name]) => SLOTS.has(name as string)),
    'has a slot that Eden does not know',
  ),
);
const some = z.array(said).check(z.minLength(1, 'is empty'));
const each = <const Keys extends readonly [string, ...string[]], Value extends z.ZodMiniType>(
  keys: Keys,
  value: Value,
) => z.record(z.enum(keys), value);

const Id = z.string().check(z.regex(/^[a-z0-9-]+$/, 'is no id'));
const TechniqueId = z.enum(TECHNIQUE_IDS);
const Features = z.optional(z.array(z.enum(FEATURES)));
const byPersonality = each(COACH_PERSONALITIES, some);
const byTone = { warm: said, neutral: said, scholarly: said };
const Short = z.strictObject({ id: Id, ...byTone });

const Moves = z.strictObject({
  openers: byPersonality,
  templates: z.array(
    z.strictObject({
      id: Id,
      technique: TechniqueId,
      needs: Features,
      never: Features,
      fits: Features,
      ...byTone,
      reframe: said,
      move: said,
      ask: said,
      wonder: z.tuple([said, said]),
      pause: said,
      act: said,
      cue: z.optional(said),
      after: said,
    }),
  ),
});
const Techniques = z.array(z.strictObject({ id: TechniqueId, name: said, why: said, source: said }));
const Questions = z.strictObject({
  leads: each(COACH_PERSONALITIES, each(COACH_TONES, said)),
  turns: some,
  facts: z.array(
    z.strictObject({
      id: Id,
      answer: said,
      cite: z.optional(said),
      technique: z.optional(TechniqueId),
    }),
  ),
});
const Brief = each(BRIEF_LISTS, z.array(Short));
const Answers = z.strictObject({
  answers: each(
    ANSWER_KINDS,
    z.strictObject({ technique: TechniqueId, templates: z.array(Short), next: each(COACH_STYLES, some) }),
  ),
  asides: byPersonality,
  pushback: each(['once', 'twice', 'more'], z.array(Short)),
  pushbackQuestions: each(COACH_STYLES, byPersonality),
});
const Notices = z.strictObject({
  notices: z.array(
    z.strictObject({
      id: Id,
      intents: z.array(z.enum(INTENTS)),
      needs: Features,
      says: byPersonality,
    }),
  ),
  journalOpeners: byPersonality,
});
const framed = each(['supportive', 'challenging'], some);
const GoalLines = z.strictObject({
  named: byPersonality,
  whenDone: byPersonality,
  beforeQuestions: framed,
  afterProgress: framed,
  guessed: byPersonality,
  ofEntry: byPersonality,
  cues: some,
});

/** All that Eden says in conversation. @throws ContentProblems */
export function readEdenWords(): EdenWords {
  const words = (name: string) => `eden/${name}.yaml`;
  const techniques = readContent(words('techniques'), Techniques);
  return {
    moves: Object.fromEntries(
      COACHING_INTENTS.map((intent) => [intent, readContent(words(`moves/${intent}`), Moves)]),
    ) as unknown as EdenWords['moves'],
    techniques: Object.fromEntries(
      techniques.map((technique) => [technique.id, technique]),
    ) as EdenWords['techniques'],
    questions: readContent(words('facts'), Questions),
    brief: readContent(words('brief'), Brief),
    answers: readContent(words('answers'), Answers),
    closings: readContent(words('closings'), each(COACH_STYLES, byPersonality)),
    notices: readContent(words('notices'), Notices),
    goalLines: readContent(words('goal-lines'), GoalLines),
    apologies: readContent(
      words('other-languages'),
      each(LANGUAGES, z.strictObject({ says: said, asks: some })),
    ),
  };
}

function repeated(where: string, rows: readonly { id: string }[]): string[] {
  const ids = rows.map(({ id }) => id);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `eden/${where}: the id ${id} twice`);
}

/** What no single file can say: ids that are remembered are unique, and the rules find every text they name. */
export function checkEdenWords({ moves, techniques, questions, brief, answers }: EdenWords): string[] {
  const missing = (where: string, wanted: readonly string[], found: readonly string[]) => [
    ...wanted.filter((id) => !found.includes(id)).map((id) => `eden/${where}: ${id} is missing`),
    ...found.filter((id) => !wanted.includes(id)).map((id) => `eden/${where}: no rule leads to ${id}`),
  ];
  return [
    ...Object.entries(moves).flatMap(([intent, { templates }]) =>
      repeated(`moves/${intent}.yaml`, templates),
    ),
    ...Object.entries(brief).flatMap(([list, templates]) => repeated(`brief.yaml: ${list}`, templates)),
    ...repeated(
      'answers.yaml',
      Object.values(answers.answers).flatMap(({ templates }) => templates),
    ),
    ...missing('techniques.yaml', TECHNIQUE_IDS, Object.keys(techniques)),
    ...missing(
      'facts.yaml',
      FACT_SIGNALS.map(([id]) => id),
      questions.facts.map(({ id }) => id),
    ),
  ];
}
