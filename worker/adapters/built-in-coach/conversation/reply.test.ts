import { describe, expect, it } from 'vitest';
import { COACH_PERSONALITIES, COACH_STYLES, COACH_TONES } from '#schema/contracts/enums.ts';
import { TOPIC_PAGES } from '#worker/lib/talk/topic-pages.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { feedbackOnEntry } from './feedback.ts';
import { type EdenReply, replyToMessage } from './reply.ts';

const TAX = 'I keep putting off the tax return. It is on my desk, I look at it, then I make tea.';
const RED_INK = 'My supervisor tore my draft apart in front of everybody and it still stings.';

const WALL = "I can't get past 400 m. I always stop at the wall, it's like my arms decide for me";

/** A talk of these messages, as the built-in coach answers each. */
function talk(...messages: string[]): EdenReply[] {
  const recentTurns: { message: string; reply: string }[] = [];
  return messages.map((message, index) => {
    const reply = replyToMessage({ message, recentTurns: recentTurns.slice(-10), seed: 7 + 31 * index });
    recentTurns.push({ message, reply: reply.message });
    return reply;
  });
}
const last = (...messages: string[]) => talk(...messages).at(-1) as EdenReply;

const IDEAS = TOPIC_PAGES.flatMap(({ ideas }) => ideas.map(({ text }) => text));
const questionsIn = (text: string) => text.match(/\?/g)?.length ?? 0;

const TALKS = [
  [TAX, 'i dont know, it is just so dull', 'since april', 'my mother did it before', 'maybe', 'it is late'],
  [RED_INK, 'she said it is not science', 'not now', 'i want to hide', 'on thursday', 'and my friend saw it'],
  ['lol idk', 'it is all a bit much', 'something else', 'the garden', 'it was my father’s', 'he is away'],
  ['Handed it in!!! 84 pages.', 'yes', 'I slept for a day', 'what now', 'hm', 'the next one is longer'],
];

describe('every reply', () => {
  it.each(TALKS)('in a talk that begins with “%s” is short and asks one question at most', (...said) => {
    for (const { message } of talk(...said)) {
      expect([countSpacedWords(message) <= 90, questionsIn(message) <= 1, message]).toEqual([
        true,
        true,
        message,
      ]);
    }
  });

  it.each(TALKS)('in a talk that begins with “%s” gives no idea without leave', (...said) => {
    const asked = new Set(['yes']);
    talk(...said).forEach(({ message, technique }, index) => {
      if (asked.has(said[index] as string)) return;
      expect([technique, IDEAS.some((idea) => message.includes(idea))]).toEqual([undefined, false]);
    });
  });

  it.each(TALKS)('in a talk that begins with “%s” is said once', (...said) => {
    const replies = talk(...said).map(({ message }) => message);
    expect(new Set(replies).size).toBe(replies.length);
  });
});

describe('a topic that is known well enough', () => {
  it('gets a reflection and a question first, and its session as an offer after that', () => {
    const [first, second] = talk(TAX, 'it is so dull and it has been there since april');
    expect(first?.templateId).toBe('topic.procrastination');
    expect(first?.choices).toBeUndefined();
    expect(second?.templateId).toBe('topic.procrastination.offer');
    expect(second?.choices?.map(({ label }) => label)).toEqual(['Yes', 'Not now']);
  });

  it('is not offered again after a no', () => {
    const replies = talk(
      TAX,
      'it is so dull',
      'not now',
      'it is due on friday',
      'and then there is the rent',
    );
    expect(replies[2]?.templateId).toBe('listening.after-no');
    expect(replies.slice(3).map(({ templateId }) => templateId)).not.toContain('topic.procrastination.offer');
  });

  it('is not guessed from a question for ideas alone: she asks what they are for', () => {
    const reply = last('any ideas?');
    expect([reply.templateId, reply.technique]).toEqual(['listening.no-idea', undefined]);
  });

  it('gets one idea with its source for whoever asks for one, and another the next time', () => {
    const [, one, two] = talk(TAX, 'any ideas?', 'any other ideas?');
    for (const reply of [one, two]) {
      expect(reply?.technique?.source.length).toBeGreaterThan(8);
      expect(IDEAS.some((idea) => reply?.message.includes(idea))).toBe(true);
    }
    expect(one?.message).not.toBe(two?.message);
  });
});

describe('the manner that somebody chose', () => {
  const MANNERS = COACH_PERSONALITIES.flatMap((coachPersonality) =>
    COACH_TONES.flatMap((coachTone) =>
      COACH_STYLES.map((coachStyle) => ({ coachPersonality, coachTone, coachStyle })),
    ),
  );
  const inManners = (message: string) =>
    MANNERS.map((preferences) => replyToMessage({ message, recentTurns: [], preferences, seed: 7 }));

  it('is heard in the first words on a topic, in each of the twenty-seven otherwise', () => {
    const replies = inManners(TAX);
    expect(new Set(replies.map(({ message }) => message)).size).toBe(27);
    for (const { message, templateId, technique } of replies) {
      expect([templateId, technique]).toEqual(['topic.procrastination', undefined]);
      expect(countSpacedWords(message)).toBeLessThanOrEqual(60);
      expect(questionsIn(message)).toBe(1);
    }
  });

  it('changes nothing for somebody who may be down', () => {
    const replies = inManners('feeling low');
    expect(new Set(replies.map(({ message }) => message)).size).toBe(1);
  });
});

describe('what is not known well enough', () => {
  it('is asked for, with topics to choose from and a way out', () => {
    const reply = last(WALL);
    expect(reply.choices).toHaveLength(5);
    expect(reply.choices?.at(-1)?.label).toBe('Something else');
  });

  it('is what the person chooses it to be', () => {
    const reply = last(WALL, 'not getting any better for a while');
    expect(reply.templateId).toBe('topic.plateau');
  });

  it('is listened to after “Something else”', () => {
    const [, putRight, next] = talk(WALL, 'Something else', 'it is the water, it is dark');
    expect(putRight?.templateId).toBe('listening.not-that');
    expect(next?.choices).toBeUndefined();
  });
});

describe('the person steers', () => {
  it('no more questions are asked of somebody who wants none', () => {
    const replies = talk(TAX, 'no more questions', 'it is so dull', 'and it is due on friday');
    expect(replies.slice(2).map(({ message }) => questionsIn(message))).toEqual([0, 0]);
  });

  it('a stance outranks every topic, and is not said twice alike', () => {
    const said = (recentTurns: { message: string; reply: string; templateId: string }[]) =>
      replyToMessage({ message: TAX, recentTurns, stance: 'grief', seed: 7 });
    const first = said([]);
    expect(first.templateId).toMatch(/^stance\.grief-/);
    const { message, templateId } = first;
    expect(said([{ message: TAX, reply: message, templateId }]).message).not.toBe(message);
  });

  it('somebody who writes another language is told in it that she knows English', () => {
    expect(last('Hola Eden, no consigo estudiar y tengo un examen el lunes').message).toMatch(/^Gracias/);
  });
});

describe('words on an entry', () => {
  it.each([TAX, RED_INK, 'Ten lengths today.', 'I feel so low, nothing is worth it.'])(
    'on “%s” are at most fifty, cheer nobody and praise nothing',
    (content) => {
      const { message, technique } = feedbackOnEntry({ content, recentTemplateIds: [], seed: 3 });
      expect(countSpacedWords(message)).toBeLessThanOrEqual(50);
      expect(message).not.toMatch(/!|\b(?:great|well done|proud|amazing|cheer)\b/i);
      expect(technique).toBeUndefined();
    },
  );

  it('are other words for the next entry', () => {
    const first = feedbackOnEntry({ content: TAX, recentTemplateIds: [], seed: 3 });
    const next = feedbackOnEntry({ content: TAX, recentTemplateIds: [first.templateId], seed: 3 });
    expect(next.templateId).not.toBe(first.templateId);
  });
});
