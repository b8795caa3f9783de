import { ContactMessage, NoticeReply, SafetyAnswer } from '#schema/contracts/safety.ts';
import { post } from './route.ts';

export const safetyApi = [
  post('/api/safety/answer', 'Answer words of care that were shown outside the chat', {
    body: { SafetyAnswer },
    example: { message: 'Yes, I am safe' },
    reply: { NoticeReply },
  }),
  post(
    '/api/contact',
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
