import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { log } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';
import { compileContent } from './lib/prepare.ts';

/**
 * `npm run samples`: exchanges with Eden and plans that she makes, for people to read. With
 * `--plans-for-judges file.md` the plans alone are written there, without the marks they have got.
 */
const { values } = parseArgs({ options: { 'plans-for-judges': { type: 'string' } } });

// Eden's words are compiled before she is loaded.
compileContent();
const { renderSamples } = await import('./eden/render-samples.ts');
const { renderPlanSamples } = await import('./plans/render-plan-samples.ts');
const forJudges = values['plans-for-judges'];
if (forJudges) {
  writeFileSync(forJudges, renderPlanSamples({ withMarks: false }));
  log(`Wrote ${forJudges}`);
} else {
  writeFileSync(inRoot('docs', 'eden-samples.md'), renderSamples());
  writeFileSync(inRoot('docs', 'plan-samples.md'), renderPlanSamples());
  log('Wrote docs/eden-samples.md and docs/plan-samples.md');
}
