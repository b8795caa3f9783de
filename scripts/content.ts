import { checkMotivations, readMotivations } from './content/motivations.ts';
import { ContentProblems } from './content/read.ts';
import { say, stop } from './lib/say.ts';

const CHECKS: [string, () => string[]][] = [['motivations', () => checkMotivations(readMotivations())]];

const problems = CHECKS.flatMap(([name, check]) => {
  try {
    const found = check();
    say(`${name}: ${found.length === 0 ? 'in order' : `${found.length} problems`}`);
    return found;
  } catch (error) {
    if (error instanceof ContentProblems) return error.message.split('\n');
    throw error;
  }
});
if (problems.length > 0) stop(problems.join('\n'));
