import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AddGoal } from '#frontend/features/goals/edit/add-goal.island.tsx';
import { forgetGoalDraft } from '#frontend/features/goals/edit/goal-draft.state.ts';
import { localToday, monthsAfter } from '#frontend/features/goals/list/goal-dates.rules.ts';
import { ABOUT, aReply, EACH_MONTH, noPlan, OBSTACLE } from '#frontend/testing/goal-talk.ts';
import { aGoal } from '#frontend/testing/goals.ts';
import { answerApi, noConnection, sentTo } from '#frontend/testing/in-memory-api.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import type { NewGoal, RoadmapReply, RoadmapRequest } from '#schema/contracts/goals.ts';

const PLAN = 'POST /api/goals/roadmap';
const SET = 'POST /api/goals';
const dialog = page.getByRole('dialog', { name: 'Create New Goal' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const asked = () => sentTo(PLAN) as RoadmapRequest[];
const created = () => sentTo(SET) as NewGoal[];
const answersIn = (sent: Partial<RoadmapRequest & NewGoal> | undefined) =>
  (sent?.responses ?? sent?.clarificationResponses ?? [])
    .slice(1)
    .map(({ question, answer }) => [question, answer]);

/** Opens the dialog, with a title and, unless it is left out, a date. */
async function typeGoal(reply: () => RoadmapReply, date: string | null = '2099-01-01') {
  answerApi({
    [PLAN]: reply,
    [SET]: () => aGoal(),
    'GET /api/goals': () => [aGoal()],
    'GET /api/goals/summary': () => ({ total: 1, completed: 0 }),
  });
  forgetGoalDraft();
  renderPart(<AddGoal />);
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await dialog.getByLabelText('Title').fill('Save 10,000');
  if (date) await dialog.getByLabelText('Target date').fill(date);
}

test('she says what she understood and asks; all is skipped, and the plan is seen before it is kept', async () => {
  await typeGoal(() => aReply());
  await button('See the plan first').click();
  await expect.element(dialog.getByText(/^I read this as saving 10,000/)).toBeVisible();
  await expect.element(dialog.getByRole('group', { name: OBSTACLE.text })).toBeVisible();
  await button('Show the plan').click();
  await expect.element(dialog.getByText('Debts come first.')).toBeVisible();
  await expect.element(dialog.getByText('If–then').first()).toBeVisible();
  expect(created()).toEqual([]);
  await button('Create Goal').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked()).toHaveLength(1);
  expect(created()).toMatchObject([{ title: 'Save 10,000', roadmap: aReply().roadmap }]);
});

test('answers change the plan and are stored after the one about the date', async () => {
  await typeGoal(() => aReply());
  await button('See the plan first').click();
  await button('I spend it when I see it').click();
  await dialog.getByLabelText(EACH_MONTH.text, { exact: false }).fill('300 euros');
  answerApi({ [PLAN]: () => aReply({ questions: undefined }) });
  await button('Plan again').click();
  await expect.element(dialog.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  const answers = [
    [OBSTACLE.text, 'I spend it when I see it'],
    [EACH_MONTH.text, '300 euros'],
  ];
  expect(answersIn(asked()[1])).toEqual(answers);
  await button('Back').click();
  await expect
    .element(dialog.getByLabelText(EACH_MONTH.text, { exact: false }))
    .toHaveValue('300 euros');
  await button('Create Goal').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answersIn(created()[0])).toEqual(answers);
});

test('answers that are not in the plan yet are planned with before the goal is kept', async () => {
  await typeGoal(() => aReply());
  await button('See the plan first').click();
  await button('Something always breaks').click();
  await button('Create Goal').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked()).toHaveLength(2);
  expect(created()).toHaveLength(1);
});

test('who was misread picks another kind, or says it in other words', async () => {
  await typeGoal(() => aReply());
  await button('See the plan first').click();
  await dialog.getByText('Not what you meant?').click();
  const other = { text: 'I read this as a budget.', kind: 'budget', question: ABOUT };
  answerApi({ [PLAN]: () => aReply({ understood: other, questions: [EACH_MONTH] }) });
  await button('Spending and budget').click();
  await expect.element(dialog.getByText('I read this as a budget.')).toBeVisible();
  expect(answersIn(asked()[1])).toEqual([[ABOUT, 'Spending and budget']]);
  await expect.element(dialog.getByRole('group', { name: OBSTACLE.text })).not.toBeInTheDocument();
});

test('in doubt she asks, even whoever wanted the goal at once; one more press makes it', async () => {
  const unsure = { text: 'I am not sure.', kind: 'people', question: ABOUT, choices: ['A', 'B'] };
  await typeGoal(() => aReply({ understood: unsure }));
  await button('Create Goal').click();
  await expect.element(dialog.getByText('I am not sure.')).toBeVisible();
  expect(created()).toEqual([]);
  await button('Create Goal').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(created()[0]?.roadmap?.milestones).toHaveLength(3);
});

test('whoever answers what she asks sees the plan, though the doubt is left alone', async () => {
  const unsure = { text: 'I am not sure.', kind: 'people', question: ABOUT, choices: ['A', 'B'] };
  await typeGoal(() => aReply({ understood: unsure }));
  await button('See the plan first').click();
  await button('Something always breaks').click();
  await button('Plan again').click();
  await expect.element(dialog.getByRole('heading', { name: 'Your plan' })).toBeVisible();
});

test('what she cannot plan is never kept without a plan in silence', async () => {
  await typeGoal(noPlan);
  await button('Create Goal').click();
  await expect.element(dialog.getByText('I could not make out a goal in this.')).toBeVisible();
  await expect.element(button('Create Goal')).not.toBeInTheDocument();
  await button('Try again').click();
  expect(created()).toEqual([]);
  await button('Save without a plan for now').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(created()).toMatchObject([{ title: 'Save 10,000', roadmap: { milestones: [] } }]);
});

test('an answer to what is no goal yet makes a plan of it', async () => {
  await typeGoal(noPlan);
  await button('See the plan first').click();
  await dialog.getByLabelText(ABOUT).fill('save money');
  answerApi({ [PLAN]: () => aReply() });
  await button('Try again').click();
  await expect.element(dialog.getByText(/^I read this as saving 10,000/)).toBeVisible();
  expect(answersIn(asked()[1])).toEqual([[ABOUT, 'save money']]);
  await button('Show the plan').click();
  await button('Create Goal').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answersIn(created()[0])).toEqual([[ABOUT, 'save money']]);
});

test.each([
  ['In 3 months', () => monthsAfter(localToday(), 3)],
  ['Today after all', () => localToday()],
])('a date that nobody chose is asked for once: %s', async (choice, date) => {
  const reply = aReply();
  for (const milestone of reply.roadmap.milestones) milestone.targetDate = localToday();
  await typeGoal(() => reply, null);
  await button('Create Goal').click();
  await expect.element(button('In 1 month')).toHaveFocus();
  expect(asked()).toEqual([]);
  await button(choice).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(created()).toMatchObject([{ targetDate: date() }]);
});

test('she proposes a date, and the goal has it', async () => {
  await typeGoal(() => aReply({ targetDate: '2099-03-03' }), null);
  await button('See the plan first').click();
  await button('You propose').click();
  await button('Show the plan').click();
  await button('Create Goal').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked()[0]?.goal).not.toHaveProperty('targetDate');
  expect(asked()[0]?.responses).toEqual([]);
  expect(created()).toMatchObject([{ targetDate: '2099-03-03' }]);
});

test('where the days are few, the later date is chosen and planned for', async () => {
  const options = [
    { label: 'A first version', targetDate: '2099-01-01' },
    { label: 'All of it, later', targetDate: '2099-09-09' },
  ];
  await typeGoal(() => aReply({ options }));
  await button('See the plan first').click();
  await button('Show the plan').click();
  await expect.element(button('A first version')).toHaveAttribute('aria-pressed', 'true');
  answerApi({ [PLAN]: () => aReply() });
  await button('All of it, later').click();
  await expect.element(button('All of it, later')).not.toBeInTheDocument();
  await button('Create Goal').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(created()).toMatchObject([{ targetDate: '2099-09-09' }]);
});

test('without a connection the goal waits with what was filled in', async () => {
  await typeGoal(() => aReply());
  await button('See the plan first').click();
  await button('Something always breaks').click();
  answerApi({ [PLAN]: noConnection, [SET]: noConnection });
  await button('Plan again').click();
  await expect.element(dialog.getByText(/^You’re offline/)).toBeVisible();
  await button('Create Goal').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('words of care come instead of a plan; who has read them may go on', async () => {
  const safetyNotice = { level: 'care' as const, message: 'Please talk to somebody.' };
  await typeGoal(() => ({ roadmap: { milestones: [] }, safetyNotice }) as RoadmapReply);
  await button('See the plan first').click();
  await expect
    .element(dialog.getByText('Eden made no plan for this and said why.', { exact: false }))
    .toBeVisible();
  expect(created()).toEqual([]);
  await button('Create Goal').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(created()).toMatchObject([{ saidSafe: true, roadmap: { milestones: [] } }]);
});

test('closed in mid-talk it opens where it was left', async () => {
  await typeGoal(() => aReply());
  await button('See the plan first').click();
  await dialog.getByLabelText(EACH_MONTH.text, { exact: false }).fill('300 euros');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await expect
    .element(dialog.getByLabelText(EACH_MONTH.text, { exact: false }))
    .toHaveValue('300 euros');
});

test('what is typed while she plans stays, and the plan is out of date then', async () => {
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await typeGoal(() => aReply());
  answerApi({ [PLAN]: () => waits.then(() => aReply()) });
  await button('See the plan first').click();
  await expect.element(button('Creating your plan...')).toBeVisible();
  await dialog.getByLabelText('Description', { exact: false }).fill('For a boat');
  answer();
  await expect.element(button('Plan again')).toBeVisible();
  await button('Back').click();
  await expect
    .element(dialog.getByLabelText('Description', { exact: false }))
    .toHaveValue('For a boat');
});
