import { writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.ts';
import { compileContent } from './lib/prepare.ts';
import { say } from './lib/say.ts';

compileContent();
const { talkQuality } = await import('./eval/talk-quality.ts');
say('Reading the held-out lines as the coach does');
writeFileSync(inRoot('docs', 'coach-quality.md'), talkQuality());
say('docs/coach-quality.md is written');
