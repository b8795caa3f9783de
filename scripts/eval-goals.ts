import { writeFileSync } from 'node:fs';
import { log } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';

/**
 * `npm run eval:goals`: how goals by other hands are recognised; `npm run train:goals` goes before
 * it.
 */
const { goalQuality } = await import('./eval/goal-quality.ts');
log('Reading the held-out goals as the planner does');
writeFileSync(inRoot('docs', 'goal-quality.md'), goalQuality());
log('docs/goal-quality.md is written');
