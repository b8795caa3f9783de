import { expect, test } from 'vitest';
import { ABOUT, aReply, EACH_MONTH, noPlan, OBSTACLE } from '#frontend/testing/goal-talk.ts';
import {
  goalOfDraft,
  hasOpenQuestions,
  holdsEdits,
  isInDoubt,
  isPlanCurrent,
  planIsFor,
  requestOf,
  responsesOf,
  type TalkedDraft,
  withoutStalePlan,
  withReply,
} from './goal-talk.rules.ts';

const TODAY = '2026-11-23';
const draft: TalkedDraft = {
  title: ' Save 10,000 ',
  description: '',
  targetDate: '2099-01-01',
  wantsDate: false,
  answers: {},
  steering: [],
};
const answered = (one: TalkedDraft, answers: Record<string, string>): TalkedDraft => ({
  ...one,
  answers: { ...one.answers, ...answers },
});

test('what is asked with names the date first, or no date where Eden is to choose it', () => {
  expect(requestOf(draft)).toMatchObject({
    goal: { targetDate: '2099-01-01' },
    responses: [{ question: 'When would you like to complete this by?' }],
  });
  const open = requestOf({ ...draft, targetDate: '', wantsDate: true });
  expect(open.goal).not.toHaveProperty('targetDate');
  expect(open.responses).toEqual([]);
});

test('a plan is out of date once an answer, the words or the date are others', () => {
  const talked = withReply(draft, aReply(), TODAY);
  expect(isPlanCurrent(talked)).toBe(true);
  expect(isPlanCurrent(answered(talked, { [EACH_MONTH.text]: ' ' }))).toBe(true);
  expect(isPlanCurrent(answered(talked, { [EACH_MONTH.text]: '300' }))).toBe(false);
  expect(isPlanCurrent({ ...talked, description: 'For a boat' })).toBe(false);
  expect(isPlanCurrent({ ...talked, targetDate: '2099-02-02' })).toBe(false);
});

test('a proposed date is the date of the goal from then on, and its plan is current', () => {
  const open = { ...draft, targetDate: '', wantsDate: true };
  const talked = withReply(open, aReply({ targetDate: '2099-03-03' }), TODAY);
  expect(talked).toMatchObject({ targetDate: '2099-03-03', wantsDate: false });
  expect(isPlanCurrent(talked)).toBe(true);
});

test('answered questions stay to be seen while the kind is the same, and go with it', () => {
  const first = answered(withReply(draft, aReply(), TODAY), { [OBSTACLE.text]: 'Rent' });
  const same = withReply(first, aReply({ questions: [EACH_MONTH] }), TODAY);
  expect(same.talk.questions).toEqual([OBSTACLE, EACH_MONTH]);
  expect(hasOpenQuestions(same)).toBe(true);
  const understood = { text: 'A budget', kind: 'budget', question: ABOUT };
  const other = withReply(first, aReply({ understood, questions: [EACH_MONTH] }), TODAY);
  expect(other.talk.questions).toEqual([EACH_MONTH]);
  expect(responsesOf(other)).toEqual([]);
});

test('what the goal was said to be is sent with every later question', () => {
  const asked = answered(withReply(draft, noPlan(), TODAY), { [ABOUT]: 'saving money' });
  const talked = answered(withReply(asked, aReply(), TODAY), { [EACH_MONTH.text]: '300' });
  expect(responsesOf(talked)).toEqual([
    { question: ABOUT, answer: 'saving money' },
    { question: EACH_MONTH.text, answer: '300' },
  ]);
});

test('she is in doubt without a plan, and where she offers choices until one is taken', () => {
  expect(isInDoubt(withReply(draft, aReply(), TODAY))).toBe(false);
  expect(isInDoubt(withReply(draft, noPlan(), TODAY))).toBe(true);
  const understood = { text: 'Unsure', kind: 'people', question: ABOUT, choices: ['A', 'B'] };
  const unsure = withReply(draft, aReply({ understood }), TODAY);
  expect(isInDoubt(unsure)).toBe(true);
  expect(isInDoubt(answered(unsure, { [ABOUT]: 'A' }))).toBe(false);
  const questions = [{ id: 'language', text: 'Auf Englisch?', choices: ['Ja', 'Nein'] }];
  const foreign = withReply(draft, aReply({ questions }), TODAY);
  expect(isInDoubt(foreign)).toBe(true);
  expect(isInDoubt(answered(foreign, { 'Auf Englisch?': 'Nein' }))).toBe(false);
});

test('a plan is for what she understood, and for the goal’s own words where she only guesses', () => {
  const planOf = (understood: object) =>
    planIsFor(
      withReply(draft, aReply({ understood: { text: 'T', kind: 'x', ...understood } }), TODAY),
    );
  expect(planOf({})).toBe('T');
  expect(planOf({ choices: ['Save', '10,000'] })).toBe('T');
  expect(planOf({ choices: ['Spending', 'Something else'] })).toBeUndefined();
});

test('a plan of yesterday is made anew, unless somebody has worked on it', () => {
  const talked = withReply(draft, aReply(), TODAY);
  expect(withoutStalePlan(talked, TODAY)).toBe(talked);
  expect(withoutStalePlan(talked, '2026-11-24').talk).toBeUndefined();
  const edited = { ...talked, talk: { ...talked.talk, steps: talked.talk.steps.slice(1) } };
  expect(holdsEdits(edited)).toBe(true);
  expect(withoutStalePlan(edited, '2026-11-24')).toBe(edited);
});

test('the goal that is kept has the plan as it stands, its note, and what was answered', () => {
  const talked = answered(withReply(draft, aReply(), TODAY), { [EACH_MONTH.text]: ' 300 ' });
  const goal = goalOfDraft(talked);
  expect(goal).toMatchObject({
    title: 'Save 10,000',
    description: null,
    roadmap: aReply().roadmap,
  });
  expect(goal.clarificationResponses?.slice(1)).toEqual([
    { question: EACH_MONTH.text, answer: '300' },
  ]);
  expect(goalOfDraft(draft)).not.toHaveProperty('roadmap');
});
