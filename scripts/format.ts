import { runTool } from './lib/run.ts';

/** Formats everything and fixes what can be fixed; says what is left: `npm run format`. */
const { ok, output } = runTool('biome', ['check', '--write', '.']);
console.log(output.trim());
process.exit(ok ? 0 : 1);
