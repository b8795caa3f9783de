import { accountApi } from './account.api.ts';
import { adminApi, contentApi } from './admin.api.ts';
import { authApi } from './auth.api.ts';
import { billingApi } from './billing.api.ts';
import { calendarApi } from './calendar.api.ts';
import { coachApi } from './coach.api.ts';
import { descriptionApi } from './description.api.ts';
import { goalApi } from './goals.api.ts';
import { journalApi } from './journal.api.ts';
import { knowledgeApi } from './knowledge.api.ts';
import { learningApi } from './learning.api.ts';
import { mailPlansApi } from './mail-plans.api.ts';
import { mindsetApi } from './mindset.api.ts';
import { reminderApi } from './reminders.api.ts';
import type { ApiRoute } from './route.ts';
import { safetyApi } from './safety.api.ts';
import { sharingApi } from './sharing.api.ts';
import { stickerApi } from './stickers.api.ts';
import { suggestionApi } from './suggestions.api.ts';
import { waysInApi } from './ways-in.api.ts';

/**
 * Every route by feature, in the order they are described. `tests/worker/sweeps/sweep.test.ts`
 * holds them to what is mounted.
 */
export const API: Record<string, ApiRoute[]> = {
  'Signing in': authApi,
  'Other ways in': waysInApi,
  Account: accountApi,
  Goals: goalApi,
  Journal: journalApi,
  Calendar: calendarApi,
  'Mails about the week': mailPlansApi,
  Reminders: reminderApi,
  Eden: coachApi,
  Safety: safetyApi,
  'Privacy and what Eden knows': knowledgeApi,
  Mindset: mindsetApi,
  Learning: learningApi,
  Suggestions: suggestionApi,
  'Stickers and activities': stickerApi,
  Sharing: sharingApi,
  Plans: billingApi,
  'For admins': adminApi,
  'Content, for admins': contentApi,
  'The API itself': descriptionApi,
};

export const API_ROUTES: ApiRoute[] = Object.values(API).flat();

export const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
