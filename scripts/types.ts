import { writeBindingTypes } from './lib/prepare.ts';

writeBindingTypes();
