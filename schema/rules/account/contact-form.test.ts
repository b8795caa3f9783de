import { expect, test } from 'vitest';
import { isMissingSomething, mailtoFor, readContactForm, referenceAt } from './contact-form.ts';

const WRITTEN = {
  name: ' Maya ',
  email: 'maya@garden.org',
  subject: '',
  category: 'bug',
  message: 'It rains & pours.',
};

function form(changes: Partial<typeof WRITTEN> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...WRITTEN, ...changes })) data.set(name, value);
  return data;
}

test('what is complete is read, trimmed and without complaint', () => {
  const { message, errors } = readContactForm(form());
  expect(message).toEqual({ ...WRITTEN, name: 'Maya' });
  expect(errors).toEqual({});
  expect(isMissingSomething(message)).toBe(false);
});

test.each(['name', 'email', 'category', 'message'] as const)('%s is required', (name) => {
  const { message, errors } = readContactForm(form({ [name]: '  ' }));
  expect(Object.keys(errors)).toEqual([name]);
  expect(isMissingSomething(message)).toBe(true);
});

test('an address that is none is wrong, not missing', () => {
  const { message, errors } = readContactForm(form({ email: 'maya@garden' }));
  expect(errors).toEqual({ email: 'Please enter a valid email address' });
  expect(isMissingSomething(message)).toBe(false);
});

test('the reference is the last six digits of the time', () => {
  expect(referenceAt(1_737_849_600_123)).toBe('600123');
});

test.each([
  ['', 'Bug Report (600123)'],
  ['Rain', 'Bug Report: Rain (600123)'],
])('with the subject "%s" the mail is titled "%s"', (subject, title) => {
  const link = new URL(
    mailtoFor('help@garden.org', { ...WRITTEN, subject, name: 'Maya' }, '600123'),
  );
  expect(link.pathname).toBe('help@garden.org');
  expect(link.searchParams.get('subject')).toBe(title);
  expect(link.searchParams.get('body')).toBe('It rains & pours.\n\nMaya');
});
