import {
  AnsweredReminder,
  AskedThing,
  NewPushDevice,
  NewReminder,
  PushDeviceParams,
  Reminder,
  ReminderAnswerReply,
  ReminderChoicesPatch,
  ReminderList,
  ReminderParams,
  ReminderSendParams,
  ReminderSettings,
  TestSend,
} from '#schema/contracts/reminders.ts';
import { REMINDER_URLS } from '#schema/urls/reminders.urls.ts';
import { get, patch, post, remove } from './route.ts';

export const reminderApi = [
  get(REMINDER_URLS.reminders, 'What asks you, and when it does next', {
    reply: { ReminderList },
  }),
  post(
    REMINDER_URLS.reminders,
    'Be asked about a task, an if-then or a rhythm; once more changes how',
    {
      body: { NewReminder },
      example: {
        goalId: 1,
        subject: 'task',
        subjectId: '0-0',
        at: '18:30',
        byPush: true,
        byMail: false,
      },
      status: 201,
      repeatable: true,
      reply: { Reminder },
      fails: {
        404: 'The goal holds no such task or if-then.',
        409: 'You are asked about as many things as can be kept.',
      },
    },
  ),
  remove(REMINDER_URLS.reminder, 'Be asked about it no more', { params: ReminderParams }),
  get(REMINDER_URLS.settings, 'What holds for all your reminders, and which devices they go to', {
    reply: { ReminderSettings },
  }),
  patch(REMINDER_URLS.settings, 'Choose ways, quiet hours, a day’s limit or a holiday', {
    body: { ReminderChoicesPatch },
    example: { quietFrom: '21:30', quietUntil: '07:30' },
    reply: { ReminderSettings },
  }),
  post(REMINDER_URLS.devices, 'Send push messages to this browser', {
    body: { NewPushDevice },
    example: {
      endpoint: 'https://push.example.invalid/send/1',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    status: 201,
    repeatable: true,
    reply: { ReminderSettings },
    fails: {
      409: 'This is a renewal, and the browser was ended by its person.',
      503: 'This server sends no push messages.',
    },
  }),
  remove(REMINDER_URLS.device, 'Send nothing more to a device', { params: PushDeviceParams }),
  post(REMINDER_URLS.test, 'Have a test sent by the ways that are chosen', {
    repeatable: true,
    reply: { TestSend },
    fails: { 429: 'A few tests were sent just now.' },
  }),
  get(REMINDER_URLS.asked, 'What a reminder asked about, and what was said to it', {
    params: ReminderSendParams,
    reply: { AskedThing },
  }),
  post(REMINDER_URLS.answer, 'Answer a reminder', {
    params: ReminderSendParams,
    body: { AnsweredReminder },
    example: { answer: 'done' },
    repeatable: true,
    reply: { ReminderAnswerReply },
  }),
];
