import { buildFrontend } from './lib/prepare.ts';

buildFrontend();
