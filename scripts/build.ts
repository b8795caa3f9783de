import { buildAll } from './lib/prepare.ts';

await buildAll();
