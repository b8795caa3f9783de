/** Paths of reminders, of the devices they go to and of the answers to them. */
export const REMINDER_URLS = {
  reminders: '/api/reminders',
  settings: '/api/reminders/settings',
  test: '/api/reminders/test',
  devices: '/api/reminders/devices',
  device: '/api/reminders/devices/:deviceId',
  asked: '/api/reminders/sends/:sendId',
  answer: '/api/reminders/sends/:sendId/answer',
  reminder: '/api/reminders/:reminderId',
} as const;
