import { expect, test } from 'vitest';
import { ApiError } from '#frontend/lib/request.ts';
import { chatErrorNote, chatErrorToast } from './chat-error.rules.ts';

test.each([
  [
    429,
    'Rate Limit Reached',
    'Eden needs a short rest. Please try again in a few minutes.',
    'neutral',
  ],
  [401, 'Connection Error', 'Please log in again to continue chatting with Eden.', 'destructive'],
  [500, 'Connection Error', 'Server error. Please try again later.', 'destructive'],
  [0, 'Connection Error', 'Unable to reach Eden. Please try again later.', 'destructive'],
  [400, 'Connection Error', 'Unable to reach Eden. Please try again later.', 'destructive'],
  [503, 'Connection Error', 'Unable to reach Eden. Please try again later.', 'destructive'],
])('status %i is told as "%s: %s"', (status, title, description, kind) => {
  expect(chatErrorToast(new ApiError(status, 'whatever'))).toEqual({ title, description, kind });
});

test('the note keeps the server’s words and has some of its own', () => {
  expect(chatErrorNote(new ApiError(429, 'You get new ones at midnight UTC.'))).toBe(
    'You get new ones at midnight UTC.',
  );
  expect(chatErrorNote(new ApiError(502, ''))).toBe('Failed to communicate with AI Coach');
});

test('a failure without a status counts as a 500', () => {
  expect(chatErrorToast(new Error('?')).description).toBe('Server error. Please try again later.');
  expect(chatErrorNote(new Error('?'))).toBe('Failed to communicate with AI Coach');
});
