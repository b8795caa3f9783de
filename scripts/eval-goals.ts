import { writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.ts';
import { say } from './lib/say.ts';

/** `npm run eval-goals`: how goals by other hands are recognised; `npm run train-goals` goes before it. */
const { goalQuality } = await import('./eval/goal-quality.ts');
say('Reading the held-out goals as the planner does');
writeFileSync(inRoot('docs', 'goal-quality.md'), goalQuality());
say('docs/goal-quality.md is written');
