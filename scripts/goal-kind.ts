import { basename } from 'node:path';
import { readKind } from './content/goal-kinds.ts';
import { ContentProblems } from './content/read.ts';
import { say, stop } from './lib/say.ts';

/** `npm run goal-kind -- content/goals/saving.yaml`: what is wrong with a kind. */
const files = process.argv.slice(2);
if (files.length === 0)
  stop('Say which file, as in: npm run goal-kind -- content/goals/saving.yaml');
const problems = files.flatMap((file) => {
  try {
    readKind(`goals/${basename(file)}`);
    say(`${basename(file)}: in order`);
    return [];
  } catch (error) {
    return [error instanceof ContentProblems ? error.message : String(error)];
  }
});
if (problems.length > 0) stop(problems.join('\n'));
