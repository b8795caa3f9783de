import { expect, test } from 'vitest';
import { dateAnswer, validateGoalDraft } from './goal-form.rules.ts';

const TODAY = '2026-11-21';

test('a goal for today is accepted, its title trimmed and an empty description sent as none', () => {
  expect(validateGoalDraft({ title: ' Run ', description: '', targetDate: TODAY }, TODAY)).toEqual({
    value: { title: 'Run', description: null, targetDate: TODAY },
  });
});

test.each(['2026-11-20', '', '2020-01-01'])(
  'the date "%s" is refused with the documented sentence',
  (targetDate) => {
    expect(validateGoalDraft({ title: 'Run', description: '', targetDate }, TODAY)).toEqual({
      errors: { targetDate: 'Date must be today or in the future' },
    });
  },
);

test('title and date are complained about together', () => {
  expect(
    validateGoalDraft({ title: '  ', description: '', targetDate: '2026-01-01' }, TODAY),
  ).toEqual({
    errors: {
      title: 'Please give your goal a title',
      targetDate: 'Date must be today or in the future',
    },
  });
});

test('the clarification is the documented question with the date as a local date string', () => {
  expect(dateAnswer('2027-03-14')).toEqual([
    {
      question: 'When would you like to complete this by?',
      answer: new Date(2027, 2, 14).toLocaleDateString(),
    },
  ]);
});
