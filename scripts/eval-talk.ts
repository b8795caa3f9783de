import { writeFileSync } from 'node:fs';
import { log } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';
import { compileContent } from './lib/prepare.ts';

compileContent();
const { talkQuality } = await import('./eval/talk-quality.ts');
log('Reading the held-out lines as the coach does');
writeFileSync(inRoot('docs', 'coach-quality.md'), talkQuality());
log('docs/coach-quality.md is written');
