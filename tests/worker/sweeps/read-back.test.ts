import { beforeAll, describe, expect, it } from 'vitest';
import { shareOf } from '#tests/worker/full.ts';
import { NEXT_YEAR, type Person, postGoal, signedUp } from '#tests/worker/harness.ts';
import { lacedWithControls, TEXTS } from '#tests/worker/nonsense.ts';

let ada: Person;
let goalId: number;
beforeAll(async () => {
  ada = await signedUp();
  ({ id: goalId } = await postGoal(ada));
});

const latest = async (path: string) => (await ada.get(`${path}?limit=1`)).body[0];
const milestone = (text: string) => ({
  title: 'A step',
  description: text,
  targetDate: NEXT_YEAR,
  tasks: ['One'],
});

/**
 * What is left of a text: no control character but tabs and line breaks, and no breaks in a line.
 */
function asRead(text: string, isLine = false): string {
  const left = [...text].filter(
    (character) => !/\p{Cc}/u.test(character) || /[\t\n\r]/.test(character),
  );
  const kept = left.join('');
  return (isLine ? kept.replace(/[\t\n\r]+/g, ' ') : kept).trim();
}

interface Sink {
  /** Whether it is one line. */
  isLine?: boolean;
  write: (text: string) => ReturnType<Person['post']>;
  read: () => Promise<unknown>;
}

/** Each place where a person's words are kept, and where they are read again. */
const SINKS: [string, Sink][] = [
  [
    'a goal’s title',
    {
      isLine: true,
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
      write: (text) =>
        ada.patch(`/api/goals/${goalId}`, { roadmap: { milestones: [milestone(text)] } }),
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

/** All texts in `npm run test:full`; else the places share them. */
const textsFor = (place: string) =>
  shareOf(
    TEXTS,
    SINKS.findIndex(([name]) => name === place),
    SINKS.length,
  );

describe('words that broke something somewhere', () => {
  it.each(SINKS)('are kept in %s as they were written, or refused', async (place, sink) => {
    const { write, read, isLine } = sink;
    const texts = textsFor(place);
    let kept = 0;
    for (const text of texts) {
      const { status, body } = await write(text);
      if (status >= 300) {
        expect([text, status, typeof body.message]).toEqual([text, 400, 'string']);
        continue;
      }
      kept++;
      // Nothing but spaces is kept as nothing.
      expect((await read()) ?? '').toBe(asRead(text, isLine));
    }
    // Refused are lone surrogates, what is too long and, where something is needed, nothing.
    expect(kept).toBeGreaterThan(texts.length * 0.9);
  });

  it.each(SINKS)(
    'are kept in %s without the control characters between their letters',
    async (place, sink) => {
      for (const text of textsFor(place).filter(
        (text) => text.isWellFormed() && text.length < 10_000,
      )) {
        const [plain, laced] = [await sink.write(text), await sink.write(lacedWithControls(text))];
        expect([text, laced.status]).toEqual([text, plain.status]);
        if (laced.status < 300) expect((await sink.read()) ?? '').toBe(asRead(text, sink.isLine));
      }
    },
  );
});
