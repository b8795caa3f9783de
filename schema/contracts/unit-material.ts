import * as z from 'zod/mini';

const QuizOption = z.strictObject({
  text: z.string(),
  isCorrect: z.boolean(),
  feedback: z.string(),
});
const QuizQuestion = z.strictObject({ question: z.string(), options: z.array(QuizOption) });
export type QuizQuestion = z.infer<typeof QuizQuestion>;
const WritingPrompt = z.strictObject({
  label: z.string(),
  help: z.string(),
  /** Height of the field. */
  rows: z.int(),
});
export type WritingPrompt = z.infer<typeof WritingPrompt>;

/** What a unit holds beside its text. Kept as `adaptive_content` of its row. */
export const UnitMaterial = z.strictObject({
  minutes: z.int(),
  /** The one thing it teaches, and where that comes from. */
  claim: z.string(),
  source: z.string(),
  /** The one thing to do in a goal of one's own. */
  act: z.string(),
  /** Of a video unit: sanitised HTML that works without the video. */
  summary: z.nullable(z.string()),
  video: z.nullable(
    z.strictObject({
      title: z.string(),
      speaker: z.string(),
      minutes: z.int(),
      /** The talk's page, for who would rather watch there. */
      page: z.string(),
    }),
  ),
  questions: z.nullable(z.array(QuizQuestion)),
  prompts: z.nullable(z.array(WritingPrompt)),
  /** What the review queue asks about it later. */
  retrieval: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
});
export type UnitMaterial = z.infer<typeof UnitMaterial>;
