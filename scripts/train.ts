import { ContentProblems } from './content/read.ts';
import { say, stop } from './lib/say.ts';
import { trainGoalKinds } from './train/goals/fit-goals.ts';
import { trainModels } from './train/models.ts';

say('Learning from the labelled examples in content/');
try {
  trainGoalKinds();
  trainModels();
} catch (error) {
  if (error instanceof ContentProblems) stop(error.message);
  throw error;
}
