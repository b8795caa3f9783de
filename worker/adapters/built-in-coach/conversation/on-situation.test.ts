import { describe, expect, it } from 'vitest';
import { type SituationPage, situationOf, situationsIn } from '#worker/lib/talk/situations.ts';
import { HELP } from './help/help-words.ts';
import { type EdenReply, replyToMessage } from './reply.ts';

const SPEECH = 'I have to give a presentation to the board next month and I dread it already.';

/** A talk of these messages, as the built-in coach answers each. */
function talk(...messages: string[]): EdenReply[] {
  const recentTurns: { message: string; reply: string; templateId: string }[] = [];
  return messages.map((message, index) => {
    const reply = replyToMessage({ message, recentTurns, seed: 7 + 31 * index });
    recentTurns.push({ message, reply: reply.message, templateId: reply.templateId });
    return reply;
  });
}
const last = (...messages: string[]) => talk(...messages).at(-1) as EdenReply;

const page = situationOf('presentation-coming-up') as SituationPage;
const questions = page.questions.map(({ text }) => text);
const asksOne = ({ message }: EdenReply) =>
  questions.find((question) => message.includes(question));

describe('somebody in an everyday situation', () => {
  it.each([
    [SPEECH, 'presentation-coming-up'],
    [
      'Each night I end up on my phone in bed, videos until half past one.',
      'phone-in-bed-until-late',
    ],
    ['I shouted at my kids before school again, over a lost shoe.', 'shouting-at-the-children'],
    ['My dissertation file has not been opened for a month.', 'thesis-not-opened'],
    [
      'Our teenager has stopped talking to us, one word answers and a shut door.',
      'teenager-stopped-talking',
    ],
    [
      'The dishes and the hoovering are always left to me, my flatmates do nothing.',
      'chores-left-to-you',
    ],
  ])('is understood: %s', (message, id) => {
    expect(situationsIn(message)[0]?.page.id).toBe(id);
    expect(last(message).templateId).toBe(`situation.${id}`);
  });

  it('may say that it is something else, and is offered other situations', () => {
    const [first, put] = talk(SPEECH, 'That’s not it') as [EdenReply, EdenReply];
    expect(first.choices?.map(({ label }) => label)).toEqual(['That’s not it']);
    expect(put.choices?.map(({ label }) => label)).not.toContain(page.title);
  });

  it('is asked what a good talk asks, each once and in its order; an idea stands below then', () => {
    const replies = talk(SPEECH, 'Twelve people.', 'Mostly the beginning.', 'Not much yet.');
    const asked = replies.slice(0, 3).map(asksOne);
    expect(asked.every(Boolean)).toBe(true);
    const places = asked.map((question) => questions.indexOf(question as string));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBe(3);
    expect(replies[1]?.choices).toBeUndefined();
    const [idea, session] = replies[2]?.choices ?? [];
    expect(session?.label).toBe('A closer look at “I can’t” (6 min)');
    const given = last(SPEECH, 'Twelve.', 'The start.', idea?.value ?? '');
    expect(given.technique).toMatchObject({ id: 'situation-presentation-coming-up' });
  });

  it('is told a step to begin with, an idea, words to say and that it is normal, where they ask', () => {
    expect(last(SPEECH, 'so how do i start').message).toBe(page.start);
    const idea = last(SPEECH, 'give me one thing i can do');
    expect(page.ideas.some(({ text }) => idea.message.includes(text))).toBe(true);
    const words = last(SPEECH, 'what could i say to them');
    expect(words.message).toContain(page.says?.[0]);
    expect(last(SPEECH, 'is this normal?').message).toBe(page.normal);
  });

  it('hears what they fear next, and asks about a fear that the page does not know', () => {
    const shakes = page.whatIfs.find((whatIf) => whatIf.if.includes('voice shakes'));
    expect(last(SPEECH, 'and what if my voice shakes').message).toBe(shakes?.answer);
    expect(last(SPEECH, 'what if the projector falls from the ceiling').message).toMatch(
      /^If the projector falls from the ceiling, .+\?$/,
    );
  });

  it('keeps to it through short answers and things in between, and leaves it for another', () => {
    const kept = talk(SPEECH, 'the start', 'on the 4th', 'lol my cat sits on the keyboard');
    expect(kept.map(({ templateId }) => templateId)).toEqual(
      kept.map(() => 'situation.presentation-coming-up'),
    );
    expect(HELP.answers.aside).toContain(kept[3]?.message);
    const other = last(
      SPEECH,
      'the start',
      'and I shouted at my kids this morning, they would not get dressed for school and I yelled',
    );
    expect(other.templateId).toBe('situation.shouting-at-the-children');
  });

  it('is asked nothing once they only want to be heard', () => {
    expect(last(SPEECH, 'please just listen').message).not.toContain('?');
    expect(last(SPEECH, 'please just listen', 'It is the silence before.').message).not.toContain(
      '?',
    );
  });
});
