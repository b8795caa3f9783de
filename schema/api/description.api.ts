import * as z from 'zod/mini';
import { get } from './route.ts';

const ApiDescription = z.looseObject({ openapi: z.literal('3.1.0') });

export const descriptionApi = [
  get('/api/openapi.json', 'This description', { access: 'public', reply: { ApiDescription } }),
  get('/.well-known/security.txt', 'Whom to tell of a hole (RFC 9116)', {
    access: 'public',
    media: 'text/plain',
  }),
  get('/.well-known/security-policy.txt', 'What is asked of whoever finds one, and promised', {
    access: 'public',
    media: 'text/plain',
  }),
];
