import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from '#worker/lib/fold-text.ts';
import { feedbackOnEntry } from './feedback.ts';

const GOAL = {
  title: 'Learn a Musical Instrument',
  nextMilestone: { title: 'A short piece with both hands', tasks: ['Practise bars 1 to 8'] },
  reachedMilestones: 1,
  milestoneCount: 4,
};
const ENTRIES = [
  'Practised for twenty minutes. The left hand still lags but bars 1 to 4 went without stopping for the first time.',
  'My teacher said my rhythm is sloppy. I nodded and wanted to close the lid.',
  'Skipped it again. Third day.',
  'Nothing special. Played the scales, made dinner, read a bit about fingering.',
  'Too tired after work. I sat on the bench and did nothing.',
];
const PERSONALITIES = ['supportive', 'challenging', 'analytical'] as const;
const TONES = ['warm', 'neutral', 'scholarly'] as const;
const STYLES = ['growth_mindset', 'socratic', 'action_oriented'] as const;
const ALL_27 = PERSONALITIES.flatMap((coachPersonality) =>
  TONES.flatMap((coachTone) => STYLES.map((coachStyle) => ({ coachPersonality, coachTone, coachStyle }))),
);

const WARM = { coachPersonality: 'supportive', coachTone: 'warm', coachStyle: 'growth_mindset' } as const;

test.each(ENTRIES.map((entry) => [entry]))(
  'feedback on "%s" is 40 to 110 words in all 27 styles',
  (content) => {
    for (const preferences of ALL_27) {
      const { message, technique } = feedbackOnEntry({
        content,
        goal: GOAL,
        preferences,
        recentTemplateIds: [],
        seed: 3,
      });
      expect(countWords(message), message).toBeGreaterThanOrEqual(40);
      expect(countWords(message), message).toBeLessThanOrEqual(110);
      expect(technique).toBeDefined();
    }
  },
);

test('feedback does not use a template of the last five entries', () => {
  const recent: string[] = [];
  for (let day = 0; day < 12; day += 1) {
    const reply = feedbackOnEntry({
      content: ENTRIES[3] ?? '',
      goal: GOAL,
      preferences: WARM,
      recentTemplateIds: recent,
      seed: day,
    });
    expect(recent.slice(-5)).not.toContain(reply.templateId);
    recent.push(reply.templateId);
  }
});

test('an entry about a situation with a page of its own gets no technique', () => {
  const reply = feedbackOnEntry({
    content: 'Eight months, and last night I drank.',
    preferences: { coachPersonality: 'supportive', coachTone: 'warm', coachStyle: 'growth_mindset' },
    stance: 'relapse',
    recentTemplateIds: [],
    seed: 1,
  });
  expect([reply.intent, reply.technique]).toEqual(['stance', undefined]);
});

test('any entry gets feedback', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 2000 }),
      fc.string(),
      fc.integer(),
      (content, title, seed) => {
        const goal = { title, reachedMilestones: 0, milestoneCount: 0 };
        const { message } = feedbackOnEntry({
          content,
          goal,
          preferences: WARM,
          recentTemplateIds: [],
          seed,
        });
        expect(countWords(message)).toBeGreaterThan(10);
        expect(countWords(message)).toBeLessThanOrEqual(130);
      },
    ),
    { numRuns: 200 },
  );
});
