import type { Context } from 'hono';
import { reasonOf } from '#worker/lib/log.ts';
import type { AppEnv } from './app-env.ts';

/** Rows are short, so they are sent in chunks of about this many characters. */
const LOT = 32_000;

interface Download {
  fileName: string;
  contentType: string;
}

/**
 * Streams a file while it is generated. If that fails half-way the connection is cut, so that
 * nobody takes a part for the whole.
 */
export function streamFile(
  c: Context<AppEnv>,
  pieces: AsyncGenerator<string, void, void>,
  { fileName, contentType }: Download,
) {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        let lot = '';
        let next = await pieces.next();
        for (; !next.done; next = await pieces.next()) {
          lot += next.value;
          if (lot.length >= LOT) break;
        }
        if (lot) controller.enqueue(encoder.encode(lot));
        if (next.done) controller.close();
      } catch (thrown) {
        c.var.request.log.error('download-failed', { reason: reasonOf(thrown) });
        controller.error(thrown);
      }
    },
    async cancel() {
      await pieces.return();
    },
  });
  return c.body(stream, 200, {
    'Content-Type': `${contentType}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });
}
