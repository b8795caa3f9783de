import { describe, expect, it } from 'vitest';
import { COACH_PERSONALITIES, COACH_STYLES, COACH_TONES } from '#schema/contracts/enums.ts';
import { SITUATIONS } from '#worker/lib/talk/situations.ts';
import { TOPIC_PAGES } from '#worker/lib/talk/topic-pages.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { feedbackOnEntry } from './feedback.ts';
import { HELP } from './help/help-words.ts';
import { type EdenReply, replyToMessage } from './reply.ts';

const DULL = 'I procrastinate with everything that is dull: I look at it, then I make tea instead.';
const RED_INK = 'My supervisor tore my draft apart in front of everybody and it still stings.';

const UNSURE = 'My uncle asks about my job at every dinner and I leave the table.';

/** A talk of these messages, as the built-in coach answers each. */
function talk(...messages: string[]): EdenReply[] {
  const recentTurns: { message: string; reply: string; templateId: string }[] = [];
  return messages.map((message, index) => {
    const reply = replyToMessage({
      message,
      recentTurns: recentTurns.slice(-10),
      seed: 7 + 31 * index,
    });
    recentTurns.push({ message, reply: reply.message, templateId: reply.templateId });
    return reply;
  });
}
const last = (...messages: string[]) => talk(...messages).at(-1) as EdenReply;

const IDEAS = [...TOPIC_PAGES, ...SITUATIONS].flatMap(({ ideas }) => ideas.map(({ text }) => text));
const questionsIn = (text: string) => text.match(/\?/g)?.length ?? 0;

const TALKS = [
  [
    DULL,
    'i dont know, it is just so dull',
    'since april',
    'my mother did it before',
    'maybe',
    'it is late',
  ],
  [
    RED_INK,
    'she said it is not science',
    'not now',
    'i want to hide',
    'on thursday',
    'and my friend saw it',
  ],
  [
    'lol idk',
    'it is all a bit much',
    'something else',
    'the garden',
    'it was my father’s',
    'he is away',
  ],
  [
    'Handed it in!!! 84 pages.',
    'yes',
    'I slept for a day',
    'what now',
    'hm',
    'the next one is longer',
  ],
];

describe('every reply', () => {
  it.each(TALKS)(
    'in a talk that begins with “%s” is short and asks one question at most',
    (...said) => {
      for (const { message } of talk(...said)) {
        expect([countSpacedWords(message) <= 90, questionsIn(message) <= 1, message]).toEqual([
          true,
          true,
          message,
        ]);
      }
    },
  );

  it.each(TALKS)('in a talk that begins with “%s” gives no idea without leave', (...said) => {
    const asked = new Set(['yes', 'what now']);
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
  it('gets a reflection and a question; an idea and its session stand below from the third time on', () => {
    const [first, second, third] = talk(DULL, 'it is so dull', 'and i make tea again');
    expect(first?.templateId).toBe('topic.procrastination');
    expect(first?.choices?.map(({ label }) => label)).toEqual(['That’s not it']);
    expect(second?.choices).toBeUndefined();
    expect(third?.templateId).toBe('topic.procrastination');
    expect(third?.message).toMatch(/\?$/);
    expect(third?.choices).toContainEqual({ label: 'Get started (5 min)', value: 'Get started' });
  });

  it('is said with one question where they are asked how they are besides', () => {
    const reply = replyToMessage({
      message: RED_INK,
      recentTurns: [],
      isAskedHowTheyAre: true,
      seed: 7,
    });
    expect(reply.message).not.toContain('?');
  });

  it('is not guessed from a question for ideas alone: she asks what they are for', () => {
    const reply = last('any ideas?');
    expect([reply.templateId, reply.technique]).toEqual(['listening.no-idea', undefined]);
  });

  it('gets one idea with its source for whoever asks for one, and another the next time', () => {
    const [, one, two] = talk(DULL, 'give me one idea', 'give me another idea');
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
    MANNERS.map((preferences) =>
      replyToMessage({ message, recentTurns: [], preferences, seed: 7 }),
    );

  it('is heard in the first words on a topic, in each of the twenty-seven otherwise', () => {
    const replies = inManners(DULL);
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
  it('is listened to, with what it may be about to choose from and a way out', () => {
    const reply = last(UNSURE);
    expect(reply.choices?.length).toBeGreaterThan(1);
    expect(reply.choices?.at(-1)?.label).toBe('Something else');
  });

  it('is what the person chooses it to be', () => {
    const [first] = last(UNSURE).choices ?? [];
    const topic = TOPIC_PAGES.find(({ title }) => title === first?.label);
    const situation = SITUATIONS.find(({ title }) => title === first?.label);
    const template = topic ? `topic.${topic.id}` : `situation.${situation?.id}`;
    expect(last(UNSURE, first?.value ?? '').templateId).toBe(template);
  });

  it('is listened to after “Something else”', () => {
    const [, putRight, next] = talk(UNSURE, 'Something else', 'it is the water, it is dark');
    expect(putRight?.message).toMatch(/^None of those, then\..*\?$/s);
    expect(next?.templateId).toMatch(/^(?:listening\.listen|talk\.)/);
  });
});

describe('the person steers', () => {
  it('no more questions are asked of somebody who wants none', () => {
    const replies = talk(DULL, 'no more questions', 'it is so dull', 'and it is due on friday');
    expect(replies.slice(2).map(({ message }) => questionsIn(message))).toEqual([0, 0]);
  });

  it('a stance outranks every topic, and is not said twice alike', () => {
    const said = (recentTurns: { message: string; reply: string; templateId: string }[]) =>
      replyToMessage({ message: DULL, recentTurns, stance: 'grief', seed: 7 });
    const first = said([]);
    expect(first.templateId).toMatch(/^stance\.grief-/);
    const { message, templateId } = first;
    expect(said([{ message: DULL, reply: message, templateId }]).message).not.toBe(message);
  });

  it('somebody who writes another language is told in it that she knows English', () => {
    expect(last('Hola Eden, no consigo estudiar y tengo un examen el lunes').message).toMatch(
      /^Gracias/,
    );
  });
});

describe('what was told', () => {
  const SISTER = 'my sister hasnt spoken to me since easter, i feel ashamed of what i said';

  it('is named in the person’s own words, one thing at a time', () => {
    const { message } = last('we had words at mums birthday', SISTER);
    expect(message).toContain('ashamed');
    expect(message).not.toContain('since Easter');
  });

  it('is not asked for again', () => {
    const replies = talk(
      DULL,
      'it has been there for three weeks now and I tried doing it with my brother',
      'not now',
      'it is due on friday',
      'i feel ashamed of it',
      'and i want to get it done',
    );
    for (const { message } of replies.slice(1))
      expect(message).not.toMatch(/how long|what have you (?:already )?tried/i);
  });

  it('is never quoted in part, as a question, or twice in a row', () => {
    const said = [
      'its not really about me eating soup? i get up at 6:30 in the bathroom, everyone shouting, and i dont know why',
      "I can't get past 400 m, my arms hurt, and I never finish what I start anyway",
      'I never finish what I start and my arms hurt after 12.5 km',
    ];
    const replies = talk(...said).map(({ message }) => message);
    for (const quote of replies.flatMap((reply) =>
      [...reply.matchAll(/“([^”]+)”/g)].map(([, text]) => text as string),
    ))
      expect(said.some((message) => message.includes(quote))).toBe(true);
    expect(replies.join(' ')).not.toMatch(/eating soup|“30 /);
  });
});

describe('what was told, summed up', () => {
  it('is no offer of an idea: a “yes” to it asks for none', () => {
    const [asks] = HELP.answers.sumUpAsks;
    const reply = replyToMessage({
      message: 'yes',
      recentTurns: [{ message: RED_INK, reply: `So far. ${asks}`, templateId: 'talk.sum-up' }],
      seed: 7,
    });
    expect(reply.technique).toBeUndefined();
    expect(reply.templateId).not.toMatch(/idea/);
  });
});

describe('something concrete that is asked of her', () => {
  it('gets lines for what they are for', () => {
    const reply = last('I hurt my sister and I want to apologise', 'how do i say sorry to her');
    expect(reply.templateId).toBe('help.words');
    expect(reply.message.match(/^• “.+”$/gm)).toHaveLength(3);
    expect(reply.technique?.source.length).toBeGreaterThan(8);
  });

  it('is asked once what the other one is to know, and is given a draft that speaks to them', () => {
    const AT_HARBOUR = 'what do i say to the man at the harbour';
    const [what, own] = talk(AT_HARBOUR, 'i want him to know that my boat was there first');
    expect([what?.templateId, own?.templateId]).toEqual(['help.words.what', 'help.words.draft']);
    expect(own?.message).toContain('My boat was there first.');
    const wish = 'i want him to ring before he moves his ropes';
    expect(last(AT_HARBOUR, wish).message).toContain('Please ring before you move your ropes.');
    const begin = last(AT_HARBOUR, 'no idea');
    for (const line of HELP.words.openers.lines) expect(begin.message).toContain(line);
  });

  it.each([
    [
      'what do i say to nan. i want her to know im not a waster and that im sorry i lied',
      ['For your nan', 'two drafts for your nan'],
      ['“Nan, ', 'I’m not a waster. I’m sorry I lied.'],
    ],
    [
      'I want Donna to know I’m the room leader now and if she wants a change she comes to me first. How do I word it without it kicking off in front of the kids?',
      ['For Donna', 'two drafts for Donna'],
      ['“Donna, ', 'I’m the room leader now and if you want a change you come to me first.'],
    ],
    [
      'What do I say to the school office? My son was marked absent when he was there, and I want them to correct it.',
      ['For the school office', 'two drafts for the school office'],
      ['My son was marked absent when he was there. Please correct it.'],
    ],
    [
      'I was passed over for head of year. I’m writing to Mrs Okafor, what do I say? I want to ask why I wasn’t even considered.',
      ['For Mrs Okafor', 'two drafts for Mrs Okafor'],
      ['“Dear Mrs Okafor, ', 'I ask why I wasn’t even considered?'],
    ],
  ])('has what was told made into a message, twice: %s', (message, leads, parts) => {
    const reply = last(message);
    expect(reply.templateId).toBe('help.words.draft');
    expect(leads.some((lead) => reply.message.toLowerCase().includes(lead.toLowerCase()))).toBe(
      true,
    );
    for (const part of parts) expect(reply.message).toContain(part);
    expect(reply.message.match(/^• “.+”$/gm)).toHaveLength(2);
  });

  it.each([
    ['how about "you never listen to me" ?', 'never'],
    ['is this ok: "You are selfish about the holidays we planned"', 'insult'],
    ['what do you think of "I feel alone when we eat in front of the tv"', 'good'],
    ['is that too much: "that was my deck, let me walk you through it"', 'good'],
    [
      'does this sound ok: "When you came late on Friday I was worried. Could you text me next time?"',
      'good',
    ],
  ])('a sentence gets a verdict, and one change where it needs one: %s', (said, change) => {
    expect(last(said).templateId).toBe(`help.check.${change}`);
  });

  it.each([
    [
      'Would you have a look at it: Dear Alan, thank you for the invitation. I would love to come if you still want me. Does it sound as though I don’t want to come?',
      ['“I would love to come”', '“if you still want me”', '• “I would love to come.”'],
    ],
    [
      'is this ok to send: sort it out, you always leave the kitchen dirty and im sick of it',
      ['• “When you leave the kitchen dirty, it’s hard for me. Can we work this out together?”'],
    ],
    [
      'I’ve written: I am unhappy with the rota and I expect it to be changed. Too blunt?',
      ['“I expect it to be changed”', '• “I am unhappy with the rota. Could it be changed?”'],
    ],
    ['what about "you’re a liar and a cheat"', [HELP.check.matter]],
    [
      'which is better, "I can’t make it on Friday" or "Sorry, I’m so sorry, I can’t make it, please don’t hate me"',
      [HELP.check.compare.first, "“please don't hate me”"],
    ],
  ])('is looked at wherever it stands, and answered by what stands in it: %s', (said, parts) => {
    const reply = last(said);
    for (const part of parts)
      expect(reply.message.replaceAll('’', "'")).toContain(part.replaceAll('’', "'"));
  });

  it.each([
    'My plan is this: run at 7, gym at 9, then read. what do you think?',
    'my goal says: read 12 books. is it too ambitious?',
    'the problem is this. I never finish anything. is that normal?',
  ])('is not taken for words to somebody where it is a plan or a matter: %s', (message) => {
    expect(last(message).templateId).not.toMatch(/^help\.(?:check|words)/);
  });

  it('is looked at again when she is asked whether she is sure', () => {
    const [, again] = talk(
      'is this ok: "Could you send somebody this week, please? The tap drips."',
      'are you sure?',
    );
    expect(again?.templateId).toBe('help.check.sure');
  });

  it('a day is set out in order, with the times as they were told', () => {
    const [ask, plan] = talk(
      'help me plan tomorrow',
      'report for Lina, kids at 3, dentist at 9:15, call my bank',
    );
    expect(ask?.message).toContain('tomorrow');
    expect(plan?.message.match(/^• .+$/gm)).toEqual([
      '• report for Lina',
      '• dentist at 9:15',
      '• call your bank',
      '• kids at 3',
    ]);
  });

  it('two things are set out in the person’s words, and remembered', () => {
    const [first, , again] = talk(
      'should i take the job in Leeds or stay here',
      'both have something',
      'weigh it up with me',
    );
    for (const reply of [first, again]) {
      expect(reply?.message).toContain('“take the job in Leeds”');
      expect(reply?.message).toContain('“stay here”');
    }
  });

  it('“is this normal” is answered with what the library says of the topic', () => {
    expect(last(DULL, 'is this normal?').message).toMatch(/Unit 10 of the library/);
  });

  it('three ideas come in a sentence each, and any of them whole', () => {
    const [, three, whole] = talk(DULL, 'give me three ideas', 'The second');
    expect(three?.message.match(/^• /gm)).toHaveLength(3);
    expect(IDEAS.some((idea) => whole?.message.includes(idea))).toBe(true);
  });

  it('somebody who wants to be heard is asked nothing', () => {
    const replies = talk(
      'i just need to vent',
      'she ate my food again and laughed',
      'every single week',
    );
    expect(replies.map(({ message }) => questionsIn(message))).toEqual([0, 0, 0]);
    expect(new Set(replies.map(({ message }) => message)).size).toBe(3);
  });
});

describe('what was said before', () => {
  const EXAM = 'My law exam is on 3 May and I need 60 points. I go blank when I see the paper.';

  it('is quoted whole, with when it was said', () => {
    const { message } = last(EXAM, 'the essays mostly', 'when is my exam again?');
    expect(message).toContain('My law exam is on 3 May and I need 60 points');
  });

  it('is not made up: she says what she has', () => {
    const { message } = last(EXAM, 'the essays mostly', 'what is the name of my sister again?');
    expect(message).toMatch(/^I can’t find that/);
  });

  it('is a plan whose time was changed', () => {
    const [, plan, changed, recalled] = talk(
      EXAM,
      'I’ll do one old paper tomorrow at 7',
      'make it 7.30',
      'what did I say I would do?',
    );
    expect(plan?.message).toContain('You’ll do one old paper tomorrow at 7');
    expect(changed?.message).toContain('7.30');
    expect(recalled?.message).toContain('7.30');
  });
});

describe('what belongs to the person', () => {
  it('a plan is theirs: no technique and no question stands beside it', () => {
    const reply = last(DULL, 'I’ll ring her at six');
    expect([reply.templateId, reply.technique, questionsIn(reply.message)]).toEqual([
      'talk.plan',
      undefined,
      0,
    ]);
    expect(reply.message).toContain('You’ll ring her at six.');
  });

  it('somebody who is not meant is not named again', () => {
    const replies = talk(
      'my manager changed the rota again and told nobody',
      'it’s not my manager, it’s his boss',
      'what do i say to him',
    );
    for (const { message } of replies.slice(2)) expect(message).not.toContain('your manager');
  });

  it('good news is met, and thanks end without a question', () => {
    const [news, thanks] = talk('I passed my theory test', 'thank you');
    expect(news?.message).toContain('You passed your theory test.');
    expect(questionsIn(thanks?.message ?? '?')).toBe(0);
  });

  it('a question that was not understood is asked in plainer words', () => {
    const [, again] = talk(DULL, 'i don’t understand the question');
    expect(again?.templateId).toBe('help.rephrase');
    expect(again?.message).not.toContain('understand');
  });

  it('a question that was passed over is answered', () => {
    const reply = last(DULL, 'how long does it take to form a habit', 'ok', 'you didn’t answer me');
    expect(['help.sorry', 'help.how-long']).toContain(reply.templateId);
  });
});

describe('a topic that was assumed wrongly', () => {
  it('can be put right, and then others are named', () => {
    const [, reply] = talk(DULL, 'That’s not it');
    expect(reply?.choices?.map(({ label }) => label)).not.toContain('putting something off');
    expect(reply?.choices?.at(-1)?.label).toBe('Something else');
  });
});

describe('words on an entry', () => {
  it.each([DULL, RED_INK, 'Ten lengths today.', 'I feel so low, nothing is worth it.'])(
    'on “%s” are at most fifty, cheer nobody and praise nothing',
    (content) => {
      const { message, technique } = feedbackOnEntry({ content, recentTemplateIds: [], seed: 3 });
      expect(countSpacedWords(message)).toBeLessThanOrEqual(50);
      expect(message).not.toMatch(/!|\b(?:great|well done|proud|amazing|cheer)\b/i);
      expect(technique).toBeUndefined();
    },
  );

  it('are other words for the next entry', () => {
    const first = feedbackOnEntry({ content: DULL, recentTemplateIds: [], seed: 3 });
    const next = feedbackOnEntry({ content: DULL, recentTemplateIds: [first.templateId], seed: 3 });
    expect(next.templateId).not.toBe(first.templateId);
  });
});

describe('a draft that was wrong', () => {
  it('is made anew of what is told now, whatever is quoted from it', () => {
    const replies = talk(
      'My coworker Anton keeps using my recipes at the stall as if they were his own.',
      'what do i say to him',
      'I want him to know that i am angry',
      'no, "angry" isn’t part of it. I want him to ask me before he uses my recipes',
    );
    const draft = replies.at(-1);
    expect(draft?.templateId).toBe('help.words.draft');
    expect(draft?.message).toContain('ask me before you use my recipes');
    expect(draft?.message).not.toMatch(/I am angry|I’m angry/);
  });

  it('leaves “he” to a child who is named in what is told to the father', () => {
    const draft = talk(
      'my lad Milo hates football now and his dad trains the team',
      'how do i say it to my husband',
      'That Milo isn’t letting him down, he’s only 9 and he’s not happy',
    ).at(-1);
    expect(draft?.message).toContain('Milo isn’t letting you down, he’s only 9');
  });
});
