import type { UserContext } from '#worker/context.ts';
import type { Turn } from '#worker/ports.ts';
import type { CommandWords } from './command-words.ts';
import { listGoalsToChange } from './commands.queries.ts';

/** Eden's reply to a command that was carried out. */
export interface CommandReply extends CommandWords {
  templateId: string;
}

/** What a command may rest on besides its own words. */
export interface CommandContext {
  recentTurns: readonly Turn[];
  /** Whether the person lets Eden know of their goals. */
  sharesGoals: boolean;
  seed: number;
  /** The conversation, where it is stored. */
  conversationId: number | undefined;
  /** Whether a model lends Eden words in this talk. */
  hasModel: boolean;
  /** False where the words call for something graver: then only a button's own sentence is one. */
  mayBeCommand: boolean;
}

const GOALS_READ = 10;

/** The open goals as a command may name or change them. */
export const goalsToChange = async (ctx: UserContext) =>
  (await ctx.db.batch([listGoalsToChange({ userId: ctx.caller.userId, limit: GOALS_READ })]))[0];
