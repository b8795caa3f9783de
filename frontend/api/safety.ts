import { useMutation } from '@tanstack/react-query';
import { request } from '#frontend/lib/request.ts';
import type { NoticeReply } from '#schema/contracts/safety.ts';
import { SAFETY_URLS } from '#schema/urls/safety.urls.ts';

/** An answer to words of care. What Eden says to it comes as a notice of its own, or not at all. */
export function useAnswerNotice() {
  return useMutation({
    mutationFn: (message: string) => request<NoticeReply>('POST', SAFETY_URLS.answer, { message }),
  });
}

/** Has the contact form's message read for danger; it is kept nowhere. */
export const screenContact = (message: string) =>
  request<NoticeReply>('POST', SAFETY_URLS.contact, { message });
