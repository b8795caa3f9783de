import type { Choice } from '#schema/contracts/safety.ts';
import lines from '#worker/generated/commands.json' with { type: 'json' };
import type { CommandLine } from './command-lines.ts';

/** The reply to a command, with its buttons. */
export interface CommandWords {
  message: string;
  choices?: Choice[];
}

/** How many goals, steps or sentences are named at once. */
export const NAMED_AT_ONCE = 3;

const LINES = lines as Record<CommandLine, string[]>;

/** One of the wordings of a line, chosen by the seed. */
export function commandReply(name: CommandLine, seed: number): CommandWords {
  const variants = LINES[name];
  return { message: variants[seed % variants.length] as string };
}

/** A day as it is said: “14 June”. */
export const dayInWords = (date: string) =>
  new Date(`${date.slice(0, 10)}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
  });
