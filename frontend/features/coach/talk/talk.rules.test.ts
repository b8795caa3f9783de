import { expect, test } from 'vitest';
import { NewChatMessage } from '#schema/contracts/coach/coach.ts';
import {
  type ChatTurn,
  canSend,
  charactersLeft,
  coachName,
  conversationIn,
  oldestFirst,
  recentTurns,
  type TalkEvent,
  talkAfter,
} from './talk.rules.ts';

const request = { message: 'I froze again.' };
const began: TalkEvent = { type: 'began', key: 1, request, at: '2026-03-14T09:00:00.000Z' };
const reply = { message: 'What came first?', coach: 'built-in', id: 3, conversationId: 9 };
const after = (...events: TalkEvent[]) => events.reduce(talkAfter, [] as ChatTurn[]);
const heard = (text: string): TalkEvent => ({ type: 'heard', key: 1, text });

test('a message is there at once and waits for words', () => {
  expect(after(began)).toMatchObject([{ phase: 'thinking', reply: '', request }]);
});

test('words are put together as they come, and the whole reply has the last word', () => {
  expect(after(began, heard('What '), heard('came'))).toMatchObject([
    { phase: 'speaking', reply: 'What came' },
  ]);
  expect(after(began, heard('What '), { type: 'finished', key: 1, reply })).toMatchObject([
    { phase: 'done', reply: 'What came first?', coach: 'built-in' },
  ]);
});

test('a coach that begins again takes back what was heard', () => {
  expect(
    after(began, heard('Half a'), { type: 'restarted', key: 1 }, heard('Whole')),
  ).toMatchObject([{ phase: 'speaking', reply: 'Whole' }]);
});

test('after Stop what came stays and nothing is added', () => {
  const stopped: TalkEvent = { type: 'stopped', key: 1 };
  expect(
    after(began, heard('What '), stopped, heard('came'), { type: 'finished', key: 1, reply }),
  ).toMatchObject([{ phase: 'stopped', reply: 'What ' }]);
});

test('a failed message stays with its reason, and is sent again at the end', () => {
  const failed: TalkEvent = { type: 'failed', key: 1, problem: 'No connection' };
  expect(after(began, heard('Wh'), failed)).toMatchObject([
    { phase: 'failed', problem: 'No connection', request },
  ]);
  const second: TalkEvent = { type: 'began', key: 2, request: { message: 'Later' }, at: began.at };
  expect(after(began, failed, second, began).map(({ key, phase }) => [key, phase])).toEqual([
    [2, 'thinking'],
    [1, 'thinking'],
  ]);
  expect(after(began, failed, { type: 'withdrawn', key: 1 })).toEqual([]);
});

test('words for a turn of another conversation go nowhere', () => {
  expect(talkAfter([], heard('What'))).toEqual([]);
});

test('a chat that is not kept tells its last ten exchanges, in a shape the server takes', () => {
  const turns = Array.from(
    { length: 12 },
    (_, key): ChatTurn => ({
      ...(after(began)[0] as ChatTurn),
      key,
      phase: 'done',
      reply: key === 11 ? 'x'.repeat(5000) : `reply ${key}`,
    }),
  );
  const told = recentTurns(turns);
  expect(told).toHaveLength(10);
  expect(told?.[0]?.reply).toBe('reply 2');
  expect(NewChatMessage.safeParse({ ...request, temporary: true, recentTurns: told }).success).toBe(
    true,
  );
  expect(recentTurns(after(began))).toBeUndefined();
});

test('history is read from old to new', () => {
  const exchange = (id: number) => ({ id }) as Parameters<typeof oldestFirst>[0][0][0];
  expect(oldestFirst([[exchange(5), exchange(4)], [exchange(2)]]).map(({ id }) => id)).toEqual([
    2, 4, 5,
  ]);
});

test.each([
  ['', false, false],
  [' \n ', false, false],
  ['Hello', false, true],
  ['Hello', true, false],
  [` ${'x'.repeat(4000)} `, false, true],
  ['x'.repeat(4001), false, false],
])('sending "%.10s" while waiting %s: %s', (text, isWaiting, allowed) => {
  expect(canSend(text, isWaiting)).toBe(allowed);
});

test('the counter comes when it matters', () => {
  expect(charactersLeft('short')).toBeNull();
  expect(charactersLeft('x'.repeat(3600))).toBe(400);
  expect(charactersLeft('x'.repeat(4010))).toBe(-10);
});

test('only another writer is named', () => {
  expect(coachName('built-in')).toBeNull();
  expect(coachName('safety')).toBeNull();
  expect(coachName(null)).toBeNull();
  expect(coachName('a-model')).toBe('a-model');
});

test.each([
  ['?c=12', 12],
  ['c=12', 12],
  ['', null],
  ['?c=', null],
  ['?c=0', null],
  ['?c=-3', null],
  ['?c=1e3', null],
  ['?c=abc', null],
])('the address "%s" speaks of %o', (search, id) => {
  expect(conversationIn(search)).toBe(id);
});
