import { writeFileSync } from 'node:fs';
import { log } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';
import { compileContent } from './lib/prepare.ts';

compileContent();
const { safetyQuality } = await import('./eval/safety-quality.ts');
log('Reading the held-out lines with the screen');
writeFileSync(inRoot('docs', 'safety-quality.md'), safetyQuality());
log('docs/safety-quality.md is written');
