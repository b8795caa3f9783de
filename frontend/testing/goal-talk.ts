import type { GoalQuestion, RoadmapReply } from '#schema/contracts/goals.ts';

export const OBSTACLE: GoalQuestion = {
  id: 'obstacle',
  text: 'What gets in the way of saving?',
  choices: ['Something always breaks', 'I spend it when I see it'],
};
export const EACH_MONTH: GoalQuestion = {
  id: 'each-month',
  text: 'How much could go there in an ordinary month?',
};
export const ABOUT = 'What is this goal about?';

/**
 * What Eden answers to a goal that she knows: three steps, and two things she would like to know.
 */
export const aReply = (more: Partial<RoadmapReply> = {}): RoadmapReply => ({
  roadmap: {
    note: 'Debts come first.',
    coach: 'built-in',
    milestones: [
      {
        title: 'A first transfer',
        description: 'Money that has left is spent more slowly.',
        targetDate: '2098-01-01',
        tasks: ['Open an account', 'When my pay arrives, then I move the money'],
      },
      {
        title: 'A standing order',
        description: '',
        targetDate: '2098-06-01',
        tasks: ['Set it up'],
      },
      { title: 'All of it', description: '', targetDate: '2099-01-01', tasks: ['Count it'] },
    ],
  },
  understood: {
    text: 'I read this as saving 10,000, by 1 January 2099.',
    kind: 'saving',
    question: ABOUT,
    others: ['Spending and budget', 'Something else'],
  },
  questions: [OBSTACLE, EACH_MONTH],
  ...more,
});

/** What she answers to what is no goal. */
export const noPlan = (): RoadmapReply => ({
  roadmap: { milestones: [], note: 'I could not make out a goal in this.', coach: 'built-in' },
  understood: { text: 'I could not make out a goal in this.', kind: null },
  questions: [{ id: 'kind', text: ABOUT }],
});
