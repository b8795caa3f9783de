import { ContactMessage, NoticeReply, SafetyAnswer } from '#schema/contracts/safety.ts';
import { SAFETY_URLS } from '#schema/urls/safety.urls.ts';
import { post } from './route.ts';

export const safetyApi = [
  post(SAFETY_URLS.answer, 'Answer words of care that were shown outside the chat', {
    body: { SafetyAnswer },
    example: { message: 'Yes, I am safe' },
    reply: { NoticeReply },
  }),
  post(
    SAFETY_URLS.contact,
    'Have the contact form’s message read for danger; it is kept nowhere and sent to nobody',
    {
      access: 'public',
      repeatable: true,
      body: { ContactMessage },
      example: { message: 'The calendar shows the wrong week.' },
      reply: { NoticeReply },
    },
  ),
];
