import type { ThingKind } from './vocabulary.ts';

export interface Thing {
  kind: ThingKind;
  /** How Eden calls it, with its article: "the draft". */
  name: string;
  /** A start of a few minutes, as a bare verb phrase: "open the draft and ...". */
  start: string;
}

interface ThingPattern {
  words: RegExp;
  kind: ThingKind;
  name?: string;
  start: string;
}

const PATTERNS: readonly ThingPattern[] = [
  {
    words:
      /\b(draft|essay|thesis|dissertation|manuscript|proposal|cover letter|novel|screenplay|memoir|abstract|blog post)\b/,
    kind: 'text',
    start: 'open {it} and write one deliberately rough sentence',
  },
  {
    words: /\b(chapter|report|article|assignment|homework|coursework|term paper|paper)s?\b(?! ?work)/,
    kind: 'text',
    start: 'open {it} and write one deliberately rough sentence',
  },
  {
    words: /\b(slides|slide deck|deck)\b/,
    kind: 'text',
    name: 'the slides',
    start: 'open the slides and write one heading as a full sentence',
  },
  {
    words:
      /\b(job applications?|job search|job hunt|job hunting|applying for jobs|vacanc(?:y|ies)|cv|résumé|resume)\b/,
    kind: 'search',
    name: 'the job search',
    start: 'open one advert and underline two lines that fit',
  },
  {
    words: /\b(application|portfolio)s?\b/,
    kind: 'text',
    start: 'open {it} and fill in the one part that needs no thought',
  },
  {
    words: /\b(exam|midterm|finals|bar exam|driving test|test|quiz|certification)s?\b/,
    kind: 'event',
    start: 'write down three likely questions and answer one without looking',
  },
  { words: /\b(interview)s?\b/, kind: 'event', start: 'say one answer aloud, start to finish, badly' },
  {
    words: /\b(presentation|talk|speech|lecture|pitch|audition|recital|defen[cs]e|viva|keynote)s?\b/,
    kind: 'event',
    start: 'say the first two sentences aloud, standing up',
  },
  {
    words:
      /\b(pull request|code review|codebase|code|bug|side project|python|javascript|typescript|programming|coding)\b/,
    kind: 'code',
    start: 'open the editor and get the smallest possible piece to run',
  },
  {
    words: /\b(guitar|piano|violin|cello|drums|ukulele|saxophone|flute|trumpet)\b/,
    kind: 'music',
    start: 'play four bars at half speed',
  },
  {
    words: /\b(singing|instrument|choir|band practice|scales)\b/,
    kind: 'music',
    name: 'the practice',
    start: 'practise four bars at half speed',
  },
  {
    words:
      /\b(marathon|half[- ]marathon|5k|10k|running|runs?|jogging)\b(?! out| into| away| through| a (?:business|company|team))/,
    kind: 'body',
    name: 'the running',
    start: 'put the shoes on and go as far as the corner',
  },
  {
    words: /\b(swim|swimming|lengths)\b/,
    kind: 'body',
    name: 'the swimming',
    start: 'pack the swimming bag and put it by the door',
  },
  {
    words: /\b(gym|workout|working out|exercis(?:e|ing)|training|yoga|climbing|cycling|push-?ups)\b/,
    kind: 'body',
    name: 'the training',
    start: 'put the kit on and do five minutes of the easiest part',
  },
  {
    words: /\b(meditat\w+|mindfulness|breathing)\b/,
    kind: 'stillness',
    name: 'the sitting',
    start: 'sit down on the nearest chair and count ten breaths',
  },
  {
    words:
      /\b(spanish|french|german|italian|portuguese|japanese|korean|chinese|mandarin|arabic|russian|dutch|swedish|welsh)\b/,
    kind: 'language',
    name: '{It}',
    start: 'say five sentences aloud, wrong ones included',
  },
  {
    words: /\b(vocabulary|vocab|grammar|flashcards|duolingo)\b/,
    kind: 'language',
    name: 'the language',
    start: 'say five sentences aloud, wrong ones included',
  },
  {
    words:
      /\b(math|maths|calculus|algebra|statistics|physics|chemistry|biology|organic chem|revision|revising|studying|lectures?|(?<!of )course|textbook)\b/,
    kind: 'study',
    name: 'the studying',
    start: 'write down what is unclear as three questions',
  },
  {
    words: /\b(taxes|tax return|paperwork|forms?|invoices?|bills|budget)\b/,
    kind: 'admin',
    start: 'put {it} on the table and fill in the first line',
  },
  {
    words: /\b(e-?mail|inbox|phone call|voicemail)s?\b/,
    kind: 'admin',
    start: 'open {it} and write the one line that needs an answer',
  },
  {
    words: /\b(flat|apartment|bedroom|kitchen|garage|basement|attic|wardrobe|declutter\w*|tidying|clutter)\b/,
    kind: 'home',
    start: 'clear a patch the size of a newspaper',
  },
  {
    words: /\b(painting|drawing|sketch\w*|watercolou?rs?|pottery|illustration)\b/,
    kind: 'art',
    name: 'the drawing',
    start: 'fill one page with bad two-minute sketches',
  },
  {
    words: /\b(book|reading list|reading)\b/,
    kind: 'reading',
    start: 'read two pages and write one line about them',
  },
  {
    words: /\b(business|startup|start-up|shop|etsy|freelanc\w+|clients?)\b/,
    kind: 'venture',
    name: 'the business',
    start: 'write down one person who might pay for it, and one line to send them',
  },
  {
    words: /\b(writing|write)\b/,
    kind: 'text',
    name: 'the writing',
    start: 'open a blank page and write one deliberately rough sentence',
  },
  {
    words: /\b(file|document|spreadsheet|project)\b/,
    kind: 'text',
    start: 'open {it} and put one rough line in it',
  },
];

/** The first piece of work named in folded text, in the order in which the text names them. */
export function findThing(folded: string): Thing | undefined {
  let best: { at: number; word: string; pattern: ThingPattern } | undefined;
  for (const pattern of PATTERNS) {
    const found = pattern.words.exec(folded);
    if (found && (!best || found.index < best.at)) best = { at: found.index, word: found[0], pattern };
  }
  if (!best) return undefined;
  const { pattern, word } = best;
  const name = (pattern.name ?? `the ${word}`).replace('{It}', word.charAt(0).toUpperCase() + word.slice(1));
  return { kind: pattern.kind, name, start: pattern.start.replace('{it}', name) };
}
