import {
  type EdenReply,
  replyToMessage,
} from '#worker/adapters/built-in-coach/conversation/reply.ts';
import { SAMPLES, type Sample } from './samples.ts';

interface Exchange {
  sample: Sample;
  reply: EdenReply;
}

type Turns = Parameters<typeof replyToMessage>[0]['recentTurns'];

/**
 * Each sample with Eden's reply; a sample that continues the one before is answered with that talk
 * in mind.
 */
function converse(): Exchange[] {
  let recentTurns: Turns = [];
  return SAMPLES.map((sample) => {
    if (!sample.continues) recentTurns = [];
    const reply = replyToMessage({ ...sample.request, recentTurns });
    recentTurns = [
      ...recentTurns,
      {
        message: sample.request.message,
        reply: reply.message,
        templateId: reply.templateId,
        ...(reply.technique && { techniqueId: reply.technique.id }),
      },
    ];
    return { sample, reply };
  });
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
function render({ sample, reply }: Exchange, index: number): string {
  const { who, continues, request } = sample;
  const pressed = reply.choices?.map(({ label }) => `[${label}]`).join(' ') ?? '';
  const why = reply.technique
    ? `*Why this? ${reply.technique.name}: ${reply.technique.why} (${reply.technique.source})*`
    : '';
  return [
    `## ${index + 1}. ${who}${continues ? ', going on' : ''}`,
    quoted(request.message),
    reply.message,
    pressed,
    why,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** `docs/eden-samples.md`: what the built-in coach answers to what different people say. */
export function renderSamples(): string {
  const intro =
    'Made by `npm run samples` from the code as it is; a test refuses this page when it is out of date. Read it aloud: what\nmakes you wince is a defect.';
  return `${['# Exchanges with the built-in coach', intro, ...converse().map(render)].join('\n\n')}\n`;
}
