import type { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import type { ConversationRequest, GoalInTalk } from '#worker/adapters/built-in-coach/conversation/reply.ts';

export interface Sample {
  /** Who is writing, for the reader of the printed samples. */
  who: string;
  request: Omit<ConversationRequest, 'recentTurns'>;
  /** Set where this message answers Eden's reply to the sample before it. */
  continues?: boolean;
}

const prefer = (
  coachPersonality: CoachPreferences['coachPersonality'],
  coachTone: CoachPreferences['coachTone'],
  coachStyle: CoachPreferences['coachStyle'],
): CoachPreferences => ({ coachPersonality, coachTone, coachStyle });

const SWIM: GoalInTalk = {
  title: 'Swim across the lake, 1.8 km',
  targetDate: '2027-03-20',
  nextMilestone: {
    title: '600 m without stopping',
    tasks: ['Swim three times a week', 'Count strokes on the first and last length'],
  },
  reachedMilestones: 1,
  milestoneCount: 5,
};
const THESIS: GoalInTalk = {
  title: 'Hand in my thesis',
  targetDate: '2027-06-30',
  nextMilestone: {
    title: 'Chapter two, first full version',
    tasks: ['Write the section on sources', 'Show it to Mara'],
  },
  reachedMilestones: 2,
  milestoneCount: 6,
};
const PIANO: GoalInTalk = {
  title: 'Learn a Musical Instrument',
  nextMilestone: {
    title: 'Play a short piece with both hands',
    tasks: ['Practise bars 1 to 8, hands apart'],
  },
  reachedMilestones: 0,
  milestoneCount: 4,
};
const PYTHON: GoalInTalk = {
  title: 'Learn a New Programming Language',
  targetDate: '2027-02-01',
  nextMilestone: { title: 'A small program that reads a file', tasks: ['Read one chapter on files'] },
  reachedMilestones: 3,
  milestoneCount: 5,
};
const MARATHON: GoalInTalk = { title: 'Run a Marathon', reachedMilestones: 0, milestoneCount: 0 };

/** Thirty messages by different people; a script prints Eden's replies to them for editors to read. */
export const SAMPLES: readonly Sample[] = [
  {
    who: 'Doctoral student',
    request: {
      message: "My supervisor covered my draft in red ink and I haven't opened the file for nine days.",
      preferences: prefer('supportive', 'warm', 'growth_mindset'),
      goals: [],
      seed: 11,
    },
  },
  {
    who: 'The same, who prefers it blunt',
    request: {
      message: "My supervisor covered my draft in red ink and I haven't opened the file for nine days.",
      preferences: prefer('challenging', 'neutral', 'action_oriented'),
      goals: [],
      seed: 12,
    },
  },
  {
    who: 'The same, who prefers it learned',
    request: {
      message: "My supervisor covered my draft in red ink and I haven't opened the file for nine days.",
      preferences: prefer('analytical', 'scholarly', 'socratic'),
      goals: [],
      seed: 13,
    },
  },
  {
    who: 'Consultant, third year',
    request: {
      message: 'everyone in my cohort got promoted except me. happy for them i guess',
      preferences: prefer('supportive', 'warm', 'growth_mindset'),
      goals: [],
      seed: 14,
    },
  },
  {
    who: 'Teenager',
    request: {
      message: 'lol idk',
      preferences: prefer('supportive', 'warm', 'growth_mindset'),
      goals: [],
      seed: 15,
    },
  },
  {
    who: 'Swimmer',
    request: {
      message: "I can't get past 400 m. I always stop at the wall, it's like my arms decide for me",
      preferences: prefer('analytical', 'warm', 'action_oriented'),
      goals: [SWIM],
      seed: 16,
    },
  },
  {
    who: 'Swimmer',
    continues: true,
    request: {
      message: 'tomorrow at 7',
      preferences: prefer('analytical', 'warm', 'action_oriented'),
      goals: [SWIM],
      seed: 17,
    },
  },
  {
    who: 'Swimmer, the day after',
    continues: true,
    request: {
      message: "didn't do it, overslept",
      preferences: prefer('analytical', 'warm', 'action_oriented'),
      goals: [SWIM],
      seed: 18,
    },
  },
  {
    who: 'Retired teacher',
    request: {
      message:
        'At 67 I sometimes think I am simply too old for this. My granddaughter plays the piece after two days and I still fumble the left hand.',
      preferences: prefer('supportive', 'scholarly', 'socratic'),
      goals: [PIANO],
      seed: 19,
    },
  },
  {
    who: 'Learner driver',
    request: {
      message: 'Failed my driving test. Again. Third time. The examiner even sighed.',
      preferences: prefer('challenging', 'warm', 'growth_mindset'),
      goals: [],
      seed: 20,
    },
  },
  {
    who: 'Nurse on nights',
    request: {
      message:
        "I'm so tired after the night shifts that I haven't touched my thesis since October and I feel guilty the whole time",
      preferences: prefer('supportive', 'warm', 'action_oriented'),
      goals: [THESIS],
      seed: 21,
    },
  },
  {
    who: 'Freelancer',
    request: {
      message:
        'I keep putting off the tax return. It is literally on my desk. I look at it, then I make tea.',
      preferences: prefer('challenging', 'neutral', 'action_oriented'),
      goals: [],
      seed: 22,
    },
  },
  {
    who: 'Freelancer',
    continues: true,
    request: {
      message: 'no',
      preferences: prefer('challenging', 'neutral', 'action_oriented'),
      goals: [],
      seed: 23,
    },
  },
  {
    who: 'Freelancer',
    continues: true,
    request: {
      message: "that doesn't help, you just keep making it smaller",
      preferences: prefer('challenging', 'neutral', 'action_oriented'),
      goals: [],
      seed: 24,
    },
  },
  {
    who: 'Mother of two, back at university',
    request: {
      message:
        'I have 14 assignments, two kids with chickenpox and a job. I cannot keep up and I do not know where to start.',
      preferences: prefer('supportive', 'neutral', 'growth_mindset'),
      goals: [THESIS, PYTHON],
      seed: 25,
    },
  },
  {
    who: 'Junior developer',
    request: {
      message: "honestly I think they'll find out I'm a fraud. everyone else on the team just gets it",
      preferences: prefer('analytical', 'neutral', 'growth_mindset'),
      goals: [PYTHON],
      seed: 26,
    },
  },
  {
    who: 'Designer',
    request: {
      message:
        "I've rewritten the first line of my portfolio eleven times. It has to be perfect before anyone sees it.",
      preferences: prefer('challenging', 'scholarly', 'growth_mindset'),
      goals: [],
      seed: 27,
    },
  },
  {
    who: 'Singer before an audition',
    request: {
      message: 'audition on Thursday and my hands shake just thinking about it',
      preferences: prefer('supportive', 'warm', 'growth_mindset'),
      goals: [],
      seed: 28,
    },
  },
  {
    who: 'Runner',
    request: {
      message: "I'm not stuck any more! Ran 12 km on Sunday without walking, first time ever",
      preferences: prefer('analytical', 'neutral', 'socratic'),
      goals: [MARATHON],
      seed: 29,
    },
  },
  {
    who: 'Master’s student',
    request: {
      message: 'Handed it in!!! 84 pages. I keep checking my phone as if something should happen now',
      preferences: prefer('supportive', 'warm', 'socratic'),
      goals: [THESIS],
      seed: 30,
    },
  },
  {
    who: 'Language learner',
    request: {
      message: 'Spanish has become so boring. Same app, same owl, every day.',
      preferences: prefer('challenging', 'neutral', 'socratic'),
      goals: [],
      seed: 31,
    },
  },
  {
    who: 'Graduate',
    request: {
      message: "I don't really know what I want. I should improve myself but no idea in what",
      preferences: prefer('analytical', 'scholarly', 'growth_mindset'),
      goals: [],
      seed: 32,
    },
  },
  {
    who: 'Team lead',
    request: {
      message:
        'My colleague took credit for my analysis in front of the director. I am furious and of course I smiled.',
      preferences: prefer('supportive', 'neutral', 'action_oriented'),
      goals: [],
      seed: 33,
    },
  },
  {
    who: 'New in town',
    request: {
      message: "moved here in august and I'm lonely most evenings. can't concentrate on the course either",
      preferences: prefer('supportive', 'warm', 'growth_mindset'),
      goals: [PYTHON],
      seed: 34,
    },
  },
  {
    who: 'Sceptic',
    request: {
      message: 'Is there any real evidence that growth mindset works?',
      preferences: prefer('analytical', 'scholarly', 'growth_mindset'),
      goals: [THESIS],
      seed: 35,
    },
  },
  {
    who: 'Somebody with a quiz',
    request: {
      message: 'what is the tallest mountain in South America',
      preferences: prefer('supportive', 'neutral', 'socratic'),
      goals: [],
      seed: 36,
    },
  },
  {
    who: 'Returning from the journal',
    request: {
      message: "I'd like to discuss this further with you, Eden.",
      preferences: prefer('supportive', 'warm', 'socratic'),
      goals: [PIANO],
      seed: 37,
      journalContext: {
        journalContent:
          'Practised for twenty minutes. My teacher said my rhythm is sloppy and I just nodded. I wanted to close the lid and never open it again.',
        aiResponse: 'Noted.',
      },
    },
  },
  {
    who: 'Planner',
    request: {
      message: 'What should I do next?',
      preferences: prefer('challenging', 'neutral', 'growth_mindset'),
      goals: [PYTHON, SWIM],
      weakestCategory: 'criticism',
      seed: 38,
    },
  },
  {
    who: 'Student in Madrid',
    request: {
      message: 'Hola Eden, no consigo estudiar y tengo un examen el lunes',
      preferences: prefer('supportive', 'warm', 'growth_mindset'),
      goals: [],
      seed: 39,
    },
  },
  {
    who: 'Somebody passing by',
    request: {
      message: 'are you a real person?',
      preferences: prefer('analytical', 'neutral', 'growth_mindset'),
      goals: [],
      seed: 40,
    },
  },
];
