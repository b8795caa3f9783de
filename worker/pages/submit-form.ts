import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { WELCOME_COOKIE } from '#schema/contracts/first-view.ts';
import type { FormAnswer } from '#schema/contracts/form-answer.ts';
import { MISSING } from '#schema/rules/account/contact-form.ts';
import { fieldErrors } from '#schema/rules/field-errors.ts';
import { ownPath } from '#schema/rules/own-path.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import { appInfo } from '#worker/features/auth/auth.service.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { cookieAttributes } from '#worker/http/cookies.ts';
import { formFields } from '#worker/http/input.ts';
import { describeFailure } from '#worker/http/on-error.ts';
import { setSessionCookie } from '#worker/http/session-cookie.ts';
import { type FormPage, formAt } from './forms.ts';

/** Long enough for the next page to come, and no longer. */
const WELCOME_SECONDS = 60;

/** A form's answer as its page shows it. */
export interface AnsweredForm {
  answer: FormAnswer;
  status: ContentfulStatusCode;
  title: string;
  /** What the page needs to know beside it: JSON of `FirstViewEntry[]`. */
  entries: string;
}

/** Where somebody goes on to, with the session's cookie and a word of welcome for the next page. */
function goOn(c: Context<AppEnv>, { name }: FormPage): Response {
  setCookie(c, WELCOME_COOKIE, name, {
    ...cookieAttributes(c),
    httpOnly: false,
    maxAge: WELCOME_SECONDS,
  });
  return c.redirect(ownPath(c.req.query('next')), 303);
}

/**
 * Takes a form that the browser sent by itself, as the API's call of the same name would. What is
 * wrong is said by the form's own page, with all that was typed but passwords.
 * @throws AppError where the form itself cannot be read
 */
export async function submitForm(c: Context<AppEnv>): Promise<Response | AnsweredForm> {
  const form = formAt(c.req.path, new URL(c.req.url).search);
  const fields = form.takesNoFields ? new URLSearchParams() : await formFields(c);
  const text = (field: string) => fields.get(field) ?? '';
  const blank: FormAnswer = {
    form: form.name,
    values: Object.fromEntries(form.shown.map((field) => [field, text(field)])),
    errors: {},
    problem: null,
    done: null,
    ended: null,
    safetyNotice: null,
  };
  const entries =
    form.name === 'forgot' ? JSON.stringify([[[AUTH_URLS.appInfo], appInfo(c.var.request)]]) : '[]';
  try {
    const outcome = await form.submit(c, text);
    if ('caller' in outcome) {
      await setSessionCookie(c, outcome.caller);
      return goOn(c, form);
    }
    const { done, ended = null, safetyNotice = null } = outcome;
    if (done !== null && ended === null && form.leadsOnAfter)
      c.header('Refresh', `${form.leadsOnAfter}; url=/auth`);
    const title = done === null ? form.titles.refused : form.titles.done;
    return { answer: { ...blank, done, ended, safetyNotice }, status: 200, title, entries };
  } catch (thrown) {
    return { ...refusal(c, form, blank, fields, thrown), entries };
  }
}

function refusal(
  c: Context<AppEnv>,
  form: FormPage,
  blank: FormAnswer,
  fields: URLSearchParams,
  thrown: unknown,
): Omit<AnsweredForm, 'entries'> {
  const { status, body } = describeFailure(thrown, c);
  const errors = fieldErrors(body.issues ?? []);
  const isAtField = Object.keys(errors).some(
    (field) => fields.has(field) || form.shown.includes(field),
  );
  const isSaidThere = isAtField && Object.values(errors).includes(body.message);
  const isOwnWords = body.issues !== undefined || status === 429 || form.refusal === undefined;
  const message = isOwnWords ? body.message : (form.refusal as string);
  const title = message === MISSING.message ? MISSING.title : form.titles.refused;
  return {
    answer: { ...blank, errors, problem: isSaidThere ? null : { title, message } },
    status,
    title,
  };
}
