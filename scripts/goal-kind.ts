import { basename } from 'node:path';
import { type KindWithExamples, readKind } from './content/goal-kinds.ts';
import { ContentProblems } from './content/read.ts';
import { log, stop } from './lib/log.ts';

/**
 * `npm run goal-kind -- content/goals/saving.yaml`: what is wrong with a kind. With `--plan` the plan for its first
 * example over half a year stands behind it; `npm run train:goals` goes before that once.
 */
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (files.length === 0)
  stop('Say which file, as in: npm run goal-kind -- content/goals/saving.yaml');

async function showPlan(kind: KindWithExamples): Promise<void> {
  const { makePlan } = await import('#worker/adapters/built-in-coach/planner/plan/make-plan.ts');
  const dates = { today: '2026-11-23', targetDate: '2027-05-23' };
  const [title = ''] = kind.examples;
  const { roadmap } = makePlan(kind, { title, description: '', answers: [], ...dates });
  log(`“${title}” ${roadmap.note ?? ''}`);
  for (const milestone of roadmap.milestones) {
    const lines = [milestone.description, ...milestone.tasks.map((task) => `- ${task}`)];
    log(`${milestone.targetDate} ${milestone.title}\n    ${lines.join('\n    ')}`);
  }
}

const problems: string[] = [];
for (const file of files) {
  try {
    const kind = readKind(`goals/${basename(file)}`);
    log(`${basename(file)}: in order`);
    if (process.argv.includes('--plan')) await showPlan(kind);
  } catch (error) {
    problems.push(error instanceof ContentProblems ? error.message : String(error));
  }
}
if (problems.length > 0) stop(problems.join('\n'));
