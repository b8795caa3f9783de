import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, eventStream, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { maya, privacyOfMaya } from '#frontend/testing/people.ts';
import { renderPart } from '#frontend/testing/render-part.tsx';
import { CHAT_MESSAGE_MAX } from '#schema/rules/limits.ts';
import { Thread } from './thread.tsx';

const CHAT = 'POST /api/coach/chat';
const REPLY = {
  message: 'What is in the first red line?',
  coach: 'built-in',
  id: 1,
  conversationId: 5,
};

function showThread({ isTemporary = false, promise = null as object | null } = {}) {
  answerApi({
    [CHAT]: () => eventStream(['delta', { text: REPLY.message }], ['done', REPLY]),
    'GET /api/coach/sessions': () => ({ offers: [], open: null, promise }),
    'GET /api/privacy': () => privacyOfMaya,
    'GET /api/stickers': () => [],
  });
  renderPart(
    <Thread
      user={maya}
      conversationId={null}
      hasHistory={false}
      isTemporary={isTemporary}
      takesFocus={false}
      onOpened={() => undefined}
      onNew={() => undefined}
    />,
  );
}

const box = () => page.getByRole('textbox', { name: 'Message to Eden' });
const send = () => page.getByRole('button', { name: 'Send' });
const log = () => page.getByRole('log');

test('Enter sends, Shift+Enter breaks the line, and the hands stay where they write', async () => {
  showThread();
  await box().fill('red ink');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}everywhere');
  await expect.element(box()).toHaveValue('red ink\neverywhere');
  expect(sentTo(CHAT)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(log().getByText(REPLY.message)).toBeVisible();
  expect(sentTo(CHAT)).toMatchObject([{ message: 'red ink\neverywhere' }]);
  await expect.element(box()).toHaveValue('');
  await expect.element(box()).toHaveFocus();
});

test('nothing but spaces, or too much, is not sent', async () => {
  showThread();
  await box().fill('   ');
  await expect.element(send()).toBeDisabled();
  await box().fill('x'.repeat(CHAT_MESSAGE_MAX - 2));
  await expect.element(page.getByText('2 characters left')).toBeVisible();
  await box().fill('x'.repeat(CHAT_MESSAGE_MAX + 3));
  await expect.element(page.getByText('3 characters too many')).toBeVisible();
  await expect.element(send()).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(sentTo(CHAT)).toEqual([]);
});

test('a message that is not answered keeps its words, to be sent again', async () => {
  showThread();
  answerApi({ [CHAT]: () => refusal(500, 'The kettle is cold') });
  await box().fill('red ink');
  await send().click();
  await expect.element(log().getByText('Not answered.')).toBeVisible();
  answerApi({ [CHAT]: () => eventStream(['done', REPLY]) });
  await log().getByRole('button', { name: 'Retry' }).click();
  await expect.element(log().getByText(REPLY.message)).toBeVisible();
  await expect.element(log().getByText('Not answered.')).not.toBeInTheDocument();
  expect(sentTo(CHAT)).toHaveLength(2);
});

test('one that is not answered can be taken back into the input', async () => {
  showThread();
  answerApi({ [CHAT]: () => refusal(500, '') });
  await box().fill('red ink');
  await send().click();
  await log().getByRole('button', { name: 'Edit' }).click();
  await expect.element(box()).toHaveValue('red ink');
  await expect.element(log()).not.toBeInTheDocument();
});

test('a reply that is stopped shows no more of it, and one can write on', async () => {
  showThread();
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerApi({ [CHAT]: () => promise });
  await box().fill('red ink');
  await send().click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await box().fill('never mind');
  await expect.element(send()).toBeEnabled();
  resolve(eventStream(['done', REPLY]));
  answerApi({ [CHAT]: () => eventStream(['done', { ...REPLY, message: 'Another time, then.' }]) });
  await send().click();
  await expect.element(log().getByText('Another time, then.')).toBeVisible();
  await expect.element(log().getByText(REPLY.message)).not.toBeInTheDocument();
});

test('a draft outlives a reload', async () => {
  showThread();
  await box().fill('half a thought');
  await expect.poll(() => Object.values(localStorage).join()).toContain('half a thought');
  showThread();
  await expect.element(box()).toHaveValue('half a thought');
});

test('a temporary chat sends along what was said, since nobody keeps it', async () => {
  showThread({ isTemporary: true });
  const { conversationId: _, id: __, ...unkept } = REPLY;
  answerApi({ [CHAT]: () => eventStream(['done', unkept]) });
  await box().fill('red ink');
  await send().click();
  await expect.element(log().getByText(REPLY.message)).toBeVisible();
  await box().fill('all of it');
  await send().click();
  await expect
    .poll(() => sentTo(CHAT)[1])
    .toMatchObject({
      temporary: true,
      recentTurns: [{ message: 'red ink', reply: REPLY.message }],
    });
});

test('answers stand between the words and the field, are announced, and leave the hands there', async () => {
  showThread();
  const choices = ['Yes', 'Not now'].map((label) => ({ label, value: label }));
  answerApi({ [CHAT]: () => eventStream(['done', { ...REPLY, choices }]) });
  await box().fill('red ink');
  await userEvent.keyboard('{Enter}');
  const answers = page.getByRole('list', { name: 'Possible answers' });
  await expect.element(answers.getByRole('button', { name: 'Yes' })).toBeInViewport();
  await expect.element(log().getByRole('button', { name: 'Yes' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Possible answers: Yes; Not now.')).toBeInTheDocument();
  answerApi({ [CHAT]: () => eventStream(['done', { ...REPLY, message: 'Good.' }]) });
  await answers.getByRole('button', { name: 'Not now' }).click();
  await expect.element(log().getByText('Good.')).toBeVisible();
  await expect.element(answers).not.toBeInTheDocument();
  await expect.element(box()).toHaveFocus();
  expect(sentTo(CHAT)[1]).toMatchObject({ message: 'Not now' });
});

test('a new talk begins from the promise that was answered last, with a press to go on', async () => {
  showThread({
    promise: {
      title: 'Open the notebook',
      goalId: 3,
      answer: 'not-yet',
      offersSmaller: true,
      words: 'Twice “not yet”: shall we look for a smaller version?',
      choices: [{ label: 'Find a smaller version', value: 'Let’s do “Get started”.' }],
    },
  });
  await expect.element(page.getByRole('heading', { name: '“Open the notebook”' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Reword it in its goal' }))
    .toHaveAttribute('href', '/goals?goal=3');
  await page.getByRole('button', { name: 'Find a smaller version' }).click();
  await expect.element(log().getByText(REPLY.message)).toBeVisible();
  expect(sentTo(CHAT)).toMatchObject([{ message: 'Let’s do “Get started”.' }]);
  // It was begun from: the next empty chat asks anew what there is.
  await expect.poll(() => sentTo('GET /api/coach/sessions').length).toBeGreaterThan(1);
});
