import { writeFileSync } from 'node:fs';
import { log } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';
import { compileContent } from './lib/prepare.ts';

// Eden's words are compiled before she is loaded.
compileContent();
const { renderSamples } = await import('./eden/render-samples.ts');
writeFileSync(inRoot('docs', 'eden-samples.md'), renderSamples());
log('Wrote docs/eden-samples.md');
