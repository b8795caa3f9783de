import type { FieldErrors } from '#schema/rules/field-errors.ts';
import { looksLikeEmail } from './email-shape.ts';

export const CONTACT_CATEGORIES = [
  { value: 'support', label: 'Technical Support' },
  { value: 'bug', label: 'Bug Report' },
  { value: 'feature', label: 'Feature Request' },
  { value: 'feedback', label: 'General Feedback' },
  { value: 'account', label: 'Account Issues' },
  { value: 'other', label: 'Other' },
];

const REQUIRED = ['name', 'email', 'category', 'message'] as const;

/** Said of a form in which something required is empty. */
export const MISSING = {
  title: 'Missing Information',
  message: 'Please fill in all required fields.',
};

/** What was written. `subject` may be empty. */
export type ContactFields = Record<(typeof REQUIRED)[number] | 'subject', string>;

/**
 * The form's fields (of a `FormData`, or of a body), trimmed, with one sentence for each that is
 * empty or, for the address, no address.
 */
export function readContactForm(form: { get(name: string): unknown }): {
  message: ContactFields;
  errors: FieldErrors;
} {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const message: ContactFields = {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    category: text('category'),
    message: text('message'),
  };
  const errors: FieldErrors = {};
  for (const name of REQUIRED) if (message[name] === '') errors[name] = 'Please fill this in';
  if (!errors.email && !looksLikeEmail(message.email))
    errors.email = 'Please enter a valid email address';
  return { message, errors };
}

/** Whether something required is empty: that has words of its own. */
export const isMissingSomething = (message: ContactFields) =>
  REQUIRED.some((name) => message[name] === '');

/** The last six digits of the time in milliseconds. */
export const referenceAt = (now: number) => String(now).slice(-6);

/** The message as a mail that is ready to send, for who wants it to arrive. */
export function mailtoFor(
  mailbox: string,
  { name, subject, category, message }: ContactFields,
  reference: string,
): string {
  const label = CONTACT_CATEGORIES.find(({ value }) => value === category)?.label ?? category;
  const title = `${label}${subject && `: ${subject}`} (${reference})`;
  const query = { subject: title, body: `${message}\n\n${name}` };
  const encoded = Object.entries(query).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return `mailto:${mailbox}?${encoded.join('&')}`;
}
