import * as z from 'zod/mini';
import { Instant } from '#schema/contracts/dates.ts';
import { pageLimit, RowId } from '#schema/contracts/ids.ts';
import { Choice } from '#schema/contracts/safety.ts';
import { paragraph } from '#schema/contracts/text.ts';
import { CHAT_MESSAGE_MAX, JOURNAL_ENTRY_MAX } from '#schema/rules/limits.ts';
import { KeptCard, SessionStep } from './coach-sessions.ts';

/** What Eden offered and why: shown as "Why this?". */
export const Technique = z.strictObject({
  id: z.string(),
  name: z.string(),
  why: z.string(),
  source: z.string(),
});
export type Technique = z.infer<typeof Technique>;

/** An entry and its feedback, taken along from the journal to the chat. */
export const JournalContext = z.object({
  journalContent: paragraph(JOURNAL_ENTRY_MAX),
  aiResponse: z.nullish(paragraph(CHAT_MESSAGE_MAX)),
});
export type JournalContext = z.infer<typeof JournalContext>;

export const NewChatMessage = z.object({
  message: paragraph(CHAT_MESSAGE_MAX).check(z.minLength(1, 'Please write something first')),
  journalContext: z.nullish(JournalContext),
  /** Continues an earlier conversation; a new one is begun without it. */
  conversationId: z.nullish(z.int().check(z.positive())),
  /** A temporary chat is answered and not kept. */
  temporary: z.optional(z.boolean()),
  /**
   * What was said so far in a chat that is not kept, oldest first. Ignored where the server keeps
   * it.
   */
  recentTurns: z.nullish(
    z
      .array(z.object({ message: paragraph(CHAT_MESSAGE_MAX), reply: paragraph(CHAT_MESSAGE_MAX) }))
      .check(z.maxLength(10)),
  ),
});
export type NewChatMessage = z.infer<typeof NewChatMessage>;

/**
 * What stands below a reply: it is kept with it, so that an open step is there again after a
 * reload.
 */
const beside = {
  /** What may be pressed instead of typed. */
  choices: z.optional(z.array(Choice)),
  /** The guided session that is under way, as of this reply. */
  session: z.optional(SessionStep),
  /** What has just been kept at the end of one. */
  kept: z.optional(KeptCard),
};
export const ReplyAttachments = z.strictObject(beside);
export type ReplyAttachments = z.infer<typeof ReplyAttachments>;

export const ChatReply = z.strictObject({
  message: z.string(),
  /** `built-in`, or the model's name. */
  coach: z.string(),
  technique: z.optional(Technique),
  /**
   * `check`: she asks whether the person is safe; `care`: words for somebody in danger, fixed, from
   * no coach.
   */
  safety: z.optional(z.enum(['check', 'care'])),
  ...beside,
  /** Absent where nothing was kept. */
  id: z.optional(z.int()),
  conversationId: z.optional(z.int()),
});
export type ChatReply = z.infer<typeof ChatReply>;

export const Conversation = z.strictObject({
  id: z.int(),
  title: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Conversation = z.infer<typeof Conversation>;
export const ConversationList = z.array(Conversation);

export const ChatExchange = z.strictObject({
  id: z.int(),
  content: z.string(),
  response: z.nullable(z.string()),
  coach: z.nullable(z.string()),
  technique: z.nullable(Technique),
  /** Null for most. */
  beside: z.nullable(ReplyAttachments),
  createdAt: Instant,
});
export type ChatExchange = z.infer<typeof ChatExchange>;
export const ChatExchangeList = z.array(ChatExchange);

export const ConversationParams = z.object({ conversationId: RowId });

/**
 * Last used first. `before` is the `updatedAt` of the last conversation of the page before; `q`
 * searches the words.
 */
export const ConversationPage = z.object({
  limit: pageLimit(100, 30),
  before: z.optional(Instant),
  q: z.optional(paragraph(100)),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

/** Newest first. `before` is the id of the last exchange of the page before. */
export const ExchangePage = z.object({ limit: pageLimit(100, 50), before: z.optional(RowId) });
export type ExchangePage = z.infer<typeof ExchangePage>;
