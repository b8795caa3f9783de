import { writeFileSync } from 'node:fs';
import { reviewQuality } from './eval/reviews/review-quality.ts';
import { log } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';

/** `npm run eval:reviews`: how often questions come back, and what is kept by it. */
log('Living through a year with simulated learners');
writeFileSync(inRoot('docs', 'reviews.md'), reviewQuality());
log('docs/reviews.md is written');
