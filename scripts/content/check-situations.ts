import { stop } from '../lib/log.ts';
import { ContentProblems } from './read.ts';
import { readSituations } from './situations.ts';

try {
  console.log(`${readSituations().length} situations, all in order`);
} catch (thrown) {
  if (thrown instanceof ContentProblems) stop(thrown.message);
  throw thrown;
}
