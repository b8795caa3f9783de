import { screen } from '#worker/lib/safety/screen.ts';

/** From this probability on words of danger leave hardly a doubt. */
const LEAVES_NO_DOUBT = 0.9;

function leavesDoubt({ content }: { content: string }): boolean {
  const { isSaidOutright, unsafe = 0 } = screen(content);
  return !isSaidOutright && unsafe < LEAVES_NO_DOUBT;
}

/**
 * Whether words of care may rest on a misreading: nothing that the person wrote lately left no
 * doubt of danger.
 */
export const isCareDoubtful = (turns: readonly { content: string }[]): boolean =>
  turns.length > 0 && turns.every(leavesDoubt);
