import { writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.ts';
import { compileContent } from './lib/prepare.ts';
import { say } from './lib/say.ts';

compileContent();
const { safetyQuality } = await import('./eval/safety-quality.ts');
say('Reading the held-out lines with the screen');
writeFileSync(inRoot('docs', 'safety-quality.md'), safetyQuality());
say('docs/safety-quality.md is written');
