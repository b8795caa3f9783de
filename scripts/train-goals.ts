import { compileTexts } from './content/compile.ts';
import { ContentProblems } from './content/read.ts';
import { log, stop } from './lib/log.ts';
import { trainGoalKinds } from './train/goals/fit-goals.ts';

/**
 * `npm run train:goals`: the recognition of goals alone, in seconds, after a change to
 * `content/goals`.
 */
try {
  compileTexts();
  const { goals, right } = trainGoalKinds();
  log(`${goals} goals; of those not learnt from ${(100 * right).toFixed(1)}% right`);
} catch (error) {
  if (error instanceof ContentProblems) stop(error.message);
  throw error;
}
