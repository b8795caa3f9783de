import type OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';
import type { ModelSettings } from '#worker/settings.ts';

export interface JsonQuestion<Schema extends z.ZodMiniType> {
  /** What the answer is called in the request, `roadmap` say. */
  name: string;
  schema: Schema;
  messages: ChatCompletionMessageParam[];
  maxTokens: number;
}

export interface TextQuestion {
  messages: ChatCompletionMessageParam[];
  maxTokens: number;
}

/** A model behind an OpenAI-compatible endpoint. Every method throws whatever went wrong. */
export interface ModelClient {
  /** A document of the schema's shape. */
  askForJson<Schema extends z.ZodMiniType>(question: JsonQuestion<Schema>): Promise<z.output<Schema>>;
  /** The answer's text as it comes. An empty, refused or cut answer throws, after whatever came before. */
  stream(question: TextQuestion): AsyncGenerator<string, void, void>;
}

export interface Patience {
  /** For a whole answer, all tries together. */
  totalMs: number;
  /** Between two pieces of a streamed answer, the first included. */
  silenceMs: number;
}

const DEFAULT_PATIENCE: Patience = { totalMs: 25_000, silenceMs: 8_000 };

export function createModelClient(
  { apiKey, baseUrl, model }: ModelSettings,
  patience: Patience = DEFAULT_PATIENCE,
): ModelClient {
  // The SDK is a megabyte: evaluated when a model is first asked, not when the isolate wakes.
  const connect = async () => {
    const { default: Client } = await import('openai');
    return new Client({ apiKey, baseURL: baseUrl, maxRetries: 1, timeout: patience.totalMs });
  };
  let connecting: Promise<OpenAI> | undefined;
  const client = () => {
    connecting ??= connect();
    return connecting;
  };

  return {
    async askForJson({ name, schema, messages, maxTokens }) {
      const completion = await (await client()).chat.completions.create(
        {
          model,
          messages,
          max_completion_tokens: maxTokens,
          response_format: {
            type: 'json_schema',
            json_schema: { name, strict: true, schema: toJSONSchema(schema, { io: 'input' }) },
          },
        },
        { signal: AbortSignal.timeout(patience.totalMs) },
      );
      const content = completion.choices[0]?.message.content;
      if (!content) throw new Error('The model gave no answer');
      return schema.parse(JSON.parse(content));
    },

    async *stream({ messages, maxTokens }) {
      const silence = new AbortController();
      const signal = AbortSignal.any([AbortSignal.timeout(patience.totalMs), silence.signal]);
      let timer = setTimeout(() => silence.abort(), patience.silenceMs);
      let finish: string | null = null;
      let said = false;
      try {
        const pieces = await (await client()).chat.completions.create(
          { model, messages, max_completion_tokens: maxTokens, stream: true },
          { signal },
        );
        for await (const { choices } of pieces) {
          clearTimeout(timer);
          timer = setTimeout(() => silence.abort(), patience.silenceMs);
          const choice = choices[0];
          if (choice?.delta?.refusal) throw new Error('The model refused');
          finish = choice?.finish_reason ?? finish;
          const text = choice?.delta?.content;
          if (!text) continue;
          said ||= text.trim() !== '';
          yield text;
        }
      } finally {
        clearTimeout(timer);
      }
      // A stream that was cut or aborted ends quietly in the SDK: only a finish reason says that this was all.
      if (!said || finish === null || finish === 'content_filter')
        throw new Error('The model did not finish');
    },
  };
}
