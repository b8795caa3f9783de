import type OpenAI from 'openai';
import {
  type ModelEndpoint,
  type ModelRequest,
  ModelRequestFailed,
} from '#worker/lib/model-gateway/gateway.ts';
import { fetchOutside } from '#worker/lib/outside/fetch-outside.ts';
import type { ModelSettings } from '#worker/settings.ts';

/** Refusals that another moment may change, besides those of 500 and more. */
const PASSING = [408, 409, 429];

/** @param said what the SDK threw @param isLineBroken whether nothing was answered at all */
function asFailure(said: unknown, isLineBroken: boolean): ModelRequestFailed {
  const { status } = (said ?? {}) as { status?: unknown };
  const isPassing =
    typeof status === 'number' ? status >= 500 || PASSING.includes(status) : isLineBroken;
  return new ModelRequestFailed(said, isPassing);
}

/** The SDK is a megabyte: evaluated when a model is first asked, not when the isolate starts. */
async function connect(
  settings: ModelSettings,
  { deadline, maxBytes }: ModelRequest,
  onNoAnswer: () => void,
): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    // How often and how long is asked is for the gateway to say.
    maxRetries: 0,
    timeout: Math.max(1, deadline.leftMs()),
    fetch: (address, init) =>
      fetchOutside(address as string, init ?? {}, { deadline, maxBytes }).catch((cause) => {
        onNoAnswer();
        throw cause;
      }),
  });
}

/**
 * A model behind an OpenAI-compatible endpoint, for the gateway alone: this is the only file that
 * knows the SDK. An empty, refused or cut answer throws, after whatever came before.
 */
export function openAiWire(settings: ModelSettings): ModelEndpoint {
  const { model } = settings;

  async function* send(
    request: ModelRequest,
    onNoAnswer: () => void,
  ): AsyncGenerator<string, void, void> {
    const { messages, maxTokens, format, signal } = request;
    const { completions } = (await connect(settings, request, onNoAnswer)).chat;
    const asked = { model, messages, max_completion_tokens: maxTokens };
    if (format) {
      const json_schema = { ...format, strict: true } as {
        name: string;
        schema: Record<string, unknown>;
      };
      const { choices } = await completions.create(
        { ...asked, response_format: { type: 'json_schema', json_schema } },
        { signal },
      );
      return yield choices?.[0]?.message?.content ?? '';
    }
    let finish: string | null = null;
    const pieces = await completions.create({ ...asked, stream: true }, { signal });
    for await (const { choices } of pieces) {
      const choice = choices[0];
      if (choice?.delta?.refusal) throw new Error('The model refused');
      finish = choice?.finish_reason ?? finish;
      // A piece without words is a sign of life all the same.
      yield choice?.delta?.content ?? '';
    }
    // A stream that was cut or aborted ends quietly in the SDK: only a finish reason says that this
    // was all.
    if (finish === null || finish === 'content_filter') throw new Error('The model did not finish');
  }

  return async function* wire(request) {
    let isLineBroken = false;
    try {
      yield* send(request, () => {
        isLineBroken = true;
      });
    } catch (thrown) {
      throw asFailure(thrown, isLineBroken);
    }
  };
}
