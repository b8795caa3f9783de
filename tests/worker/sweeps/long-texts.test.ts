import { beforeAll, describe, expect, it } from 'vitest';
import {
  CHAT_MESSAGE_MAX,
  CONTACT_MESSAGE_MAX,
  JOURNAL_ENTRY_MAX,
  NOTES_MAX,
} from '#schema/rules/limits.ts';
import {
  type HttpAnswer,
  NEXT_YEAR,
  type Person,
  postGoal,
  signedUp,
} from '#tests/worker/harness.ts';
import { aPath } from '#tests/worker/learning.ts';

/*
 * Texts that kept a whole server busy, as they come over HTTP: each is answered. How much work each
 * reader makes of them is held to in `tests/texts`, in processor time.
 */

const SLOW = { timeout: 120_000 };

const upTo = (piece: string, length: number) =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 1)}x`;

const TEXTS: [string, string][] = [
  ['a repeated word', 'word '],
  [
    'a repeated longer text',
    'my supervisor told me that i am not good enough and i am so tired of trying. ',
  ],
  ['dots', '.'],
  ['dots and spaces', '. '],
  ['line breaks', '\n'],
  ['accents', '\u0301\u0323'],
  ['numbers', "from 123'456 to 10 km "],
  ['money', '$5,000 of '],
  ['brackets', '[]('],
  ['and and', 'and '],
];

let person: Person;
let goalId: number;
let unitId: number;

beforeAll(async () => {
  person = await signedUp();
  goalId = (await postGoal(person)).id;
  unitId = (await aPath({})).unitIds[0] as number;
});

type Send = (text: string) => Promise<HttpAnswer>;

/** Of a goal: what it is called, what is said of it, and twenty answers. */
const goalOf = (text: string) => ({
  title: text.slice(0, 200).trim(),
  description: text.slice(0, 2000),
  targetDate: NEXT_YEAR,
});
const QUESTION = 'What can you do today?';

const at = '2026-03-01T00:00:00.000Z';
const fileOf = (text: string) => ({
  format: 'yet-export',
  version: 1,
  exportedAt: at,
  goals: [
    {
      id: 1,
      title: 'From a file',
      description: text.slice(0, 2000),
      completed: false,
      completedAt: null,
      createdAt: at,
      targetDate: null,
      milestone: -1,
      roadmap: { milestones: [] },
      clarificationResponses: [],
    },
  ],
  journal: [
    {
      id: 1,
      goalId: 1,
      content: text.slice(0, JOURNAL_ENTRY_MAX),
      createdAt: at,
      updatedAt: null,
      aiResponse: text,
      coach: 'a model',
      technique: null,
      templateId: null,
    },
  ],
});

const ROUTES: [what: string, most: number, send: Send][] = [
  [
    'an entry',
    JOURNAL_ENTRY_MAX,
    (content) => person.post(`/api/goals/${goalId}/journal`, { content }),
  ],
  ['a message', CHAT_MESSAGE_MAX, (message) => person.post('/api/coach/chat', { message })],
  [
    'a message after ten such',
    CHAT_MESSAGE_MAX,
    (text) =>
      person.post('/api/coach/chat', {
        message: text,
        temporary: true,
        recentTurns: Array.from({ length: 10 }, () => ({
          message: text,
          reply: `${text.slice(0, 3990)}?`,
        })),
      }),
  ],
  [
    'a message about an entry',
    JOURNAL_ENTRY_MAX,
    (text) =>
      person.post('/api/coach/chat', {
        message: 'Can we discuss this?',
        journalContext: { journalContent: text },
      }),
  ],
  ['a goal', 2000, (text) => person.post('/api/goals', { ...goalOf(text), saidSafe: true })],
  [
    'a goal that changes',
    2000,
    (text) => person.patch(`/api/goals/${goalId}`, { description: text }),
  ],
  [
    'a plan',
    2000,
    (text) =>
      person.post('/api/goals/roadmap', {
        goal: goalOf(text),
        responses: Array.from({ length: 20 }, () => ({
          question: QUESTION,
          answer: text.replaceAll('\n', ' '),
        })),
        saidSafe: true,
      }),
  ],
  ['a note for Eden', 300, (content) => person.post('/api/coach/notes', { content })],
  [
    'notes on a unit',
    NOTES_MAX,
    (notes) => person.post(`/api/learning-units/${unitId}/progress`, { notes }),
  ],
  [
    'an answer to words of care',
    CHAT_MESSAGE_MAX,
    (message) => person.post('/api/safety/answer', { message }),
  ],
  ['a message to us', CONTACT_MESSAGE_MAX, (message) => person.post('/api/contact', { message })],
  ['a file', 100_000, (text) => person.post('/api/import', fileOf(text))],
];

/** Another one each time: replies of a day, open goals and requests of a minute are counted. */
async function anew(): Promise<void> {
  person = await signedUp();
  goalId = (await postGoal(person)).id;
}

describe.each(ROUTES)('%s of %i characters', (_, most, send) => {
  it('is answered, whatever it is made of', SLOW, async () => {
    for (const [name, piece] of TEXTS) {
      await anew();
      const { status } = await send(`a ${upTo(piece, most - 2)}`);
      expect([name, status < 300]).toEqual([name, true]);
    }
  });
});

it('an export of what was imported comes', SLOW, async () => {
  for (const [, piece] of TEXTS) {
    await anew();
    const { status } = await person.post('/api/import', fileOf(`a ${upTo(piece, 99_998)}`));
    expect(status).toBe(200);
    expect((await person.get('/api/export.md')).status).toBe(200);
  }
});

it('nobody waits for somebody else’s long text', SLOW, async () => {
  const other = await signedUp();
  const texts = TEXTS.map(([, piece]) => `a ${upTo(piece, JOURNAL_ENTRY_MAX - 2)}`);
  const answered: string[] = [];
  const note = (what: string) => (answer: HttpAnswer) => {
    answered.push(what);
    return answer.status;
  };
  const writing = texts.map((content) =>
    person.post(`/api/goals/${goalId}/journal`, { content }).then(note('a long text')),
  );
  expect(await other.get('/api/goals').then(note('another person'))).toBe(200);
  expect(await Promise.all(writing)).toEqual(texts.map(() => 201));
  expect(answered.at(-1)).toBe('a long text');
});
