import type { MessageAssessment } from '#worker/lib/safety/safety-state.ts';
import { screen } from '#worker/lib/safety/screen.ts';

/** From this probability on words of danger leave hardly a doubt. */
const LEAVES_NO_DOUBT = 0.9;

function leavesDoubt({ content }: { content: string }): boolean {
  const { isSaidOutright, unsafe = 0 } = screen(content);
  return !isSaidOutright && unsafe < LEAVES_NO_DOUBT;
}

/** What the person wrote lately says about whether words of care may rest on a misreading. */
export const careDoubt = (
  turns: readonly { content: string }[],
): Pick<MessageAssessment, 'isCareDoubtful' | 'isCareOutright'> => ({
  isCareDoubtful: isCareDoubtful(turns),
  isCareOutright: turns.some(({ content }) => screen(content).isSaidOutright === true),
});

/**
 * Whether words of care may rest on a misreading: nothing that the person wrote lately left no
 * doubt of danger.
 */
const isCareDoubtful = (turns: readonly { content: string }[]): boolean =>
  turns.length > 0 && turns.every(leavesDoubt);
