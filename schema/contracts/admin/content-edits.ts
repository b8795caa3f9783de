import * as z from 'zod/mini';
import { hasExclamation, TRAIT_PRAISE } from '#schema/rules/text-rules.ts';
import { Instant } from '../dates.ts';
import { UNIT_TYPES } from '../enums.ts';
import { pageLimit, RowId } from '../ids.ts';
import { MindsetCategory } from '../mindset-categories.ts';
import { line, paragraph } from '../text.ts';
import { UnitMaterial } from '../unit-material.ts';
import { CONTENT_KINDS } from './content-kinds.ts';

/** Characters of HTML: five times the longest unit. */
export const HTML_MAX = 40_000;

const texts = z.array(z.string());
const { questions, prompts, retrieval } = UnitMaterial.shape;

/**
 * The fields of each kind that can be changed in the app, with their present values. Order, tier,
 * minutes and the address of a talk stay with the files.
 */
export const ContentFields = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('path'),
    title: z.string(),
    description: z.string(),
    learningObjectives: texts,
  }),
  z.strictObject({ kind: z.literal('module'), title: z.string(), description: z.string() }),
  z.strictObject({
    kind: z.literal('unit'),
    title: z.string(),
    /** Sanitised; of a talk the summary, which works without it. */
    html: z.string(),
    claim: z.string(),
    source: z.string(),
    act: z.string(),
    hints: texts,
    retrieval,
    questions,
    prompts,
  }),
  z.strictObject({
    kind: z.literal('motivation'),
    quote: z.string(),
    source: z.string(),
    category: MindsetCategory,
    action: z.string(),
  }),
  z.strictObject({
    kind: z.literal('micro'),
    content: z.string(),
    category: MindsetCategory,
    estimatedMinutes: z.int(),
    source: z.nullable(z.string()),
  }),
]);
export type ContentFields = z.infer<typeof ContentFields>;
export type FieldsOf<Kind extends ContentFields['kind']> = Extract<ContentFields, { kind: Kind }>;

// What may be saved: the bounds of the content pipeline (`scripts/content/`), worded for who types.

const inOurVoice = [
  z.refine<string>(
    (text) => !TRAIT_PRAISE.test(text),
    'This praises what somebody is. Please praise what they do',
  ),
  z.refine<string>((text) => !hasExclamation(text), 'Please say it without an exclamation mark'),
] as const;

const plain = (min: number, max: number) =>
  line(max).check(z.minLength(min, `Please write at least ${min} characters`));
const words = (min: number, max: number) => plain(min, max).check(...inOurVoice);

/** A wrong answer may say what the content itself never would: it is there to be looked at. */
const Option = z.strictObject({
  text: plain(15, 150),
  isCorrect: z.boolean(),
  feedback: words(60, 420),
});
const Question = z.strictObject({
  question: words(30, 420),
  options: z.array(Option).check(
    z.minLength(3, 'A question has 3 or 4 answers'),
    z.maxLength(4, 'A question has 3 or 4 answers'),
    z.refine(
      (options) => options.filter(({ isCorrect }) => isCorrect).length === 1,
      'Exactly one answer fits best',
    ),
  ),
});
const Prompt = z.strictObject({
  label: words(4, 60),
  help: words(20, 160),
  rows: z.int().check(z.minimum(2, 'From 2 to 12 lines'), z.maximum(12, 'From 2 to 12 lines')),
});

const exactly = <Item extends z.ZodMiniType>(count: number, item: Item, message: string) =>
  z.array(item).check(z.length(count, message));

/**
 * The fields that may be saved. What depends on a unit's type is checked with its row.
 */
export const ContentDraft = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('path'),
    title: words(6, 60),
    description: words(120, 420),
    learningObjectives: z
      .array(words(20, 120))
      .check(
        z.minLength(3, 'A path has 3 to 6 objectives'),
        z.maxLength(6, 'A path has 3 to 6 objectives'),
      ),
  }),
  z.strictObject({ kind: z.literal('module'), title: words(6, 60), description: words(80, 320) }),
  z.strictObject({
    kind: z.literal('unit'),
    title: words(6, 60),
    html: paragraph(HTML_MAX).check(z.minLength(1, 'A unit needs its text')),
    claim: words(60, 320),
    source: plain(12, 300),
    act: words(40, 240),
    hints: exactly(2, words(30, 180), 'A unit has two hints'),
    retrieval: exactly(
      3,
      z.strictObject({ question: words(25, 180), answer: words(12, 260) }),
      'A unit asks three things again',
    ),
    questions: z.nullable(
      z
        .array(Question)
        .check(
          z.minLength(4, 'A quiz has 4 to 6 questions'),
          z.maxLength(6, 'A quiz has 4 to 6 questions'),
        ),
    ),
    prompts: z.nullable(
      z
        .array(Prompt)
        .check(
          z.minLength(2, 'An exercise has 2 to 5 prompts'),
          z.maxLength(5, 'An exercise has 2 to 5 prompts'),
        ),
    ),
  }),
  z.strictObject({
    kind: z.literal('motivation'),
    quote: words(40, 320),
    source: plain(2, 200),
    category: MindsetCategory,
    action: words(20, 200),
  }),
  z.strictObject({
    kind: z.literal('micro'),
    content: words(120, 420),
    category: MindsetCategory,
    estimatedMinutes: z
      .int()
      .check(z.minimum(1, 'From 1 to 5 minutes'), z.maximum(5, 'From 1 to 5 minutes')),
    source: z.nullable(plain(6, 200)),
  }),
]);

/**
 * `editedAt` as it was read: saving over another admin's change is refused, and nothing is lost.
 */
const basedOn = z.nullable(Instant);
export const DraftSave = z.object({ basedOn, fields: ContentDraft });
export type DraftSave = z.infer<typeof DraftSave>;
/** The body of publish, discard and hand-back. */
export const EditStep = z.object({ basedOn });
export type EditStep = z.infer<typeof EditStep>;

// Answers.

const editState = {
  /** Something is written and not published. */
  hasDraft: z.boolean(),
  /** Published in the app: the content files have no effect until the edit is withdrawn. */
  isEdited: z.boolean(),
  editedAt: z.nullable(Instant),
  /** Null as well for somebody who has left. */
  editedBy: z.nullable(z.string()),
};
const place = {
  kind: z.enum(CONTENT_KINDS),
  id: z.int(),
  title: z.string(),
  /** Where it stands: a path, a path and a module, a category. */
  place: z.nullable(z.string()),
  unitType: z.nullable(z.enum(UNIT_TYPES)),
};

export const ContentSummary = z.strictObject({ ...place, ...editState });
export type ContentSummary = z.infer<typeof ContentSummary>;
/** In the order people meet them. */
export const ContentList = z.array(ContentSummary);
export const ContentPage = z.object({ kind: z.enum(CONTENT_KINDS), limit: pageLimit(500, 500) });
export type ContentPage = z.infer<typeof ContentPage>;

export const ContentEdit = z.strictObject({
  ...place,
  ...editState,
  /** What people see. */
  live: ContentFields,
  draft: z.nullable(ContentFields),
  /** The fields in which the draft differs. */
  changed: z.array(z.string()),
  publishedAt: z.nullable(Instant),
});
export type ContentEdit = z.infer<typeof ContentEdit>;

export const SavedDraft = z.strictObject({
  edit: ContentEdit,
  /** Names of tags that a unit may not hold; their words stay. */
  takenOut: z.array(z.string()),
});
export type SavedDraft = z.infer<typeof SavedDraft>;

export const ContentParams = z.object({ kind: z.enum(CONTENT_KINDS), refId: RowId });
