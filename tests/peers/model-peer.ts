import { LLMock } from '@copilotkit/aimock';
import { MODEL_SAYS } from './model-says.ts';

/** A real HTTP server that speaks OpenAI's protocol; its journal tells what it was sent. */
export async function startModelPeer() {
  const peer = new LLMock({ port: 0 });
  peer.on({}, { content: MODEL_SAYS });
  await peer.start();
  return { url: peer.url, stop: () => peer.stop() };
}
