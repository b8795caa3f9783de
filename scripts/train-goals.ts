import { writeFileSync } from 'node:fs';
import { ContentProblems } from './content/read.ts';
import { compileTexts } from './content/compile.ts';
import { inRoot } from './lib/paths.ts';
import { say, stop } from './lib/say.ts';
import { fitGoals } from './train/goals.ts';

/** `npm run train-goals`: the recognition of goals alone, in seconds, after a change to `content/goals`. */
try {
  compileTexts();
  const { model, unseen } = fitGoals();
  writeFileSync(
    inRoot('worker', 'generated', 'goal-kinds-model.json'),
    `${JSON.stringify(model)}\n`,
  );
  const right = unseen.filter(({ label, probabilities }) => {
    const best = probabilities.indexOf(Math.max(...probabilities));
    return model.labels[best] === label;
  }).length;
  say(`${unseen.length} goals; of those not learnt from ${((100 * right) / unseen.length).toFixed(1)}% right`);
} catch (error) {
  if (error instanceof ContentProblems) stop(error.message);
  throw error;
}
