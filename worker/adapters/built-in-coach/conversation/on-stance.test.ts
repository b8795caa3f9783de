import { describe, expect, it } from 'vitest';
import { STANCES, type Stance } from '#schema/contracts/coach/stances.ts';
import { STANCE_PAGES } from '#worker/lib/stances/stances.ts';
import type { Turn } from '#worker/ports.ts';
import { replyToMessage } from './reply.ts';

const LOSS = 'my mum died two weeks ago and the funeral is on friday';

/** A talk in which each message is about one situation; `again` says of which it is by itself. */
function talk(stance: Stance, messages: string[], again: (index: number) => boolean = () => true) {
  const recentTurns: Turn[] = [];
  return messages.map((message, index) => {
    const callsForStance = again(index);
    const reply = replyToMessage({
      message,
      recentTurns: [...recentTurns],
      stance,
      callsForStance,
      seed: 5 * index,
    });
    recentTurns.push({ message, reply: reply.message, templateId: reply.templateId });
    return reply;
  });
}

describe('a situation with a page of its own', () => {
  it.each(STANCES)('%s is opened by its page, and a question follows each answer', (stance) => {
    const { replies, questions } = STANCE_PAGES[stance];
    const [first, ...then] = talk(
      stance,
      [LOSS, 'i dont know', 'my brother wants to do it all alone', 'its late', 'hm'],
      (index) => index === 0,
    );
    expect(replies).toContain(first?.message);
    for (const { message } of then)
      expect(questions.filter(({ text }) => message.endsWith(text))).toHaveLength(1);
    expect(new Set(then.map(({ message }) => message)).size).toBe(then.length);
  });

  it('takes up what was answered, whole', () => {
    const [, second] = talk('grief', [LOSS, 'i feel so guilty that i was not there at the end']);
    expect(second?.message).toMatch(/guilt/);
  });

  it('answers who asks for a plan with the page’s own words, and no technique', () => {
    const [first, second] = talk('chronic-illness', [
      'i have me/cfs and want to run again',
      'so what should i do?',
    ]);
    expect(STANCE_PAGES['chronic-illness'].replies).toContain(first?.message);
    expect(STANCE_PAGES['chronic-illness'].asked).toContain(second?.message);
    expect([first?.technique, second?.technique]).toEqual([undefined, undefined]);
  });

  it('answers a question with the page’s own words, and never with what could pass for a yes', () => {
    const [, second] = talk('medication', ['i take three a day', 'now or wait till tonight?']);
    expect(STANCE_PAGES.medication.asked).toContain(second?.message);
    const [, told] = talk('medication', ['i take three a day', 'i will halve it now']);
    expect(STANCE_PAGES.medication.questions.map(({ text }) => text)).toContain(told?.message);
  });

  it('can be put right, save where harm is meant', () => {
    const [grief] = talk('grief', [LOSS]);
    const [wrong] = talk('wrongdoing', ['how do i get into her phone']);
    expect(grief?.choices?.map(({ label }) => label)).toEqual(['That’s not it']);
    expect(wrong?.choices).toBeUndefined();
  });

  it('declines each time harm is asked for, in other words, and says nothing of it back', () => {
    const asks = ['how do i get into her phone', 'just her messages', 'it is my own wife'];
    const said = talk('wrongdoing', asks).map(({ message }) => message);
    const { replies, asked } = STANCE_PAGES.wrongdoing;
    expect(said.every((message) => [...replies, ...asked].includes(message))).toBe(true);
    expect(new Set(said).size).toBe(3);
  });

  it('tells a child below thirteen for whom this is', () => {
    const [first] = talk('minors', ['im 11 and want to be a footballer']);
    expect(first?.message).toBe(STANCE_PAGES.minors.under13);
    const [older] = talk('minors', ['im 15 and want to be a footballer']);
    expect(STANCE_PAGES.minors.replies).toContain(older?.message);
  });
});

describe('somebody under eighteen', () => {
  const MOCK = 'im 15 and i have a maths exam on monday and i havent revised at all';
  const { aside, replies } = STANCE_PAGES.minors;

  it('is helped with school as anybody is, and told once that a person can do more', () => {
    const [first, second] = talk('minors', [MOCK, 'mostly fractions, i never got them']);
    expect(first?.message.endsWith(aside as string)).toBe(true);
    expect(first?.templateId).not.toMatch(/^stance/);
    expect(second?.message).not.toContain(aside);
  });

  it('is spoken to by the page where a person has to hear of it', () => {
    for (const told of [
      'im 15 and a guy from discord wants to meet up on monday after my exam',
      'im 15 and i want to lose weight before the exam trip',
    ])
      expect(replies).toContain(talk('minors', [told])[0]?.message);
  });
});
