import * as z from 'zod/mini';
import { DESCRIPTION_URLS } from '#schema/urls/description.urls.ts';
import { get } from './route.ts';

const ApiDescription = z.looseObject({ openapi: z.literal('3.1.0') });

export const descriptionApi = [
  get(DESCRIPTION_URLS.openApi, 'This description', {
    access: 'public',
    reply: { ApiDescription },
  }),
  get('/.well-known/security.txt', 'Whom to tell of a hole (RFC 9116)', {
    access: 'public',
    media: 'text/plain',
  }),
  get('/.well-known/security-policy.txt', 'What is asked of whoever finds one, and promised', {
    access: 'public',
    media: 'text/plain',
  }),
];
