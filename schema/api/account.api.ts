import {
  AccountDeletion,
  AccountStatus,
  EmailChange,
  ImportResult,
  Message,
} from '#schema/contracts/account-life.ts';
import { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, ExportFile } from '#schema/contracts/export-file.ts';
import { DayChoice, OnboardingStatus, User } from '#schema/contracts/users.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { get, patch, post, remove } from './route.ts';

const TOO_OFTEN = 'Asked too often; `Retry-After` says when to ask again.';
const TAKEN = {
  409: 'The address belongs to another account, or a confirmed one is to be replaced and there is no password.',
  429: TOO_OFTEN,
};

export const accountApi = [
  get(ACCOUNT_URLS.user, 'Who is signed in', { reply: { User } }),
  get(ACCOUNT_URLS.onboardingStatus, 'Whether the assessment is still to come', {
    reply: { OnboardingStatus },
  }),
  post(ACCOUNT_URLS.onboardingLater, 'Put the assessment off for a week', {
    reply: { OnboardingStatus },
    repeatable: true,
  }),
  patch(ACCOUNT_URLS.user, 'Change the e-mail address', {
    body: { EmailChange },
    example: { email: 'ada@example.org' },
    reply: { User },
    hashes: true,
    fails: TAKEN,
  }),
  post(ACCOUNT_URLS.updateEmail, 'The same, by another name', {
    body: { EmailChange },
    example: { email: 'ada@example.org' },
    reply: { User },
    repeatable: true,
    hashes: true,
    fails: TAKEN,
  }),
  patch(ACCOUNT_URLS.coachPreferences, 'Choose Eden’s manner', {
    body: { CoachPreferences },
    example: { coachPersonality: 'analytical', coachTone: 'neutral', coachStyle: 'socratic' },
    reply: { User },
  }),
  patch(ACCOUNT_URLS.day, 'Choose when your day begins', {
    body: { DayChoice },
    example: { dayStartsAt: 4 },
    reply: { User },
  }),
  post(ACCOUNT_URLS.emailConfirmation, 'Have the confirming link sent again', {
    reply: { Message },
    fails: { 409: 'There is no address, or it is confirmed already.', 429: TOO_OFTEN },
  }),
  get(ACCOUNT_URLS.account, 'What the settings say about signing in', { reply: { AccountStatus } }),
  remove(ACCOUNT_URLS.account, 'Delete the account and everything in it', {
    body: { AccountDeletion },
    example: { confirmation: 'ada' },
    fails: {
      409: 'A subscription still renews, or was paid for a moment ago.',
      502: 'A payment page is open that cannot be closed now.',
    },
  }),

  get(ACCOUNT_URLS.exportJson, 'Everything you have, to read in again', {
    reply: { ExportFile },
    fails: { 429: TOO_OFTEN },
  }),
  get(ACCOUNT_URLS.exportMarkdown, 'Everything you have, to read', {
    media: 'text/markdown',
    fails: { 429: TOO_OFTEN },
  }),
  post(ACCOUNT_URLS.import, 'Read an export in; what is there already stays', {
    body: { ExportFile },
    example: {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      exportedAt: '2026-03-01T08:00:00.000Z',
    },
    reply: { ImportResult },
    repeatable: true,
    fails: { 403: 'The plan holds no more open goals.', 429: TOO_OFTEN },
  }),
];
