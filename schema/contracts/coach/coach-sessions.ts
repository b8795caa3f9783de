import * as z from 'zod/mini';
import { Instant } from '#schema/contracts/dates.ts';
import { RowId } from '#schema/contracts/ids.ts';
import { REMINDER_ANSWERS } from '#schema/contracts/reminder-choices.ts';

/** What a guided session ends in. */
export const KEPT_KINDS = ['if-then', 'decision', 'letter', 'sentence', 'entry', 'plan'] as const;
export type ArtefactKind = (typeof KEPT_KINDS)[number];

/** How a guided session ended. `care`: it was left because the person spoke of danger. */
export const SESSION_OUTCOMES = ['kept', 'not-kept', 'stopped', 'care'] as const;
export type SessionOutcome = (typeof SESSION_OUTCOMES)[number];

/** Where an open session stands: what is shown around Eden's newest message. */
export const SessionStep = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** From 1; the last one shows what came of it. */
  step: z.int(),
  of: z.int(),
  /** Whether there is a step to go back to, and whether this one may be passed over. */
  canGoBack: z.boolean(),
  canSkip: z.boolean(),
  /** The names of the two ends where a number from 0 to 10 is asked for. */
  scale: z.optional(z.strictObject({ low: z.string(), high: z.string() })),
  /** The placeholder of the text field. */
  hint: z.optional(z.string()),
  /** What came of the session, before it is kept. */
  draft: z.optional(z.strictObject({ title: z.string(), body: z.string() })),
  /** Words to start from, where the person said that they want to change them. */
  prefill: z.optional(z.string()),
});
export type SessionStep = z.infer<typeof SessionStep>;

/** What came of a session, as it is shown right after it was kept. */
export const KeptCard = z.strictObject({
  kind: z.enum(KEPT_KINDS),
  title: z.string(),
  body: z.string(),
  /** Things to come that it names: each may be given a place in a plan. */
  ahead: z.optional(z.array(z.string()).check(z.maxLength(3))),
});
export type KeptCard = z.infer<typeof KeptCard>;

/** Something that a person kept at the end of a guided session, in their own words. */
export const Artefact = z.strictObject({
  id: z.int(),
  ...KeptCard.shape,
  /** The goal it was made for; null for none, and where that goal is gone. */
  goalId: z.nullable(z.int()),
  goalTitle: z.nullable(z.string()),
  createdAt: Instant,
});
export type Artefact = z.infer<typeof Artefact>;

/**
 * `GET /api/coach/kept`: newest first, at most `KEPT_SHOWN`. `DELETE /api/coach/kept/:keptId`
 * answers 204.
 */
export const ArtefactList = z.array(Artefact);
export const KeptThingParams = z.object({ keptId: RowId });

/** The thing that somebody was asked about last, as the next talk begins from it. */
export const AnsweredPromise = z.strictObject({
  /** The person's own words for it. */
  title: z.string(),
  goalId: z.int(),
  answer: z.enum(REMINDER_ANSWERS),
  /** Whether “not yet” was said twice in a row. */
  offersSmaller: z.boolean(),
  /** What Eden says of it. */
  words: z.string(),
  /** Buttons, each with the message that it sends. */
  choices: z.array(z.strictObject({ label: z.string(), value: z.string() })),
});
export type AnsweredPromise = z.infer<typeof AnsweredPromise>;

/** `GET /api/coach/sessions`: what Eden could take this person through. */
export const SessionOffers = z.strictObject({
  /** The best fitting first. */
  offers: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      offer: z.string(),
      minutes: z.int(),
      /** The message that begins it. */
      message: z.string(),
    }),
  ),
  /** The session left open last, and the conversation in which it waits. */
  open: z.nullable(z.strictObject({ title: z.string(), conversationId: z.int() })),
  /** Answered since the last talk; null where there is none. */
  promise: z.nullable(AnsweredPromise),
});
export type SessionOffers = z.infer<typeof SessionOffers>;
