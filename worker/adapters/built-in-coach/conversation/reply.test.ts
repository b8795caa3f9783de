import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from '#worker/lib/fold-text.ts';
import { isCoachingIntent } from './intents.ts';
import { type ConversationRequest, type GoalInTalk, replyToMessage } from './reply.ts';

const PERSONALITIES = ['supportive', 'challenging', 'analytical'] as const;
const TONES = ['warm', 'neutral', 'scholarly'] as const;
const STYLES = ['growth_mindset', 'socratic', 'action_oriented'] as const;
const ALL_27 = PERSONALITIES.flatMap((coachPersonality) =>
  TONES.flatMap((coachTone) => STYLES.map((coachStyle) => ({ coachPersonality, coachTone, coachStyle }))),
);

const SWIM: GoalInTalk = {
  title: 'Swim across the lake, 1.8 km',
  targetDate: '2027-03-20',
  nextMilestone: { title: '600 m without stopping', tasks: ['Swim three times a week'] },
  reachedMilestones: 1,
  milestoneCount: 5,
};

const TWELVE = [
  "My supervisor covered my draft in red ink and I haven't opened the file for nine days.",
  'everyone in my cohort got promoted except me. happy for them i guess',
  'I failed my driving test for the third time',
  "I can't get past 400 m in the pool",
  'I keep rewriting the first paragraph, it has to be perfect',
  'I keep putting off the tax return',
  "I have 14 assignments and I can't keep up",
  "I don't know what I want",
  'Spanish has become so boring',
  'I managed to swim twice this week',
  "I'm not smart enough for this course",
  'my heart is racing, presentation tomorrow',
];

const base = (message: string, more: Partial<ConversationRequest> = {}): ConversationRequest => ({
  message,
  preferences: { coachPersonality: 'supportive', coachTone: 'warm', coachStyle: 'growth_mindset' },
  goals: [],
  recentTurns: [],
  seed: 7,
  ...more,
});

const sentences = (text: string): string[] => text.match(/[^.?]+[.?]+[”"]?/g) ?? [text];

test.each(TWELVE.map((message) => [message]))(
  '27 preferences give 27 different replies to "%s"',
  (message) => {
    const replies = ALL_27.map(
      (preferences) => replyToMessage(base(message, { preferences, goals: [SWIM] })).message,
    );
    expect(new Set(replies).size).toBe(27);
  },
);

test.each(TWELVE.map((message) => [message]))('the styles keep their shape on "%s"', (message) => {
  for (const preferences of ALL_27) {
    for (const seed of [1, 2, 3, 4]) {
      const { message: reply, technique } = replyToMessage(base(message, { preferences, seed }));
      const words = countWords(reply);
      expect(words, reply).toBeGreaterThanOrEqual(45);
      expect(words, reply).toBeLessThanOrEqual(160);
      expect(technique, reply).toBeDefined();
      const questions = reply.replace(/“[^”]*”/g, '').match(/\?/g)?.length ?? 0;
      expect(questions, reply).toBeGreaterThanOrEqual(1);
      expect(questions, reply).toBeLessThanOrEqual(2);
      const firstQuestion = sentences(reply).findIndex((sentence) => sentence.includes('?'));
      if (preferences.coachStyle === 'socratic') {
        expect(questions, reply).toBe(2);
        expect(firstQuestion, reply).toBeLessThanOrEqual(3);
      }
      if (preferences.coachStyle === 'action_oriented') expect(reply).toMatch(/\bIf [^.?]+, then I /);
      else expect(reply).not.toMatch(/^If [^.?]+, then I /);
      if (preferences.coachPersonality === 'challenging') {
        expect(reply).toMatch(/I think|I believe|You can|you can|I expect|ready/);
      }
    }
  }
});

test('the same request gives the same reply, another seed another wording', () => {
  const seen = new Set(
    Array.from({ length: 24 }, (_, seed) => replyToMessage(base('I am stuck on my essay', { seed })).message),
  );
  expect(seen.size).toBeGreaterThan(8);
  expect(replyToMessage(base('I am stuck on my essay'))).toEqual(
    replyToMessage(base('I am stuck on my essay')),
  );
});

test('a named goal is spoken of by its title or its next milestone', () => {
  for (const preferences of ALL_27) {
    const { message } = replyToMessage(
      base('I am stuck with swimming across the lake', { preferences, goals: [SWIM] }),
    );
    expect(message).toMatch(/Swim across the lake|600 m without stopping/);
  }
});

test.each([
  'I am stuck',
  'I failed again',
  'hi',
  'thanks',
  'how are you',
  'write me a poem',
  'what is the capital of Peru',
  'idk',
  'Hola, no puedo estudiar',
  '🙂',
  'who are you',
  "that doesn't help",
  'can I sue my boss',
  'yes',
  'no',
])('no template comes back within five turns of "%s"', (message) => {
  for (const preferences of ALL_27) {
    const turns: ConversationRequest['recentTurns'] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const reply = replyToMessage(base(message, { preferences, recentTurns: turns.slice(-10), seed: turn }));
      expect(turns.slice(-5).map((past) => past.templateId)).not.toContain(reply.templateId);
      turns.push({
        message,
        reply: reply.message,
        templateId: reply.templateId,
        techniqueId: reply.technique?.id,
      });
    }
  }
});

const lastTurn = (message: string, preferences = base('').preferences) => {
  const reply = replyToMessage(base(message, { preferences }));
  return { message, reply: reply.message, templateId: reply.templateId, techniqueId: reply.technique?.id };
};

test.each([
  ['tomorrow at 9', /tomorrow at 9/],
  ['yes', /\?/],
  ['no', /\?/],
  ['idk', /\?/],
  ["didn't do it", /\?/],
  ['did it', /\?/],
  ['the second one', /the second one/],
  ['probably the tone of it', /probably the tone of it/],
])('"%s" is understood as an answer', (answer, expected) => {
  const reply = replyToMessage(
    base(answer, { recentTurns: [lastTurn('My boss said my report was sloppy')] }),
  );
  expect(reply.intent).toBe('answer');
  expect(reply.message).toMatch(expected);
});

test('an accepted time is rehearsed with the step of the last turn', () => {
  const turn = lastTurn('I keep putting off the tax return', {
    coachPersonality: 'challenging',
    coachTone: 'neutral',
    coachStyle: 'action_oriented',
  });
  const step = /then I ([^.]+)\./.exec(turn.reply)?.[1] ?? 'no step';
  expect(replyToMessage(base('tomorrow at 9', { recentTurns: [turn] })).message).toContain(step);
});

test('after two rejections she admits it and stops suggesting', () => {
  const first = lastTurn('I keep putting off the tax return');
  const once = replyToMessage(base("that doesn't help", { recentTurns: [first] }));
  const turns = [first, { message: "that doesn't help", reply: once.message, templateId: once.templateId }];
  const twice = replyToMessage(base('no, not helpful, I already tried that', { recentTurns: turns }));
  expect(once.templateId).toMatch(/^pushback\.once/);
  expect(twice.templateId).toMatch(/^pushback\.twice/);
  expect(twice.technique).toBeUndefined();
});

test('a chat carried over from the journal speaks of the entry', () => {
  const reply = replyToMessage(
    base("I'd like to discuss this further with you, Eden.", {
      journalContext: { journalContent: 'My teacher said my rhythm is sloppy and I just nodded.' },
    }),
  );
  expect(reply.intent).toBe('criticised');
  expect(reply.message).toContain('sloppy');
});

test('a situation with a page of its own outranks every technique, and is not answered the same way twice', () => {
  const first = replyToMessage(base('I am stuck and nothing works.', { stance: 'relapse' }));
  expect([first.intent, first.technique]).toEqual(['stance', undefined]);
  const turn = { message: 'I am stuck', reply: first.message, templateId: first.templateId };
  const next = replyToMessage(base('I failed again.', { stance: 'relapse', recentTurns: [turn] }));
  expect(next.message).not.toBe(first.message);
});

const anyMessage = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4000 }),
  fc
    .array(
      fc.constantFrom(
        "I'm",
        'stuck',
        'not',
        'my',
        'draft',
        'and',
        'the',
        'boss',
        'said',
        'failed',
        '!!!',
        '😀',
        'never',
        'run',
        '{q}',
        '“',
        '.',
        '?',
        'idk',
        'tomorrow',
        'at 9',
      ),
      { minLength: 1, maxLength: 60 },
    )
    .map((words) => words.join(' ')),
);

test('any message gets a reply of bounded length without shouting or pictures', () => {
  fc.assert(
    fc.property(
      anyMessage,
      fc.constantFrom(...ALL_27),
      fc.integer(),
      fc.array(fc.string(), { maxLength: 3 }),
      (message, preferences, seed, titles) => {
        const goals = titles.map((title) => ({ title, reachedMilestones: 0, milestoneCount: 0 }));
        const request = base(message, { preferences, seed, goals });
        const reply = replyToMessage(request);
        expect(reply).toEqual(replyToMessage(request));
        expect(reply.templateId).not.toBe('');
        expect(countWords(reply.message)).toBeGreaterThanOrEqual(6);
        expect(countWords(reply.message)).toBeLessThanOrEqual(190);
        expect(reply.message).not.toMatch(/[!{}]|undefined|\p{Extended_Pictographic}/u);
        if (isCoachingIntent(reply.intent)) expect(reply.message).toMatch(/\?/);
      },
    ),
    { numRuns: 400 },
  );
});
