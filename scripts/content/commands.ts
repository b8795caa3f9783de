import * as z from 'zod/mini';
import { COMMAND_LINES, type CommandLine } from '#worker/features/coach/commands/command-lines.ts';
import { prose, readContent } from './read.ts';

const Lines = z.record(
  z.enum(COMMAND_LINES),
  z.array(prose(5, 400)).check(z.minLength(1, 'is empty')),
);

/** What Eden says to commands. @throws ContentProblems naming file and field. */
export const readCommandLines = (): Record<CommandLine, string[]> =>
  readContent('eden/commands.yaml', Lines) as Record<CommandLine, string[]>;
