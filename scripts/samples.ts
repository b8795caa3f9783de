import { writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.ts';
import { compileContent } from './lib/prepare.ts';
import { say } from './lib/say.ts';

// Eden's words are compiled before she is loaded.
compileContent();
const { renderSamples } = await import('./eden/render-samples.ts');
writeFileSync(inRoot('docs', 'eden-samples.md'), renderSamples());
say('Wrote docs/eden-samples.md');
