import { PRIVACY_CHOICES, type PrivacyChoice } from '#schema/contracts/privacy-choices.ts';

/** What the settings call each choice. */
const NAMES: Record<PrivacyChoice, string> = {
  incognitoMode: 'Incognito',
  aiChat: 'who writes Eden’s words in the chat',
  aiFeedback: 'who writes feedback on journal entries',
  aiRoadmap: 'who writes plans for goals',
  tellsGoals: 'telling Eden of your goals',
  tellsJournal: 'telling a model of your latest entries',
  tellsMindset: 'telling Eden which area is hardest for you',
  chatRetentionDays: 'how long chats are kept',
  dailyMotivation: 'a word for the day',
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * The settings that an import left unchanged, with a sentence about them; undefined where there are
 * none.
 */
export function skippedSettings(
  names: readonly (PrivacyChoice | null)[],
): { settings: PrivacyChoice[]; message: string } | undefined {
  const settings = PRIVACY_CHOICES.filter((name) => names.includes(name));
  if (settings.length === 0) return undefined;
  const words = listed.format(settings.map((name) => NAMES[name]));
  return {
    settings,
    message: `Some settings stayed as they are here, since the file’s would have kept less to yourself or deleted chats: ${words}.`,
  };
}
