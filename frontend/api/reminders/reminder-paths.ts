import { urlTo } from '#schema/rules/url-to.ts';
import { REMINDER_URLS } from '#schema/urls/reminders.urls.ts';

export const askedOf = (sendId: number) => urlTo(REMINDER_URLS.asked, { sendId });
export const answerOf = (sendId: number) => urlTo(REMINDER_URLS.answer, { sendId });
export const reminderOf = (reminderId: number) => urlTo(REMINDER_URLS.reminder, { reminderId });
export const pushDeviceOf = (deviceId: number) => urlTo(REMINDER_URLS.device, { deviceId });
