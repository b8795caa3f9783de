import type { Personality, Style } from './material.ts';

/** How a brief reply turns back to the person's plan: one question or one small act, by style and personality. */
export const CLOSINGS: Record<Style, Record<Personality, readonly string[]>> = {
  growth_mindset: {
    supportive: [
      'And with you: what is a little further along than it was last week?',
      'What have you been able to do lately that was still a “not yet” a few months ago?',
      'How is {goal} treating you, now that some of it is no longer new?',
    ],
    challenging: [
      'So: which part of your plan would you like to be able to do, and cannot yet?',
      'I think you have a harder thing in mind than this. Which is it?',
      'What is the next part of {goal} that does not work yet?',
    ],
    analytical: [
      'For the record: what has changed in how you work since last week?',
      'What would you count to see whether this week differs from the last?',
      '{goal} stands at {reached} of {total} milestones. What did the last one teach you?',
    ],
  },
  socratic: {
    supportive: [
      'What would you like to have talked about by the end of this?',
      'What has been on your mind more than it deserves?',
      'When you think of {goal}, what comes up first?',
    ],
    challenging: [
      'Which question are you hoping I will not ask?',
      'What have you decided not to think about this week, and is it working?',
      'What is the honest state of {goal}?',
    ],
    analytical: [
      'What do you know about your week now that you did not on Monday?',
      'Of the things you meant to do this week, which fraction happened, and which kind?',
      'What would {goal} look like to somebody who saw only your calendar?',
    ],
  },
  action_oriented: {
    supportive: [
      'If you have ten minutes after this, then spend them on the smallest open thing you have. Which is that?',
      'If today still has a quiet corner, then put one small thing into it. Which one?',
      'If there are ten minutes left today, then {milestone} could have them. Which ten?',
    ],
    challenging: [
      'If you close this window, then do one thing that takes under ten minutes. Which one do you choose?',
      'If it is on your list for the third day, then it goes first. Which one is it?',
      'If you mean {goal}, then ten minutes of it happen today. At what hour?',
    ],
    analytical: [
      'If a task has a date, then it gets an hour. Which one has a date and no hour?',
      'If it is open and takes less than ten minutes, then it is next. How many of those do you have?',
      'If {milestone} is next, then it needs a day and an hour. Which?',
    ],
  },
};
