import type { Stance } from '#schema/contracts/coach/stances.ts';

export interface Sample {
  /** Who is writing, for the reader of the printed samples. */
  who: string;
  request: { message: string; stance?: Stance; seed: number };
  /** Set where this message answers Eden's reply to the sample before it. */
  continues?: boolean;
}

/**
 * Twenty-eight messages by different people; a script prints Eden's replies to them for editors to
 * read.
 */
export const SAMPLES: readonly Sample[] = [
  {
    who: 'Doctoral student',
    request: {
      message:
        "My supervisor covered my draft in red ink and I haven't opened the file for nine days.",
      seed: 11,
    },
  },
  {
    who: 'The same, a second time',
    request: {
      message:
        "My supervisor covered my draft in red ink and I haven't opened the file for nine days.",
      seed: 12,
    },
  },
  {
    who: 'The same, a third time',
    request: {
      message:
        "My supervisor covered my draft in red ink and I haven't opened the file for nine days.",
      seed: 13,
    },
  },
  {
    who: 'Consultant, third year',
    request: {
      message: 'everyone in my cohort got promoted except me. happy for them i guess',
      seed: 14,
    },
  },
  {
    who: 'Teenager',
    request: {
      message: 'lol idk',
      seed: 15,
    },
  },
  {
    who: 'Swimmer',
    request: {
      message: "I can't get past 400 m. I always stop at the wall, it's like my arms decide for me",
      seed: 16,
    },
  },
  {
    who: 'Swimmer',
    continues: true,
    request: {
      message: 'tomorrow at 7',
      seed: 17,
    },
  },
  {
    who: 'Swimmer, the day after',
    continues: true,
    request: {
      message: "didn't do it, overslept",
      seed: 18,
    },
  },
  {
    who: 'Retired teacher',
    request: {
      message:
        'At 67 I sometimes think I am simply too old for this. My granddaughter plays the piece after two days and I still fumble the left hand.',
      seed: 19,
    },
  },
  {
    who: 'Learner driver',
    request: {
      message: 'Failed my driving test. Again. Third time. The examiner even sighed.',
      seed: 20,
    },
  },
  {
    who: 'Nurse on nights',
    request: {
      message:
        "I'm so tired after the night shifts that I haven't touched my thesis since October and I feel guilty the whole time",
      seed: 21,
    },
  },
  {
    who: 'Freelancer',
    request: {
      message:
        'I keep putting off the tax return. It is literally on my desk. I look at it, then I make tea.',
      seed: 22,
    },
  },
  {
    who: 'Freelancer',
    continues: true,
    request: {
      message: 'no',
      seed: 23,
    },
  },
  {
    who: 'Freelancer',
    continues: true,
    request: {
      message: "that doesn't help, you just keep making it smaller",
      seed: 24,
    },
  },
  {
    who: 'Mother of two, back at university',
    request: {
      message:
        'I have 14 assignments, two kids with chickenpox and a job. I cannot keep up and I do not know where to start.',
      seed: 25,
    },
  },
  {
    who: 'Junior developer',
    request: {
      message:
        "honestly I think they'll find out I'm a fraud. everyone else on the team just gets it",
      seed: 26,
    },
  },
  {
    who: 'Designer',
    request: {
      message:
        "I've rewritten the first line of my portfolio eleven times. It has to be perfect before anyone sees it.",
      seed: 27,
    },
  },
  {
    who: 'Singer before an audition',
    request: {
      message: 'audition on Thursday and my hands shake just thinking about it',
      seed: 28,
    },
  },
  {
    who: 'Runner',
    request: {
      message: "I'm not stuck any more! Ran 12 km on Sunday without walking, first time ever",
      seed: 29,
    },
  },
  {
    who: 'Master’s student',
    request: {
      message:
        'Handed it in!!! 84 pages. I keep checking my phone as if something should happen now',
      seed: 30,
    },
  },
  {
    who: 'Language learner',
    request: {
      message: 'Spanish has become so boring. Same app, same owl, every day.',
      seed: 31,
    },
  },
  {
    who: 'Graduate',
    request: {
      message: "I don't really know what I want. I should improve myself but no idea in what",
      seed: 32,
    },
  },
  {
    who: 'Team lead',
    request: {
      message:
        'My colleague took credit for my analysis in front of the director. I am furious and of course I smiled.',
      seed: 33,
    },
  },
  {
    who: 'New in town',
    request: {
      message:
        "moved here in august and I'm lonely most evenings. can't concentrate on the course either",
      seed: 34,
    },
  },
  {
    who: 'Sceptic',
    request: {
      message: 'Is there any real evidence that growth mindset works?',
      seed: 35,
    },
  },
  {
    who: 'Somebody with a quiz',
    request: {
      message: 'what is the tallest mountain in South America',
      seed: 36,
    },
  },
  {
    who: 'Returning from the journal',
    request: {
      message: "I'd like to discuss this further with you, Eden.",
      seed: 37,
    },
  },
  {
    who: 'Student in Madrid',
    request: {
      message: 'Hola Eden, no consigo estudiar y tengo un examen el lunes',
      seed: 39,
    },
  },
];
