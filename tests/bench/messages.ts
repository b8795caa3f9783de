/**
 * What people say to Eden: all that she tells apart, in their own spelling. Nobody here is in
 * danger.
 */
const SAID = [
  "I'm stuck on chapter two and every sentence I write sounds wrong.",
  'Failed my driving test again. Third time. The examiner even sighed.',
  "My supervisor covered my draft in red ink and I haven't opened the file for nine days.",
  'everyone in my cohort got promoted except me. happy for them i guess',
  "I've rewritten the first line of my portfolio eleven times, it has to be perfect before anyone sees it",
  'I keep putting off the tax return. It is literally on my desk. I look at it, then I make tea.',
  'I have 14 assignments, two kids with chickenpox and a job. I cannot keep up.',
  "I don't really know what I want. I should improve myself but no idea in what.",
  'Spanish has become so boring. Same app, same owl, every day.',
  'Ran 12 km on Sunday without walking, first time ever!',
  'Handed it in!!! 84 pages.',
  'Is there any real evidence that growth mindset works?',
  'How many words do I need for a B1 exam in Portuguese?',
  'hi',
  'thanks, that helped a lot',
  'what is the tallest mountain in South America',
  'are you a real person?',
  'lol idk',
  'tomorrow at 7',
  "didn't do it, overslept",
  'that is not helpful, you say the same thing every time',
  'audition on Thursday and my hands shake just thinking about it',
  "honestly I think they'll find out I'm a fraud, everyone else on the team just gets it",
  "I'm so tired after the night shifts that I haven't touched my thesis since October",
  'My colleague took credit for my analysis in front of the director. I am furious and of course I smiled.',
  "moved here in august and I'm lonely most evenings",
  'What should I do next?',
  'I want to write letters to my aunt Inês in Portuguese, by hand, and I mix up the past tenses.',
  "I'm too old for this. My granddaughter plays the piece after two days and I still fumble the left hand.",
  "I can't get past 400 m, I always stop at the wall, it's like my arms decide for me",
  'My code review came back with 46 comments and one of them just says “why”.',
  'Nobody buys my pottery. I had two visitors at the market and one of them was looking for the toilet.',
  'I meditate for three minutes and then I check my phone, every single time.',
  'Should I learn guitar with a teacher or with videos?',
  'I got a 4 in statistics although I studied for three weeks. What is the point.',
  'We have to save 6,000 by June and last month we ate out eleven times.',
  'My sister finished medical school and I cannot even finish a book.',
  'I said no to my boss today, for the first time. Felt terrible and great.',
  'The kitchen has no floor since March, I open the door and close it again.',
  'I read the same page four times yesterday and could not tell you what is on it',
];

/** Ways of putting a thing, so that no message of a run is quite like another. */
const PUT: ((said: string) => string)[] = [
  (said) => said,
  (said) => `Hi Eden. ${said}`,
  (said) => `${said} What would you do?`,
  (said) => `Back again, it has been a long week. ${said}`,
  (said) =>
    `${said}\n\nI told a friend about it yesterday and she said that I should be kinder to myself, which is easily said. I have half an hour in the evenings, sometimes less, and the weekends when the children are with their father.`,
];

/** 200 messages; neighbours differ in both what is said and how. */
export const MESSAGES: string[] = PUT.flatMap((_, shift) =>
  SAID.map((said, index) => (PUT[(index + shift) % PUT.length] as (typeof PUT)[number])(said)),
);
