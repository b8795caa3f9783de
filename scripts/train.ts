import { ContentProblems } from './content/read.ts';
import { say, stop } from './lib/say.ts';
import { trainModels } from './train/models.ts';

say('Learning from the labelled examples in content/');
try {
  trainModels();
} catch (error) {
  if (error instanceof ContentProblems) stop(error.message);
  throw error;
}
