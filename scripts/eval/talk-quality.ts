import { heldOutAsks } from '#scripts/train/asks.ts';
import type { Line } from '#scripts/train/examples.ts';
import { heldOutCommands, heldOutTopics } from '#scripts/train/talk.ts';
import { replyToMessage } from '#worker/adapters/built-in-coach/conversation/reply.ts';
import { classifyAsk } from '#worker/lib/talk/asks-of.ts';
import { SOMETHING_ELSE } from '#worker/lib/talk/choices.ts';
import { classifyCommand } from '#worker/lib/talk/command-of.ts';
import { NONE } from '#worker/lib/talk/labels.ts';
import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import { replyFigures } from './dialogue-simulation.ts';

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const percent = (of: number) => `${(100 * of).toFixed(1)}%`;

/** The mean over labels of the harmonic mean of how many are found and how many finds are right. */
function macroF1(lines: readonly { label: string; found: string }[]): number {
  const labels = [...new Set(lines.map(({ label }) => label))];
  const scores = labels.map((one) => {
    const right = lines.filter(({ label, found }) => label === one && found === one).length;
    const counted = lines.filter(({ label }) => label === one).length;
    const said = lines.filter(({ found }) => found === one).length;
    return share(2 * right, counted + said);
  });
  return share(
    scores.reduce((sum, score) => sum + score, 0),
    scores.length,
  );
}

const BINS = 5;

/** By how much what is said with a probability is off from how often it is so, on average. */
function calibrationError(lines: readonly { isRight: boolean; probability: number }[]): number {
  const bins = Array.from({ length: BINS }, (_, bin) =>
    lines.filter(({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)) === bin),
  );
  return bins.reduce((error, bin) => {
    const said = bin.reduce((sum, { probability }) => sum + probability, 0);
    const right = bin.filter(({ isRight }) => isRight).length;
    return error + Math.abs(said - right) / lines.length;
  }, 0);
}

/** How held-out commands are read, beside ordinary messages. */
export function commandFigures() {
  const lines = heldOutCommands().map((line) => ({
    ...line,
    found: classifyCommand(line.text) ?? NONE,
  }));
  const commands = lines.filter(({ label }) => label !== NONE);
  const talk = lines.filter(({ label }) => label === NONE);
  const isRight = ({ label, found }: Line & { found: string }) => label === found;
  return {
    commands: commands.length,
    found: share(commands.filter(isRight).length, commands.length),
    mistaken: share(
      commands.filter((line) => line.found !== NONE && !isRight(line)).length,
      commands.length,
    ),
    talk: talk.length,
    taken: share(talk.filter(({ found }) => found !== NONE).length, talk.length),
    macroF1: macroF1(lines),
  };
}

/** What held-out sentences are heard to ask, beside sentences that ask nothing. */
export function askFigures() {
  const lines = heldOutAsks().map((line) => ({
    ...line,
    found: classifyAsk(line.text)?.ask ?? NONE,
  }));
  const asks = lines.filter(({ label }) => label !== NONE);
  const others = lines.filter(({ label }) => label === NONE);
  const heard = asks.filter(({ found }) => found !== NONE);
  const right = asks.filter(({ label, found }) => label === found);
  return {
    asks: asks.length,
    found: share(right.length, asks.length),
    mistaken: share(heard.length - right.length, asks.length),
    others: others.length,
    taken: share(others.filter(({ found }) => found !== NONE).length, others.length),
    macroF1: macroF1(lines),
  };
}

/**
 * What Eden does with held-out first messages: speaks to a topic, names some to choose from, or
 * listens.
 */
export function topicFigures() {
  const lines = heldOutTopics().map((line) => {
    const { likely, none } = topicsIn(line.text);
    const [best] = likely;
    const isNone = none > (best?.probability ?? 0);
    const { templateId, choices = [] } = replyToMessage({
      message: line.text,
      recentTurns: [],
      seed: 7,
    });
    const spokenTo = /^topic\.([a-z-]+)/.exec(templateId)?.[1];
    return {
      ...line,
      found: isNone ? NONE : (best?.topic ?? NONE),
      probability: isNone ? none : (best?.probability ?? 0),
      spokenTo,
      isSituation: templateId.startsWith('situation.'),
      names: choices.some(({ label }) => label === SOMETHING_ELSE),
    };
  });
  const spoken = lines.filter(({ spokenTo }) => spokenTo !== undefined);
  return {
    messages: lines.length,
    macroF1: macroF1(lines),
    calibration: calibrationError(
      lines.map(({ label, found, probability }) => ({ isRight: label === found, probability })),
    ),
    spoken: share(spoken.length, lines.length),
    spokenRightly: share(
      spoken.filter(({ label, spokenTo }) => label === spokenTo).length,
      spoken.length,
    ),
    inSituation: share(lines.filter(({ isSituation }) => isSituation).length, lines.length),
    named: share(lines.filter(({ names }) => names).length, lines.length),
  };
}

/** `docs/coach-quality.md`. */
export function talkQuality(): string {
  const commands = commandFigures();
  const asks = askFigures();
  const topics = topicFigures();
  const replies = replyFigures();
  return `# What the built-in coach understands

Made by \`npm run eval:talk\` from the code and the lines of other hands in \`content/eden/held-out\`; nothing is learnt from them.

## Commands

Of ${commands.commands} commands ${percent(commands.found)} are done and ${percent(commands.mistaken)} are taken for another one; the rest is talked about.
Of ${commands.talk} ordinary messages ${percent(commands.taken)} are taken for a command. Macro-F1 over all labels: ${commands.macroF1.toFixed(2)}.

## Asks

Of ${asks.asks} sentences that ask something of her ${percent(asks.found)} are heard as what they are and ${percent(asks.mistaken)} as another ask.
Of ${asks.others} sentences that ask nothing ${percent(asks.taken)} are taken for an ask. Macro-F1 over all labels: ${asks.macroF1.toFixed(2)}.

## Topics

${topics.messages} first messages. She speaks to a topic at once in ${percent(topics.spoken)} of them, and is right in ${percent(topics.spokenRightly)} of those. ${percent(topics.inSituation)} she takes for
an everyday situation, and with ${percent(topics.named)} she names situations to choose from while she listens. Otherwise she only listens. Macro-F1 of the likeliest topic: ${topics.macroF1.toFixed(2)}; calibration error: ${topics.calibration.toFixed(2)}.

## Replies

${replies.turns} replies in talks of six turns, put together from the same messages by topic.

| what | counted |
|---|---|
| words in a reply, median (longest) | ${replies.words} (${replies.longest}) |
| questions in a reply, median (most) | ${replies.questions} (${replies.mostQuestions}) |
| quotes of the person, and how many of them are torn | ${replies.quotes}, ${replies.tornQuotes} |
| techniques that nobody asked for | ${replies.techniqueWithoutLeave} |
| answers asked for again although they were told | ${replies.askedAgain} |
`;
}
