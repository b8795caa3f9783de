import { Hono } from 'hono';
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
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { answerReminder, readAsked } from './answers.service.ts';
import {
  addDevice,
  changeSettings,
  deleteReminder,
  listReminders,
  putOwnReminder,
  readReminderSettings,
  removeDevice,
} from './reminders.service.ts';
import { sendTest } from './test-send.service.ts';

export const reminderRoutes = new Hono<AppEnv>()
  .get(REMINDER_URLS.reminders, requireUser, async (c) =>
    send(c, ReminderList, await listReminders(c.var.user)),
  )
  .post(REMINDER_URLS.reminders, requireUser, async (c) =>
    send(c, Reminder, await putOwnReminder(c.var.user, await body(c, NewReminder)), 201),
  )
  .get(REMINDER_URLS.settings, requireUser, async (c) =>
    send(c, ReminderSettings, await readReminderSettings(c.var.user)),
  )
  .patch(REMINDER_URLS.settings, requireUser, async (c) =>
    send(
      c,
      ReminderSettings,
      await changeSettings(c.var.user, await body(c, ReminderChoicesPatch)),
    ),
  )
  .post(REMINDER_URLS.devices, requireUser, async (c) =>
    send(c, ReminderSettings, await addDevice(c.var.user, await body(c, NewPushDevice)), 201),
  )
  .delete(REMINDER_URLS.device, requireUser, async (c) => {
    await removeDevice(c.var.user, params(c, PushDeviceParams).deviceId);
    return sendNothing(c);
  })
  .post(REMINDER_URLS.test, requireUser, async (c) => send(c, TestSend, await sendTest(c.var.user)))
  .get(REMINDER_URLS.asked, requireUser, async (c) =>
    send(c, AskedThing, await readAsked(c.var.user, params(c, ReminderSendParams).sendId)),
  )
  .post(REMINDER_URLS.answer, requireUser, async (c) => {
    const { sendId } = params(c, ReminderSendParams);
    const { answer } = await body(c, AnsweredReminder);
    return send(c, ReminderAnswerReply, await answerReminder(c.var.user, sendId, answer));
  })
  .delete(REMINDER_URLS.reminder, requireUser, async (c) => {
    await deleteReminder(c.var.user, params(c, ReminderParams).reminderId);
    return sendNothing(c);
  });
