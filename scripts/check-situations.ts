import { ContentProblems } from './content/read.ts';
import { readSituations } from './content/situations.ts';
import { stop } from './lib/log.ts';

try {
  console.log(`${readSituations().length} situations, all in order`);
} catch (thrown) {
  if (thrown instanceof ContentProblems) stop(thrown.message);
  throw thrown;
}
