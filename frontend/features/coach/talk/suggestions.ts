/** Questions to begin with. Each could be anybody's, today; none asks for a lecture. */
export const SUGGESTIONS = [
  {
    category: 'Personal Growth',
    questions: [
      'I was criticised today and it still stings. What do I do with it?',
      'I keep comparing myself with people who are further ahead. Can you help?',
      'What could I learn from the last thing that went wrong?',
    ],
  },
  {
    category: 'Goal Setting',
    questions: [
      'I have a goal but no idea where to begin. What is the smallest first step?',
      'I keep putting off the one thing that matters. How do I start?',
      'My plan is not working. Should I change it or try for longer?',
    ],
  },
  {
    category: 'Learning & Development',
    questions: [
      'I forget most of what I read. How can I make it stay?',
      'I have practised for weeks and feel stuck. What should I change?',
      'How do I ask for feedback that I can really use?',
    ],
  },
] as const;
