import type { ExportFile } from '#schema/contracts/export-file.ts';
import { FIRST_REMINDER_CHOICES, type ReminderChoices } from '#schema/contracts/reminders.ts';

/**
 * What an import takes over of a file's choices for reminders. A file is no permission to write to
 * an address: mails were allowed to another copy, which may still send them, and own words in a
 * message were allowed on another device. Both are off until they are chosen here.
 * @returns undefined where the file has nothing to ask about
 */
export function choicesIn({ asking, reminders }: ExportFile): ReminderChoices | undefined {
  if (!asking?.reminders && !reminders?.length) return undefined;
  return { ...FIRST_REMINDER_CHOICES, ...asking?.reminders, byMail: false, showsTitles: false };
}

const MAILS_OFF =
  'Mails stay off until you choose them here, in Settings: a file cannot say yes to them for you.';

/**
 * Said where the file has mails that do not come by themselves.
 * @param isEnded whether reminders by mail are off here because of the file
 */
export function mailsOff(
  { asking, reminders = [] }: ExportFile,
  isEnded: boolean,
): string | undefined {
  const isReminded = isEnded && reminders.some(({ byMail }) => byMail);
  const isWritten = asking && (asking.mails.week !== null || asking.mails.away);
  return isReminded || isWritten ? MAILS_OFF : undefined;
}
