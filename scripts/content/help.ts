import * as z from 'zod/mini';
import type { HelpWords } from '#worker/adapters/built-in-coach/conversation/help/help-words.ts';
import {
  ACTS,
  CHANGES,
  DRAFT_SENTENCES,
  HAS,
} from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import { TOPICS } from '#worker/lib/talk/labels.ts';
import { ASKS_FOR } from '#worker/lib/talk/questions.ts';
import { CUSTOMS } from '#worker/lib/talk/reading/asks/normal.ts';
import { OCCASIONS } from '#worker/lib/talk/reading/asks/occasion.ts';
import { SHOULD_I } from '#worker/lib/talk/reading/asks/should.ts';
import { WAYS } from '#worker/lib/talk/reading/asks/ways.ts';
import { WHAT_IFS } from '#worker/lib/talk/reading/asks/what-if.ts';
import { prose, readContent } from './read.ts';

const Text = prose(3, 260);
const some = z.array(Text).check(z.minLength(1, 'is empty'));
const source = z.string().check(z.minLength(8, 'is no source'));
const three = z
  .array(prose(5, 160).check(z.refine((text) => /^“.+”$/.test(text), 'is not in quotation marks')))
  .check(z.length(3, 'are not three'));

const each = <Name extends string, Schema extends z.ZodMiniType>(
  names: readonly Name[],
  schema: Schema,
) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** A text that names what it is filled with. */
const naming = (name: string) =>
  Text.check(z.refine((text) => text.includes(`{${name}}`), `lacks {${name}}`));

const TextOrNone = z.union([Text, z.literal('')]);
/** Plain and softer. */
const bothTones = (schema: z.ZodMiniType) =>
  z.array(schema).check(z.length(2, 'are not two: plain and softer'));

const Long = prose(3, 420);
/** Beginnings of words, divided by “|”. */
const Words = z.string().check(z.regex(/^!?[a-z0-9' |-]+$/, 'is no list of small letters'));
const unit = z.optional(z.int().check(z.positive()));
const AboutPage = z.strictObject({ about: Words, text: Long, source, unit });
const REPHRASED = ASKS_FOR.filter((name) => name !== 'other');

const FILES = {
  words: z.strictObject({
    source,
    leads: some,
    leadsWith: z.array(naming('who')),
    asks: some,
    askWhat: z.array(naming('who')),
    openers: z.strictObject({ lead: Text, lines: three }),
    drafts: z.strictObject({
      source,
      leads: z.array(naming('who')),
      leadsAny: some,
      asks: some,
      sentences: each(DRAFT_SENTENCES, bothTones(naming('text'))),
      opens: each(ACTS, bothTones(TextOrNone)),
      closes: each(ACTS, bothTones(TextOrNone)),
      closesAt: naming('when'),
    }),
    again: Text,
    byOccasion: each(OCCASIONS, three),
    oneLead: some,
    checkWhich: Text,
    corrected: Text,
  }),
  check: z.strictObject({
    source,
    has: each(HAS, Text),
    good: z.array(naming('has')),
    notTooMuch: z.array(naming('has')),
    plain: Text,
    clean: Text,
    sounds: Text,
    soundsBut: naming('phrase'),
    softer: Text,
    sure: z.array(naming('has')),
    surePlain: Text,
    stillChange: naming('phrase'),
    changes: each(CHANGES, Text),
    coarse: Text,
    instead: Text,
    matter: Text,
    small: z.strictObject({
      some: naming('phrase'),
      many: naming('phrase'),
      none: Text,
      noneAsks: Text,
      leave: Text,
      leaveAll: Text,
      rest: Text,
    }),
    keen: z.strictObject({
      yes: naming('eager'),
      yesBut: naming('phrase'),
      no: Text,
      noBut: naming('phrase'),
    }),
    hard: z.strictObject({
      none: naming('has'),
      nonePlain: Text,
      polite: naming('has'),
      politer: Text,
      consequence: naming('phrase'),
      bare: Text,
    }),
    compare: z.strictObject({
      first: Text,
      second: Text,
      attacks: naming('phrase'),
      small: naming('phrase'),
      shorter: Text,
      request: Text,
      close: naming('said'),
      better: naming('phrase'),
      drafts: Text,
    }),
  }),
  plan: z.strictObject({
    asks: z.array(naming('day')),
    setsOut: z.array(naming('day')),
    next: some,
    begins: naming('thing'),
    one: naming('thing'),
    source,
    laidOut: z.array(naming('day')),
    askNext: naming('at'),
    askLength: naming('at'),
    tooMuch: Text,
    choosesDay: z.strictObject({ free: naming('day'), left: naming('taken'), none: Text }),
    asksFor: z.strictObject({
      told: naming('told'),
      pieces: naming('day'),
      window: Text,
      end: Text,
    }),
  }),
  weigh: z.strictObject({
    setsOut: z.array(
      naming('one').check(z.refine((text) => text.includes('{other}'), 'lacks {other}')),
    ),
    asks: some,
    askBoth: Text,
    oneWay: Text,
    writeOrSpeak: Text,
    worried: Text,
    supposed: naming('if'),
    doubtful: naming('doubt'),
    should: each(SHOULD_I, z.strictObject({ says: some, asks: some })),
  }),
  child: z.strictObject({
    leads: some,
    ask: Text,
    source,
    ages: z.array(z.strictObject({ until: z.int(), things: some })),
    any: some,
  }),
  normal: z.strictObject({
    any: Text,
    anyOf: naming('act'),
    customs: each(CUSTOMS, Long),
    own: z.array(z.strictObject({ about: Words, text: Text, unit })),
    asks: some,
    topics: each(
      TOPICS,
      z.strictObject({ text: Text, unit: z.optional(z.int().check(z.positive())) }),
    ),
  }),
  ideas: z.strictObject({ leads: some, asks: Text, step: some }),
  explain: z.strictObject({
    topics: each(TOPICS, z.strictObject({ text: Long, source })),
    words: z.array(AboutPage),
  }),
  ways: each(
    WAYS,
    z.strictObject({
      text: Long,
      lost: z.optional(Long),
      with: z.optional(Long.check(z.refine((text) => text.includes('{what}'), 'lacks {what}'))),
      source,
    }),
  ),
  'what-if': z.strictObject({
    unsaid: z.strictObject({ own: Text, again: Text, other: Text }),
    sorts: each(WHAT_IFS, some),
  }),
  answers: z.strictObject({
    unknownHow: z.array(naming('what')),
    unknownAbout: z.array(naming('what')),
    unknown: some,
    unknownWhy: some,
    howLong: z.array(AboutPage),
    howLongTo: z.array(naming('what')),
    howLongOther: some,
    order: z.strictObject({
      dated: naming('next'),
      quick: naming('next'),
      plain: naming('next'),
      one: naming('first'),
      none: Text,
      source,
    }),
    opinion: z.strictObject({
      planWhole: Text,
      planTime: Text,
      planLate: Text,
      others: some,
      chance: Text,
      fault: some,
      enough: Text,
      enoughOf: naming('amount'),
      enoughWeekly: naming('amount'),
      enoughWhat: Text,
      idea: some,
    }),
    examples: each(TOPICS, Text),
    exampleUnknown: Text,
    rephrase: z.strictObject({
      ...(Object.fromEntries(REPHRASED.map((name) => [name, Text])) as Record<
        (typeof REPHRASED)[number],
        typeof Text
      >),
      other: some,
    }),
    aside: some,
    again: some,
    owned: some,
    notOwned: some,
    notFit: Text,
    toldAgain: naming('said'),
    toldAgainUnsaid: Text,
    meant: z.array(naming('who')),
    notMeant: some,
    planned: z.array(naming('said')),
    plannedWhen: z.array(naming('said')),
    plannedUnsaid: some,
    plannedChange: naming('plan'),
    promise: Text,
    news: z.array(naming('said')),
    newsUnsaid: some,
    newsAsks: some,
    thanks: some,
    bye: some,
    dontKnow: some,
    choiceTaken: naming('choice'),
    both: Text,
    goOn: some,
    sumUp: z.array(naming('told')),
    sumUpAsks: some,
  }),
};

/**
 * What Eden says where something concrete is asked of her. @throws ContentProblems naming file and
 * field.
 */
export const readHelp = (): HelpWords =>
  Object.fromEntries(
    Object.entries(FILES).map(([name, schema]) => [
      name,
      readContent(`eden/help/${name}.yaml`, schema),
    ]),
  ) as unknown as HelpWords;
