import type { Context } from 'hono';
import { Recovery, ResetPassword, ResetRequest } from '#schema/contracts/account-life.ts';
import { Credentials, NewPassword, Registration } from '#schema/contracts/credentials.ts';
import type { FormName } from '#schema/contracts/form-answer.ts';
import { AnsweredReminder } from '#schema/contracts/reminders.ts';
import { ContactMessage, type SafetyNotice } from '#schema/contracts/safety.ts';
import {
  isMissingSomething,
  MISSING,
  readContactForm,
  referenceAt,
} from '#schema/rules/account/contact-form.ts';
import { checkNewPassword } from '#schema/rules/account/new-password.ts';
import type { FieldErrors } from '#schema/rules/field-errors.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { Caller } from '#worker/context.ts';
import { login, registerAccount } from '#worker/features/auth/auth.service.ts';
import {
  askForReset,
  setNewPassword,
} from '#worker/features/auth/recovery/password-reset.service.ts';
import { recover } from '#worker/features/auth/recovery/recovery-codes.service.ts';
import { stopMailsByLink } from '#worker/features/mail-plans/stop-mails.service.ts';
import { answerByLink } from '#worker/features/reminders/answers.service.ts';
import { noticeWithoutAccount } from '#worker/features/safety/safety.service.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { check } from '#worker/http/input.ts';
import { invalid } from '#worker/lib/errors.ts';

type Outcome =
  /** Somebody has come in, and goes on to where they were going. */
  | { caller: Caller }
  /** The page says that it is done, or what is to be read before that. */
  | { done: string | null; ended?: string | undefined; safetyNotice?: SafetyNotice | undefined };

export interface FormPage {
  name: FormName;
  /** The fields that are shown again as they were typed. */
  shown: string[];
  /** What its address says is all: mail programs send it in one form or another (RFC 8058). */
  takesNoFields?: boolean;
  /** The title of a page that says no, and of one that says that it is done. */
  titles: { refused: string; done: string };
  /** What to say of a refusal instead of its own words; a limit always speaks for itself. */
  refusal?: string;
  /** Seconds until the page that says so leads to the sign-in page. */
  leadsOnAfter?: number;
  submit(c: Context<AppEnv>, text: (field: string) => string): Promise<Outcome>;
}

const PASSWORD_IS_SET = { refused: 'Error', done: 'Password Reset Successful' };

/**
 * A new password and its repetition. @throws invalid, with a sentence for each field that is at
 * fault
 */
function checkedPassword(text: (field: string) => string, others: FieldErrors = {}): string {
  const newPassword = text('newPassword');
  const errors = {
    ...others,
    ...checkNewPassword(NewPassword, newPassword, text('confirmPassword')),
  };
  refuse(errors);
  return newPassword;
}

function refuse(errors: FieldErrors, message?: string): void {
  const issues = Object.entries(errors).flatMap(([path, words]) =>
    words ? [{ path, message: words }] : [],
  );
  if (issues[0]) throw invalid(message ?? issues[0].message, issues);
}

/** Each does what its call of the API does, through the same service. */
const FORMS: Record<FormName, FormPage> = {
  login: {
    name: 'login',
    shown: ['username'],
    titles: { refused: 'Login failed', done: '' },
    submit: async (c, text) =>
      login(
        c.var.request,
        check(Credentials, { username: text('username'), password: text('password') }),
      ),
  },
  register: {
    name: 'register',
    shown: ['username', 'email'],
    titles: { refused: 'Registration failed', done: '' },
    submit: async (c, text) => {
      const typed = {
        username: text('username'),
        email: text('email'),
        password: text('password'),
      };
      return registerAccount(c.var.request, check(Registration, typed));
    },
  },
  forgot: {
    name: 'forgot',
    shown: ['email'],
    titles: { refused: 'Error', done: 'Check your email' },
    refusal: 'Failed to process your request. Please try again later.',
    submit: async (c, text) => {
      const { message } = await askForReset(
        c.var.request,
        check(ResetRequest, { email: text('email') }),
      );
      return { done: message };
    },
  },
  reset: {
    name: 'reset',
    shown: [],
    titles: PASSWORD_IS_SET,
    leadsOnAfter: 3,
    submit: async (c, text) => {
      const token = c.req.query('token') ?? '';
      const input = check(ResetPassword, { token, newPassword: checkedPassword(text) });
      const { message, ended } = await setNewPassword(c.var.request, input);
      return { done: message, ended };
    },
  },
  recover: {
    name: 'recover',
    shown: ['username', 'code'],
    titles: PASSWORD_IS_SET,
    leadsOnAfter: 3,
    submit: async (c, text) => {
      const [username, code] = [text('username').trim(), text('code').trim()];
      const newPassword = checkedPassword(text, {
        ...(!username && { username: 'Username is required' }),
        ...(!code && { code: 'Recovery code is required' }),
      });
      const { message } = await recover(
        c.var.request,
        check(Recovery, { username, code, newPassword }),
      );
      return { done: message };
    },
  },
  asked: {
    name: 'asked',
    shown: [],
    titles: { refused: 'Not answered', done: 'Kept' },
    submit: async (c, text) => {
      const { answer } = check(AnsweredReminder, { answer: text('answer') });
      return { done: await answerByLink(c.var.request, c.req.query('token') ?? '', answer) };
    },
  },
  'no-mails': {
    name: 'no-mails',
    shown: [],
    takesNoFields: true,
    titles: { refused: 'Not changed', done: 'No more mails' },
    submit: async (c) => ({
      done: await stopMailsByLink(c.var.request, c.req.query('token') ?? ''),
    }),
  },
  contact: {
    name: 'contact',
    shown: ['name', 'email', 'subject', 'category', 'message'],
    titles: { refused: 'Error', done: 'Message Sent!' },
    refusal: 'Failed to send message. Please try again or email us directly.',
    submit: async (c, text) => {
      const { message, errors } = readContactForm({ get: text });
      refuse(errors, isMissingSomething(message) ? MISSING.message : undefined);
      const safetyNotice = noticeWithoutAccount(
        c.var.request,
        check(ContactMessage, message).message,
      );
      // A message that speaks of danger is answered with where to turn, before it says that it was
      // sent.
      const isCare = safetyNotice?.level === 'care';
      return {
        done: isCare ? null : referenceAt(c.var.request.clock.now().getTime()),
        safetyNotice,
      };
    },
  },
};

const BY_PATH: Record<string, FormName> = {
  [PATHS.forgotPassword]: 'forgot',
  [PATHS.resetPassword]: 'reset',
  [PATHS.recover]: 'recover',
  [PATHS.contact]: 'contact',
  [PATHS.asked]: 'asked',
  [PATHS.noMails]: 'no-mails',
  [PATHS.firstNoMails]: 'no-mails',
};

/** The form that a page's address takes; of the two on the sign-in page its tab says which. */
export function formAt(path: string, search: string): FormPage {
  const isRegistration = new URLSearchParams(search).get('tab') === 'register';
  return FORMS[BY_PATH[path] ?? (isRegistration ? 'register' : 'login')];
}
