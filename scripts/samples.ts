import { writeFileSync } from 'node:fs';
import { renderSamples } from './eden/render-samples.ts';
import { inRoot } from './lib/paths.ts';
import { say } from './lib/say.ts';

writeFileSync(inRoot('docs', 'eden-samples.md'), renderSamples());
say('Wrote docs/eden-samples.md');
