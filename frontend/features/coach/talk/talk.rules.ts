import type {
  ChatExchange,
  ChatReply,
  NewChatMessage,
  ReplyAttachments,
  Technique,
} from '#schema/contracts/coach/coach.ts';
import { CHAT_MESSAGE_MAX } from '#schema/rules/limits.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import { WEEK_REVIEW } from '#schema/rules/week-review.ts';

const BUILT_IN = 'built-in';
const TURNS_TOLD = 10;
/** From here on the person sees how much room is left. */
const COUNTER_FROM = CHAT_MESSAGE_MAX - 400;

export type Phase = 'thinking' | 'speaking' | 'done' | 'stopped' | 'failed';

/** A message sent on this screen and what came of it. */
export type ChatTurn = {
  key: number;
  request: NewChatMessage;
  at: string;
  phase: Phase;
  reply: string;
  coach?: string;
  technique?: Technique;
  /** The attachments below the reply: choices, the step of a session, what was kept. */
  beside?: ReplyAttachments;
  problem?: string;
};

export type TalkEvent =
  | { type: 'began'; key: number; request: NewChatMessage; at: string }
  | { type: 'heard'; key: number; text: string }
  | { type: 'restarted'; key: number }
  | { type: 'finished'; key: number; reply: ChatReply }
  | { type: 'stopped'; key: number }
  | { type: 'failed'; key: number; problem: string }
  | { type: 'withdrawn'; key: number };

export const isPending = ({ phase }: Pick<ChatTurn, 'phase'>) =>
  phase === 'thinking' || phase === 'speaking';

function changed(turn: ChatTurn, event: TalkEvent): ChatTurn {
  // After Stop, what still arrives is for the record on the server, not for the eye.
  if (!isPending(turn)) return turn;
  switch (event.type) {
    case 'heard':
      return { ...turn, phase: 'speaking', reply: turn.reply + event.text };
    case 'restarted':
      return { ...turn, phase: 'thinking', reply: '' };
    case 'finished': {
      const { message, coach, technique, choices, session, kept } = event.reply;
      return {
        ...turn,
        phase: 'done',
        reply: message,
        coach,
        technique,
        beside: { choices, session, kept },
      };
    }
    case 'stopped':
      return { ...turn, phase: 'stopped' };
    case 'failed':
      return { ...turn, phase: 'failed', problem: event.problem };
    default:
      return turn;
  }
}

/** The turns of this screen after something happened. Sending a turn again moves it to the end. */
export function talkAfter(turns: ChatTurn[], event: TalkEvent): ChatTurn[] {
  const others = () => turns.filter(({ key }) => key !== event.key);
  if (event.type === 'withdrawn') return others();
  if (event.type === 'began') {
    const { key, request, at } = event;
    return [...others(), { key, request, at, phase: 'thinking', reply: '' }];
  }
  return turns.map((turn) => (turn.key === event.key ? changed(turn, event) : turn));
}

/**
 * What was said so far, for a server that keeps nothing of it: the last ten exchanges, oldest
 * first.
 */
export function recentTurns(turns: ChatTurn[]): NewChatMessage['recentTurns'] {
  const said = turns
    .filter(({ phase, reply }) => reply && (phase === 'done' || phase === 'stopped'))
    .slice(-TURNS_TOLD)
    .map(({ request, reply }) => ({
      message: request.message,
      reply: reply.slice(0, CHAT_MESSAGE_MAX).toWellFormed(),
    }));
  return said.length > 0 ? said : undefined;
}

/** From newest-first pages to the order of reading. */
export function oldestFirst(pages: ChatExchange[][]): ChatExchange[] {
  return pages.flat().reverse();
}

/**
 * What stands below Eden's newest words, if they are the last: on this screen, or as they were
 * kept.
 */
export function newestBeside(
  turns: ChatTurn[],
  exchanges: ChatExchange[],
): ReplyAttachments | undefined {
  const turn = turns.at(-1);
  if (turn) return turn.phase === 'done' ? turn.beside : undefined;
  return exchanges.at(-1)?.beside ?? undefined;
}

export function canSend(text: string, isWaiting: boolean): boolean {
  return text.trim() !== '' && text.trim().length <= CHAT_MESSAGE_MAX && !isWaiting;
}

/** How much room is left, once it matters. */
export function charactersLeft(text: string): number | null {
  const { length } = text.trim();
  return length >= COUNTER_FROM ? CHAT_MESSAGE_MAX - length : null;
}

/** The name in small print when it was not Eden's own engine that wrote. */
export function coachName(coach: string | null | undefined): string | null {
  return coach && coach !== BUILT_IN && coach !== SAFETY ? coach : null;
}

/** The conversation the address speaks of; anything that is no id means a new one. */
export function conversationIn(search: string): number | null {
  const asked = new URLSearchParams(search).get('c') ?? '';
  return /^[1-9]\d{0,15}$/.test(asked) ? Number(asked) : null;
}

/**
 * What a link to the chat begins with: the look back over the week, which mail and home lead to.
 */
export const wordsToBegin = (search: string): string | undefined =>
  new URLSearchParams(search).get('start') === 'review' ? WEEK_REVIEW.message : undefined;
