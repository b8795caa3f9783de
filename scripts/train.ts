import { ContentProblems } from './content/read.ts';
import { log, stop } from './lib/log.ts';
import { runScriptAside } from './lib/run.ts';
import { MODEL_NAMES, type ModelName, trainModel } from './train/models.ts';

/** It takes about as long as all the others together. */
const LARGEST: ModelName = 'safety-models';

/**
 * `npm run train` learns all models, two at a time; names after it are learnt one after the other.
 */
const named = process.argv.slice(2) as ModelName[];
const unknown = named.find((name) => !MODEL_NAMES.includes(name));
if (unknown) stop(`There is no model “${unknown}”: ${MODEL_NAMES.join(', ')}.`);

try {
  if (named.length > 0) for (const name of named) trainModel(name);
  else {
    log('Learning from the labelled examples in content/');
    const others = MODEL_NAMES.filter((name) => name !== LARGEST);
    const halves = await Promise.all(
      [[LARGEST], others].map((half) => runScriptAside('train', half)),
    );
    const failed = halves.find(({ ok }) => !ok);
    if (failed) stop(failed.output);
  }
} catch (error) {
  if (error instanceof ContentProblems) stop(error.message);
  throw error;
}
