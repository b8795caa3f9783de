/**
 * A conversation with Eden, so many days ago: what Maya said, line by line. Eden answers with her
 * own words.
 */
export interface DemoTalk {
  day: number;
  hour: number;
  said: string[];
}

export const TALKS: DemoTalk[] = [
  {
    day: 345,
    hour: 20,
    said: [
      'I want to run 5 km and I am scared that everybody will see how slow I am.',
      'Early in the morning there would be fewer people. But I never get up.',
      'Good idea, I will put my running shoes by the door tonight.',
    ],
  },
  {
    day: 320,
    hour: 21,
    said: [
      'I missed a whole week of running and now I feel like starting again is pointless.',
      'It began with a cold, and after that there was no reason.',
    ],
  },
  {
    day: 283,
    hour: 19,
    said: [
      'A colleague criticised my talk and I have been arguing with him in my head all day.',
      'He said that the good part comes too late.',
      'He may be right about that, to be honest.',
    ],
  },
  {
    day: 247,
    hour: 22,
    said: ['I am nervous about my talk tomorrow. How can I prepare this evening?'],
  },
  {
    day: 225,
    hour: 20,
    said: [
      'I have been learning Spanish for months and my listening score barely moved. Am I just bad at languages?',
      'I listen to podcasts while cooking, mostly.',
    ],
  },
  {
    day: 188,
    hour: 18,
    said: [
      'I keep starting things. Bread, Spanish, now a jumper. How do I choose what comes first?',
    ],
  },
  {
    day: 162,
    hour: 21,
    said: [
      'I froze in the online class today. I knew the answer and nothing came out.',
      'Speaking aloud at home might help, ten minutes a day.',
    ],
  },
  {
    day: 127,
    hour: 22,
    said: [
      'I had to unravel a whole sleeve because I ignored a mistake for an hour.',
      'I think I wanted the work to count.',
    ],
  },
  {
    day: 90,
    hour: 20,
    said: [
      'My friend Inés runs so much faster than me. I am happy for her and it stings.',
      'I could ask her how she does the hills.',
    ],
  },
  {
    day: 67,
    hour: 19,
    said: [
      'The physiotherapist told me to run less for two weeks because of my knee. I am worried about my training plan.',
      'What can I still do in these two weeks?',
    ],
  },
  {
    day: 34,
    hour: 21,
    said: [
      'I always practise the part of the song that I can already play. How do I make myself do the hard bars?',
    ],
  },
  {
    day: 19,
    hour: 20,
    said: [
      'I get out of breath after one length of front crawl. What should I practise first?',
      'Thank you, I will practise that at the pool on Thursday.',
    ],
  },
  {
    day: 1,
    hour: 20,
    said: [
      'What should I do this week for the half marathon?',
      'I can train on Wednesday evening and on Sunday morning.',
      'Sunday with Inés, then, and in Spanish. Thank you.',
    ],
  },
];

/** What she wants Eden to know. */
export const NOTES: { day: number; content: string }[] = [
  { day: 318, content: 'I work three late shifts a week, so mornings are better than evenings.' },
  {
    day: 246,
    content: 'Please do not tell me that I can do anything. Small and concrete helps me most.',
  },
  { day: 66, content: 'My right knee needs care: bike in place of hills until I say so.' },
];
