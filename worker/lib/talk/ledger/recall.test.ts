import { describe, expect, it, test } from 'vitest';
import { asksForOwnWords } from './asked-for.ts';
import { NOTHING_RECALLED, recallFrom, sayLastTold, sayRecalled } from './recall.ts';

/** What is said to a question after some messages; each may stand with what she had asked. */
const recalled = (question: string, ...messages: (string | [asked: string, message: string])[]) => {
  const said = messages.map((message, index) =>
    typeof message === 'string' ? { message } : { asked: message[0], message: message[1], index },
  );
  return sayRecalled(recallFrom(question, said), said.length).message;
};

describe('what was told is found', () => {
  test.each([
    // A day of the year, although a month that is over stands elsewhere.
    [
      'what did i say my deadline was',
      [
        'ive been writing this novel since 2021',
        'i nearly sent it to an agent in april then redid chapter one instead',
        'i send it off by feb 20, no excuses',
        'ugh',
      ],
      'feb 20',
    ],
    [
      'when is my recital again',
      [
        'have my piano recital on sunday and my hands are ice',
        'in may i played for my teacher and my hands shook twice',
        'the beginning mostly',
      ],
      'sunday',
    ],
    [
      'when is my test',
      ['i have an exam on oct 9, want at least a B', 'in class today, fractions', 'worksheets'],
      'oct 9',
    ],
    [
      'did i tell u the date of my exam?',
      ['i have an exam on oct 9, want at least a B', 'today, in the lab, titration'],
      'oct 9',
    ],
    [
      'what days did i say',
      ['theres a pool near work', 'nah. joined it, mon wed fri', 'the price'],
      'mon wed fri',
    ],
    [
      'what days again? the ones i said',
      ['i go tuesdays and sat from now on', 'ok'],
      'tuesdays and sat',
    ],
    [
      'what did i promise',
      ['my brother is tired of me', 'i promised Ilse i ring the clinic', 'yes'],
      'i promised Ilse',
    ],
    [
      'what did i promise jonas?',
      [
        'i bake on sundays',
        'my promise to my son Jonas is i stay off the phone at dinner',
        'lol ok',
      ],
      'off the phone',
    ],
    [
      'what did I agree to?',
      ['i agreed to do the minutes every second week', 'it bores me'],
      'the minutes',
    ],
    [
      'what have I told you about Mrs Adeyemi',
      [
        'one parent. Mrs Adeyemi. in june she wrote to the head that i shout',
        'sick, like i said. so what do i say to Mrs Adeyemi when she comes in',
      ],
      'in june she wrote to the head',
    ],
    [
      'what did i say my job is?',
      [
        'did a whole website for 400',
        'i am a photographer and i charge too little',
        'new client on friday',
      ],
      'photographer',
    ],
    [
      'what time did i say i get up?',
      ['i get up at 6 and the phone stays out', 'bed at 11'],
      'i get up at 6',
    ],
    ['wat time did i say i go to bed', ['i get up at 6', 'im in bed by 11 mostly'], 'bed by 11'],
    [
      'where did i say i practise',
      ['i practise at the library on mondays', 'its loud at home'],
      'library',
    ],
    [
      'how many pages did i want to write',
      ['i want to write 3 pages a day', 'its hard'],
      '3 pages',
    ],
    ["what's my sister's name again", ['my sister Wilma had a baby', 'she sleeps'], 'Wilma'],
    ['what was my goal', ['my goal is a sub 50 ten k', 'i start too fast'], 'sub 50'],
    [
      'do you remember what i said about the oven',
      ['i always clean the oven instead', 'so what'],
      'clean the oven',
    ],
    [
      'when did i say i look at it again?',
      [['When will you look at it again?', 'the 2nd of march']],
      '2nd of march',
    ],
    ['when is it again?', ['my driving test is on 4 March', 'i hit the kerb twice'], '4 March'],
    [
      'which day was the party',
      ['i asked them all', 'party is dec 12 so we have to talk before'],
      'dec 12',
    ],
    [
      'what time tomorrow did i say? and where',
      [
        'i know me, i say tomorrow and then bake bread',
        "i'd say 8 o'clock at the cafe",
        'my tutor asks on friday btw',
      ],
      "8 o'clock at the cafe",
    ],
    [
      'when is my appointment',
      [['What comes next?', 'nov 30. omg.'], 'appointment with the bank nov 30'],
      'appointment with the bank nov 30',
    ],
    [
      'when do i see the doctor again',
      ['i see dr. Koch on thursday at 4', 'my back'],
      'dr. Koch on thursday at 4',
    ],
  ] as const)('“%s”', (question, messages, answer) => {
    expect(recalled(question, ...(messages as readonly (string | [string, string])[]))).toContain(
      answer,
    );
  });

  it('with the time that was put in place of the first', () => {
    expect(
      recalled('what time was it again?', 'train goes at 8 tomorrow', 'make it 8.20'),
    ).toContain('8.20');
  });
});

describe('nothing is made up', () => {
  test.each([
    [
      'when is my presentation again',
      ['in june i presented to the board and my voice cracked twice', 'the start mostly'],
    ],
    [
      'what did i say my date was',
      ['i nearly shipped it in march then redid the login', 'its been 2 years'],
    ],
    ['what days did i say', ['so what days did i say?', 'my back hurts', 'put that in my journal']],
    ['when is my exam', ['today, in class, 2/3 + 1/4', 'worksheets mostly']],
    ['what did i say my job is', ['i make it worse every time', 'new client tomorrow at 10']],
    ['what did i promise carol', ['drove lorries for 12 years', 'what did i promise carol?']],
    [
      'what have i told you about Ines',
      ['my brother shouts', 'what do i say to Ines?', 'can you help me with Ines'],
    ],
    [
      'what is the name of my teacher again?',
      ['my law exam is on 3 May', 'my sister Ines is here'],
    ],
    ['how much did i say i earn', ['i get up at 6', 'there are 3 of us in the flat']],
    ['where did i say i keep the key', ['i go to the gym on mondays']],
  ] as const)('“%s”', (question, messages) => {
    expect(recalled(question, ...messages)).toBe(NOTHING_RECALLED);
  });
});

describe('a question for one’s own words', () => {
  test.each([
    'what did i say my date was',
    'when is my presentation again',
    'what days did i say',
    'when is my test',
    'what did i promise',
    'whats my goal, do you know it',
    'what have I told you about Mr Hall',
    'what was the one thing again',
    'did u save the 4th of may?',
    'when did i say i wanna be done',
    'remind me what i said about sundays',
    'so what time did i say? and where',
    'do u know my goal',
    'and my date, what was it i said',
    'what was your idea again',
    'lol no. did i tell u the date of my test',
    'what’s my deadline?',
    'u know my goal?',
    'my goal is on the goals page do u know it',
    'What have I said about Ben so far?',
  ])('“%s” is one', (message) => {
    expect(asksForOwnWords(message)).toBe(true);
  });

  test.each([
    'what do i say to him when he starts',
    'last time what? i nearly put it in the store',
    'whats my problem lol',
    'what did i say wrong?',
    'i dont know what to say',
    'when they all look at me my voice goes',
    '?? you asked what happened last time. i said i redid the login',
    'what is the best time to run',
    'when is a good time to tell her',
    'how do i remember names',
    'i told him when i was home',
    'what should i have for dinner',
    'what do you recommend',
    'i did what you said and it worked',
    'how many times have i told that girl to knock',
    'did i mention my niece got into the team',
    'what day is it',
    'wheres the button to log out',
    'do you keep what i write',
    'she has to remind me of everything',
    'the doctor asked what my goal was',
    'how do i tell my mother that i move',
    'where do i look while reversing',
  ])('“%s” is none', (message) => {
    expect(asksForOwnWords(message)).toBe(false);
  });
});

describe('what is not found by its words', () => {
  const TOLD = ['my coach said training is off', 'he wants 40 quid for the kit too'];

  it('is found by the person whom it was about', () => {
    expect(recalled('what did i tell you about him', ...TOLD)).toContain('40 quid');
  });

  it('is what was told last, as a question, unless it is asked about one thing', () => {
    const said = TOLD.map((message) => ({ message }));
    expect(sayLastTold('what did i say i sell?', said)?.message).toContain('40 quid');
    expect(sayLastTold('what have i told you about Ines', said)).toBeUndefined();
  });
});
