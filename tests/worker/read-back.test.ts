import { beforeAll, describe, expect, it } from 'vitest';
import { aGoal, NEXT_YEAR, type Person, signedUp } from './harness.ts';
import { TEXTS } from './nonsense.ts';

let ada: Person;
let goalId: number;
beforeAll(async () => {
  ada = await signedUp();
  ({ id: goalId } = await aGoal(ada));
});

const latest = async (path: string) => (await ada.get(`${path}?limit=1`)).body[0];
const milestone = (text: string) => ({
  title: 'A step',
  description: text,
  targetDate: NEXT_YEAR,
  tasks: ['One'],
});

interface Sink {
  write: (text: string) => ReturnType<Person['post']>;
  read: () => Promise<unknown>;
}

/** Each place where a person's words are kept, and where they are read again. */
const SINKS: [string, Sink][] = [
  [
    'a goal’s title',
    {
      write: (title) => ada.patch(`/api/goals/${goalId}`, { title }),
      read: async () => (await latest('/api/goals')).title,
    },
  ],
  [
    'a goal’s description',
    {
      write: (description) => ada.patch(`/api/goals/${goalId}`, { description }),
      read: async () => (await latest('/api/goals')).description,
    },
  ],
  [
    'a milestone',
    {
      write: (text) => ada.patch(`/api/goals/${goalId}`, { roadmap: { milestones: [milestone(text)] } }),
      read: async () => (await latest('/api/goals')).roadmap.milestones[0].description,
    },
  ],
  [
    'a journal entry',
    {
      write: (content) => ada.post(`/api/goals/${goalId}/journal`, { content, feedback: false }),
      read: async () => (await latest(`/api/goals/${goalId}/journal`)).content,
    },
  ],
  [
    'a unit’s notes',
    {
      write: (notes) => ada.post('/api/learning-units/1/progress', { notes }),
      read: async () => (await latest('/api/user/progress')).notes,
    },
  ],
];

describe('words that broke something somewhere', () => {
  it.each(SINKS)('are kept in %s as they were written, or refused', async (_, { write, read }) => {
    let kept = 0;
    for (const text of TEXTS) {
      const { status, body } = await write(text);
      if (status >= 300) {
        expect([text, status, typeof body.message]).toEqual([text, 400, 'string']);
        continue;
      }
      kept++;
      // Nothing but spaces is kept as nothing.
      expect((await read()) ?? '').toBe(text.trim());
    }
    // Refused are control characters, lone surrogates, what is too long and, where something is needed, nothing.
    expect(kept).toBeGreaterThan(TEXTS.length * 0.85);
  });
});
