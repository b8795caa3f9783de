import * as z from 'zod/mini';
import { get } from './route.ts';

const ApiDescription = z.looseObject({ openapi: z.literal('3.1.0') });

export const descriptionApi = [
  get('/api/openapi.json', 'This description', { access: 'public', reply: { ApiDescription } }),
];
