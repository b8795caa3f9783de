import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import * as z from 'zod/mini';
import type { ModelSettings } from '#worker/settings.ts';

export interface JsonQuestion<Schema extends z.ZodMiniType> {
  /** What the answer is called in the request, `roadmap` say. */
  name: string;
  schema: Schema;
  messages: ChatCompletionMessageParam[];
  maxTokens: number;
  /** For all tries together. */
  timeoutMs: number;
}

/** A model behind an OpenAI-compatible endpoint. */
export interface ModelClient {
  /** @throws whatever went wrong: refusal, limit, silence, garbage, an answer of another shape. */
  askForJson<Schema extends z.ZodMiniType>(question: JsonQuestion<Schema>): Promise<z.output<Schema>>;
}

export function createModelClient({ apiKey, baseUrl, model }: ModelSettings): ModelClient {
  // The SDK is a megabyte: evaluated when a model is first asked, not when the isolate wakes.
  const connect = async () => {
    const { default: OpenAI } = await import('openai');
    return new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 1 });
  };
  let client: ReturnType<typeof connect> | undefined;

  return {
    async askForJson({ name, schema, messages, maxTokens, timeoutMs }) {
      client ??= connect();
      const completion = await (await client).chat.completions.create(
        {
          model,
          messages,
          max_completion_tokens: maxTokens,
          response_format: {
            type: 'json_schema',
            json_schema: { name, strict: true, schema: z.toJSONSchema(schema, { io: 'input' }) },
          },
        },
        { signal: AbortSignal.timeout(timeoutMs) },
      );
      const content = completion.choices[0]?.message.content;
      if (!content) throw new Error('The model gave no answer');
      return schema.parse(JSON.parse(content));
    },
  };
}
