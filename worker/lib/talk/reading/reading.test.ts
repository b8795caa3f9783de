import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotesIn, readMessage } from './reading.ts';

const quotes = (message: string) => quotesIn(readMessage(message));

describe('what may be quoted', () => {
  it.each([
    [
      'i cant do this anymore my boss keeps yelling and i dont know what to say',
      ['i dont know what to say'],
    ],
    [
      "I ran 12.5 km at 6:30 but I can't get past 400 m",
      ["I can't get past 400 m", 'I ran 12.5 km at 6:30'],
    ],
    [
      'it was 7.30 when i got up!! i didnt sleep at all',
      ['i didnt sleep at all', 'it was 7.30 when i got up'],
    ],
    ['I dont think hes mean and I should leave', ['I dont think hes mean']],
    ['if it rains i stay home', ['if it rains i stay home']],
  ])('are whole clauses with their “not” and their numbers: %s', (message, expected) => {
    expect(quotes(message)).toEqual(expected);
  });

  it.each([
    ['a question', 'its not really about me eating soup?'],
    ['a question without a mark', 'what do i even tell her when she comes home'],
    ['a fragment', '6:30 in the bathroom'],
    ['an insult', 'my stupid brother is an idiot and always was'],
    ['a coarse word', 'i am so fucking tired of this job'],
    ['shouting', 'I CANNOT DO THIS ANY MORE'],
    ['a sentence that stops in the middle', 'i always wanted to be the'],
    ['what is said to Eden', 'i think you dont get me at all'],
    ['more than sixteen words', `i ${'really '.repeat(16)}cannot sleep`],
  ])('are not %s', (_, message) => {
    expect(quotes(message)).toEqual([]);
  });

  it('stand in the message as they are quoted, whatever it is', () => {
    const word = fc.constantFrom(
      'i',
      'dont',
      'and',
      'my boss',
      'says',
      '6:30',
      'but',
      'if',
      'not',
      'sleep',
      ',',
      '.',
      '?',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 24 }), (words) => {
        const message = words.join(' ');
        for (const quote of quotes(message)) expect(message.replace(/\s+/g, ' ')).toContain(quote);
      }),
      { numRuns: 200 },
    );
  });
});

describe('facts', () => {
  it('are who is in it, as Eden calls them', () => {
    const { people } = readMessage('my older sister and my boss, and a friend of hers');
    expect(people.map(({ role, words }) => [role, words])).toEqual([
      ['sibling', 'your older sister'],
      ['boss', 'your boss'],
      ['friend', 'the friend'],
    ]);
  });

  it.each([
    ['stuck on it for three weeks now, i havent moved', 'for three weeks now'],
    ['she hasnt called since easter', 'since Easter'],
    ['he left two months ago', 'two months ago'],
    ['i run for two hours every day', undefined],
  ])('are how long it has been so: %s', (message, howLong) => {
    expect(readMessage(message).howLong).toBe(howLong);
  });

  it.each([
    ['its due on friday', 'by Friday'],
    ['I have to send it by Thursday', 'by Thursday'],
    ['the exam is tomorrow at 9', 'tomorrow at 9'],
    ['we fought on friday and i left', undefined],
    ['i should know it by now', undefined],
  ])('are when it is due: %s', (message, due) => {
    expect(readMessage(message).due).toBe(due);
  });

  it.each([
    ['I have tried talking to my boss', { phrase: 'talking to your boss' }],
    ['tried everything. i tried everything', {}],
    ['i have never tried it', undefined],
  ])('are what was tried: %s', (message, tried) => {
    expect(readMessage(message).tried).toEqual(tried);
  });

  it.each([
    ['I really want to finish my thesis', 'finish your thesis'],
    ['i dont want to go there', undefined],
    ['i want to die', undefined],
    ['I want to know what you think', undefined],
  ])('are what is wanted: %s', (message, want) => {
    expect(readMessage(message).want).toBe(want);
  });

  it.each([
    ['im so ashamed of it', ['ashamed']],
    ["I'm not angry", []],
    ['my sister is angry', []],
    ['i feel lost and im scared', ['lost', 'afraid']],
  ])('are feelings that somebody names as theirs: %s', (message, feelings) => {
    expect(readMessage(message).feelings.map(({ feeling }) => feeling)).toEqual(feelings);
  });

  it('are numbers with their units, as they were typed', () => {
    expect(readMessage('12.5 km at 6:30, 400 m, £30 and 7.30').numbers).toEqual([
      '12.5 km',
      '6:30',
      '400 m',
      '£30',
      '7.30',
    ]);
  });
});

describe('what is asked of Eden', () => {
  it.each([
    ['what do i say to her', 'words'],
    ['how do I tell my mum im moving out', 'words'],
    ['i dont know how to bring it up', 'words'],
    ['is this ok: "I feel left out when you all go without me"', 'check'],
    ['can you help me plan tomorrow', 'plan'],
    ['should I take the job in Leeds or stay', 'weigh'],
    ['weigh it up with me', 'weigh'],
    ['is this normal?', 'normal'],
    ['what can i do with my 4 year old this morning', 'child'],
    ['give me three ideas', 'ideas'],
    ['just tell me what to do', 'tip'],
    ['i dont want advice, i just need to vent', 'listen'],
    ['My investor wants good news on Thursday. What do I say first?', 'words'],
    ['i told him what i think', undefined],
    ['she asked what to do and i told her', undefined],
    ['how can I put money aside as a freelancer', 'how-to'],
    ['which of these comes first, the form or the call?', 'which-first'],
    ['how long does it take until that gets easier', 'how-long'],
    ['could you give me an example', 'example'],
    ['what was it I said I would do on Sunday?', 'recall'],
    ['you did not answer my question', 'answer-me'],
    ['I do not understand your question', 'rephrase'],
    ['why do I always do that', 'explain'],
  ])('is read: %s', (message, kind) => {
    expect(readMessage(message).asked?.kind).toBe(kind);
  });

  it('names the two things as they were typed', () => {
    const { asked } = readMessage('torn between moving to Berlin and staying with my parents');
    expect(asked).toEqual({
      kind: 'weigh',
      options: ['moving to Berlin', 'staying with my parents'],
    });
  });
});

it('tells other languages from English, and leaves what is unclear', () => {
  const languages = [
    'mein Chef hört mir nie zu',
    'no puedo dormir y estoy muy cansado',
    'Помоги мне, пожалуйста',
    'ok',
    'my boss',
  ];
  expect(languages.map((text) => readMessage(text).language)).toEqual([
    'de',
    'es',
    'script',
    'en',
    'en',
  ]);
});

it('has a reading for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(readMessage(text).clauses.length).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 100 },
  );
});
