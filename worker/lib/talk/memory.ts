import { classifyCommand } from './command-of.ts';
import type { Command, Topic } from './labels.ts';
import { textOf } from './questions.ts';
import { situationOf } from './situations.ts';
import { TOPIC_PAGES, type TopicPage } from './topic-pages.ts';

/**
 * An exchange as it is remembered: by its words, so that a chat that is not kept is remembered
 * nearly alike.
 */
export interface Exchange {
  message: string;
  reply: string;
  /** Where the exchange was kept: a reply to a fact alone does not show its topic. */
  templateId?: string;
}

/** What is known of a talk from its last exchanges. */
export interface Memory {
  /** Whether something was said in them already. */
  isUsed(text: string): boolean;
  /** What she said last. */
  lastReply: string | undefined;
  /** What it is about, where Eden has spoken to a topic and was not put right. */
  topic: Topic | undefined;
  /** The exchange in which she was put right last; -1 where she was not. */
  correctedAt: number;
  /** How many times she has spoken to it. */
  turnsOnTopic: number;
  /** What the person asked of her manner: to be shorter, or to ask nothing. */
  wants: ReadonlySet<Command>;
}

const textsOf = ({ reflections, questions, nextQuestions, ideas }: TopicPage) => [
  ...reflections,
  ...questions.map(textOf),
  ...nextQuestions.map(textOf),
  ...ideas.map(({ text }) => text),
];

/** None of her own replies is longer: of a model's only the beginning is looked at. */
const LONGEST_OWN = 2000;

/** What a template is about: weighing two things is about a decision. */
const pageOfTemplate = (templateId = '') => {
  const situation = /^situation\.([a-z-]+)/.exec(templateId)?.[1];
  const topic =
    templateId === 'help.weigh'
      ? 'decision'
      : ((situation && situationOf(situation)?.topic) ?? /^topic\.([a-z-]+)/.exec(templateId)?.[1]);
  return TOPIC_PAGES.find(({ id }) => id === topic);
};

const pageSpokenTo = ({ reply, templateId }: Exchange) =>
  pageOfTemplate(templateId) ??
  TOPIC_PAGES.find((page) => textsOf(page).some((text) => reply.includes(text)));

/** Reads what is remembered from the exchanges themselves, oldest first. */
export function remember(exchanges: readonly Exchange[]): Memory {
  const turns = exchanges.map((said) => ({ ...said, reply: said.reply.slice(0, LONGEST_OWN) }));
  const commands = turns.map(({ message }) => classifyCommand(message));
  const correctedAt = commands.lastIndexOf('not-that');
  const pages = turns.slice(correctedAt + 1).map(pageSpokenTo);
  const topic = pages.findLast((page) => page !== undefined)?.id;
  const last = turns.at(-1);
  return {
    isUsed: (text) => turns.some(({ reply }) => reply.includes(text)),
    lastReply: last?.reply,
    correctedAt,
    topic,
    turnsOnTopic: pages.filter((page) => page && page.id === topic).length,
    wants: new Set(commands.filter((command) => command !== undefined)),
  };
}
