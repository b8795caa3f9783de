import { type Deadline, earlierDeadline } from '#worker/lib/outside/deadline.ts';
import type { ModelCaller, ModelTask } from '#worker/ports.ts';
import type { Allowance, Grant } from './allowance.ts';
import { isAllowedDocument, isAllowedText } from './check-answer.ts';
import { CallDenied, type ModelMessage, messagesOf, type PromptData } from './messages.ts';
import { endOfSentences, mostBytes, mostCharacters } from './sizes.ts';

/** One call to a model, in the terms of this app. */
export interface ModelCall {
  task: ModelTask;
  /** The system message: our own words and nothing else. */
  instructions: string;
  /** What the answer is about, and what the model should know besides: see `messagesOf`. */
  subject: PromptData;
  context: PromptData;
  maxTokens: number;
  /** Asks for a document of this shape instead of text. */
  format?: { name: string; schema: object };
}

/** A call as it is sent over the network. */
export interface ModelRequest {
  messages: ModelMessage[];
  maxTokens: number;
  format?: { name: string; schema: object };
  /** How many bytes of the answer are read. */
  maxBytes: number;
  deadline: Deadline;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
}

/**
 * A model's endpoint, tried once. @throws whatever goes wrong; `isPassing` where another try may
 * succeed
 */
export type ModelEndpoint = (request: ModelRequest) => AsyncGenerator<string, void, void>;

export class ModelRequestFailed extends Error {
  readonly isPassing: boolean;
  readonly status: number | undefined;
  constructor(cause: unknown, isPassing: boolean) {
    super('the model did not answer', { cause });
    this.name = 'ModelRequestFailed';
    this.isPassing = isPassing;
    const { status } = (cause ?? {}) as { status?: unknown };
    this.status = typeof status === 'number' ? status : undefined;
  }
}

/** The model's answer must not be shown. */
export class AnswerRefused extends Error {
  readonly code: string;
  constructor(code: 'danger' | 'too_long' | 'empty' | 'no_document') {
    super(`the model's answer is refused: ${code}`);
    this.name = 'AnswerRefused';
    this.code = code;
  }
}

interface GatewayOptions {
  allowance: Allowance;
  /**
   * Longest pause between two pieces of a streamed answer, and before the first, in milliseconds.
   */
  silenceMs: number;
}

const MAX_ATTEMPTS = 2;
const PAUSE_MS = 250;
/** The safety screen cannot judge sentences with fewer words on their own. */
const FEWEST_WORDS = 5;
const isLongEnough = (text: string) => text.trim().split(/\s+/).length >= FEWEST_WORDS;

/**
 * How much of the answer is screened again with the next sentence: a danger may be spread over two.
 */
const OVERLAP_CHARACTERS = 400;
const CHARACTERS_PER_TOKEN = 4;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The pieces of one try, bounded in time and in length. */
async function* piecesOf(
  endpoint: ModelEndpoint,
  request: Omit<ModelRequest, 'signal'>,
  silenceMs: number,
) {
  const left = new AbortController();
  const { deadline, maxTokens, format } = request;
  const pieces = endpoint({ ...request, signal: left.signal });
  let length = 0;
  try {
    for (;;) {
      const limit = format ? deadline : earlierDeadline(deadline, silenceMs);
      const { done, value } = await limit.race(pieces.next());
      if (done) return;
      length += value.length;
      if (length > mostCharacters(maxTokens)) throw new AnswerRefused('too_long');
      yield value;
    }
  } finally {
    left.abort();
  }
}

/**
 * Passes text on sentence by sentence, each screened before it is shown, and screens the whole at
 * the end.
 */
async function* checkedSentences(
  pieces: AsyncIterable<string>,
): AsyncGenerator<string, void, void> {
  let shown = '';
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    const end = endOfSentences(held);
    if (end === 0) continue;
    const next = held.slice(0, end);
    if (
      (isLongEnough(next) && !isAllowedText(next)) ||
      !isAllowedText(shown.slice(-OVERLAP_CHARACTERS) + next)
    )
      throw new AnswerRefused('danger');
    held = held.slice(end);
    shown += next;
    yield next;
  }
  if ((shown + held).trim() === '') throw new AnswerRefused('empty');
  if (!isAllowedText(shown.slice(-OVERLAP_CHARACTERS) + held) || !isAllowedText(shown + held))
    throw new AnswerRefused('danger');
  if (held !== '') yield held;
}

async function* checkedDocument(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  let text = '';
  for await (const piece of pieces) text += piece;
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new AnswerRefused('no_document');
  }
  if (!isAllowedDocument(document)) throw new AnswerRefused('danger');
  yield text;
}

/** Counts a try before it is made. @throws CallDenied when the day's allowance is spent */
async function takeAllowance(
  { allowance }: GatewayOptions,
  { task }: ModelCall,
  { userId, deadline }: ModelCaller,
  characters: number,
): Promise<Grant> {
  const verdict = await deadline.race(allowance.take({ task, userId, characters }));
  if ('spent' in verdict) throw new CallDenied(verdict.spent);
  return verdict.grant;
}

/**
 * The only way to a model: yields text that may be shown at once, or one JSON document. No model is
 * asked for people in care; people's words are screened, marked as data and bounded; the answer is
 * bounded and screened too.
 * @throws CallDenied, AnswerRefused, ModelRequestFailed, DeadlinePassed: the caller has another
 * coach
 */
export async function* askModel(
  endpoint: ModelEndpoint,
  call: ModelCall,
  asker: ModelCaller,
  options: GatewayOptions,
): AsyncGenerator<string, void, void> {
  if (asker.care !== 'none') throw new CallDenied('in_care');
  const { maxTokens, format } = call;
  const messages = messagesOf(call);
  const sent = messages.reduce((sum, { content }) => sum + content.length, 0);
  const most = sent + maxTokens * CHARACTERS_PER_TOKEN;
  const { deadline } = asker;
  const request = {
    messages,
    maxTokens,
    maxBytes: mostBytes(maxTokens),
    deadline,
    ...(format && { format }),
  };
  for (let left = MAX_ATTEMPTS - 1; ; left--) {
    const grant = await takeAllowance(options, call, asker, most);
    const pieces = piecesOf(endpoint, request, options.silenceMs);
    let received = 0;
    try {
      for await (const text of format ? checkedDocument(pieces) : checkedSentences(pieces)) {
        received += text.length;
        yield text;
      }
      const unused = most - sent - received;
      // A refund that fails must not cost the person the answer.
      if (unused > 0) await deadline.race(grant.refund(unused)).catch(() => undefined);
      return;
    } catch (thrown) {
      const again =
        thrown instanceof ModelRequestFailed && thrown.isPassing && received === 0 && left > 0;
      if (!again || deadline.leftMs() <= PAUSE_MS) throw thrown;
    }
    await deadline.race(pause(PAUSE_MS));
  }
}
