import { buildFrontend } from './lib/prepare.ts';

await buildFrontend();
