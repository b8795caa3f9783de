import { type EdenReply, replyToMessage } from '#worker/adapters/built-in-coach/conversation/reply.ts';
import { SAMPLES, type Sample } from './samples.ts';

interface Exchange {
  sample: Sample;
  reply: EdenReply;
}

type Turns = Parameters<typeof replyToMessage>[0]['recentTurns'];

/** Each sample with Eden's reply; a sample that continues the one before is answered with that talk in mind. */
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
const manner = ({ coachPersonality, coachTone, coachStyle }: Sample['request']['preferences']) =>
  [coachPersonality, coachTone, coachStyle.replace('_', ' ')].join(', ');

function render({ sample, reply }: Exchange, index: number): string {
  const { who, continues, request } = sample;
  const why = reply.technique
    ? `*Why this? ${reply.technique.name}: ${reply.technique.why} (${reply.technique.source})*`
    : '*No technique: these words are fixed or small talk.*';
  return [
    `## ${index + 1}. ${who}${continues ? ', going on' : ''}`,
    `Eden is ${manner(request.preferences)}.`,
    quoted(request.message),
    reply.message,
    why,
  ].join('\n\n');
}

/** `docs/eden-samples.md`: what the built-in coach answers to thirty messages. */
export function renderSamples(): string {
  const intro =
    'Made by `npm run samples` from the code as it is; a test refuses this page when it is out of date. Read it aloud: what\nmakes you wince is a defect.';
  return `${['# Thirty exchanges with the built-in coach', intro, ...converse().map(render)].join('\n\n')}\n`;
}
