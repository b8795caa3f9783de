import { type Deadline, sooner } from '#worker/lib/outside/deadline.ts';
import type { Asker, ModelTask } from '#worker/ports.ts';
import type { Allowance, Grant } from './allowance.ts';
import { maySay, mayShow } from './check-answer.ts';
import { type Material, type ModelMessage, messagesOf, NotAsked } from './messages.ts';
import { endOfSentences, mostBytes, mostCharacters } from './sizes.ts';

/** One question to a model, in the terms of this app. */
export interface ModelCall {
  task: ModelTask;
  /** The system's part: our own words and nothing else. */
  instructions: string;
  /** What the answer is about, and what is told besides: see `messagesOf`. */
  subject: Material;
  along: Material;
  maxTokens: number;
  /** Asks for a document of this shape instead of text. */
  format?: { name: string; schema: object };
}

/** The same as it goes over the line. */
export interface WireRequest {
  messages: ModelMessage[];
  maxTokens: number;
  format?: { name: string; schema: object };
  /** How much of the answer is read. */
  maxBytes: number;
  deadline: Deadline;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
}

/** A model's endpoint, tried once. @throws whatever goes wrong; with `isPassing` where another try may go well */
export type ModelWire = (request: WireRequest) => AsyncGenerator<string, void, void>;

export class WireFailed extends Error {
  readonly isPassing: boolean;
  readonly status: number | undefined;
  constructor(cause: unknown, isPassing: boolean) {
    super('the model did not answer', { cause });
    this.name = 'WireFailed';
    this.isPassing = isPassing;
    const { status } = (cause ?? {}) as { status?: unknown };
    this.status = typeof status === 'number' ? status : undefined;
  }
}

/** What the model said may not be shown. */
export class AnswerRefused extends Error {
  readonly code: string;
  constructor(code: 'danger' | 'too_long' | 'empty' | 'no_document') {
    super(`the model's answer is refused: ${code}`);
    this.name = 'AnswerRefused';
    this.code = code;
  }
}

interface Surroundings {
  allowance: Allowance;
  /** Between two pieces of a streamed answer, the first included, in milliseconds. */
  silenceMs: number;
}

const TRIES = 2;
const PAUSE_MS = 250;
/** Of fewer words the screen can tell nothing by themselves. */
const FEWEST_WORDS = 5;
const isLongEnough = (text: string) => text.trim().split(/\s+/).length >= FEWEST_WORDS;

/** What of an answer is read again with its next sentence: a danger may be said in two of them. */
const WINDOW = 400;
const CHARACTERS_PER_TOKEN = 4;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The pieces of one try, each there before it is too late for it, and no more of them than may be. */
async function* piecesOf(wire: ModelWire, request: Omit<WireRequest, 'signal'>, silenceMs: number) {
  const left = new AbortController();
  const { deadline, maxTokens, format } = request;
  const pieces = wire({ ...request, signal: left.signal });
  let length = 0;
  try {
    for (;;) {
      const patience = format ? deadline : sooner(deadline, silenceMs);
      const { done, value } = await patience.race(pieces.next());
      if (done) return;
      length += value.length;
      if (length > mostCharacters(maxTokens)) throw new AnswerRefused('too_long');
      yield value;
    }
  } finally {
    left.abort();
  }
}

/** Lets text through sentence by sentence, each read by the screen before anybody sees it, and all of it at the end. */
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
    if ((isLongEnough(next) && !maySay(next)) || !maySay(shown.slice(-WINDOW) + next))
      throw new AnswerRefused('danger');
    held = held.slice(end);
    shown += next;
    yield next;
  }
  if ((shown + held).trim() === '') throw new AnswerRefused('empty');
  if (!maySay(shown.slice(-WINDOW) + held) || !maySay(shown + held))
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
  if (!mayShow(document)) throw new AnswerRefused('danger');
  yield text;
}

/** Counts a try before it is made. @throws NotAsked when the day is spent */
async function granted(
  { allowance }: Surroundings,
  { task }: ModelCall,
  { userId, deadline }: Asker,
  characters: number,
): Promise<Grant> {
  const verdict = await deadline.race(allowance.take({ task, userId, characters }));
  if ('spent' in verdict) throw new NotAsked(verdict.spent);
  return verdict.grant;
}

/**
 * The one way to a model. Yields the answer's text in pieces that may be shown at once, or a whole document as JSON.
 *
 * Before anything leaves: nobody in care is asked for, all of people's words are read by the screen and stand in a message of
 * data, sizes are bounded, and the day's allowances have room for one more. What comes back is bounded in time (one deadline,
 * retries and all), in bytes and in characters, and read by the same screen before it is handed on.
 * @throws NotAsked, AnswerRefused, WireFailed, DeadlinePassed: the caller has another coach
 */
export async function* askModel(
  wire: ModelWire,
  call: ModelCall,
  asker: Asker,
  surroundings: Surroundings,
): AsyncGenerator<string, void, void> {
  if (asker.care !== 'none') throw new NotAsked('in_care');
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
  for (let left = TRIES - 1; ; left--) {
    const grant = await granted(surroundings, call, asker, most);
    const pieces = piecesOf(wire, request, surroundings.silenceMs);
    let received = 0;
    try {
      for await (const text of format ? checkedDocument(pieces) : checkedSentences(pieces)) {
        received += text.length;
        yield text;
      }
      const unused = most - sent - received;
      // That this could not be written down takes nothing from the answer.
      if (unused > 0) await deadline.race(grant.giveBack(unused)).catch(() => undefined);
      return;
    } catch (thrown) {
      const again = thrown instanceof WireFailed && thrown.isPassing && received === 0 && left > 0;
      if (!again || deadline.leftMs() <= PAUSE_MS) throw thrown;
    }
    await deadline.race(pause(PAUSE_MS));
  }
}
