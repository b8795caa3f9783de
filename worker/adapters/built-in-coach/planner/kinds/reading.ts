import {
  FIRST_PAGES,
  FIRST_PRACTICE_MINUTES,
} from '#worker/adapters/built-in-coach/planner/beginner.ts';
import {
  aimOf,
  firstOf,
  todayOf,
  usualOf,
} from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { readBooks } from '#worker/adapters/built-in-coach/planner/quantities/books-target.ts';
import {
  countOf,
  inWords,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

/** A title after the verb: "Read War and Peace". */
const ONE_BOOK = /^(?:i want to |finish )?read(?:ing)? (?:the )?\p{Lu}/iu;
const SEVERAL = /\b(?:more|books?|every|daily|each|habit|before|regularly|pages|for)\b/i;

/** Reading: a place and a time, books one may give up, pages counted, someone to talk to about them. */
export function readingText(goal: PlannerGoal): KindText {
  const asked = readBooks(goal);
  const oneBook = asked === undefined && ONE_BOOK.test(goal.title) && !SEVERAL.test(goal.title);
  const unasked = oneBook ? 1 : Math.max(1, Math.round(goal.dayOf(6) / 21));
  const total = asked?.reachable ?? unasked;
  const there = asked?.there ?? 0;
  const often = goal.namedDays ?? 7;
  const at = (stage: number) => {
    const books = there + Math.floor((total - there) * goal.shareAt(stage) + 0.001);
    if (books >= total) return total === 1 ? 'The book read' : `${total} books read`;
    if (books >= 1) return books === 1 ? 'The first book read' : `${books} books read`;
    return `The first ${goal.shareAt(stage) * total >= 0.5 ? 'half' : 'third'} of ${total === 1 ? 'the' : 'the first'} book`;
  };
  const needed = Math.ceil(((total - there) * 300) / Math.max(1, goal.dayOf(6)) / 5) * 5;
  const pages = usualOf(goal, 'pages', Math.max(FIRST_PAGES, Math.min(60, needed)));
  const isCounted = [aimOf(goal, 'pages'), todayOf(goal, 'pages'), todayOf(goal, 'min')].some(
    (told) => told !== undefined,
  );
  const minutes = usualOf(goal, 'min', 20);
  const firstMinutes = todayOf(goal, 'min');
  const first =
    firstMinutes !== undefined && firstMinutes < 20
      ? countOf(firstOf(goal, 'min', FIRST_PRACTICE_MINUTES), 'minute')
      : countOf(firstOf(goal, 'pages', FIRST_PAGES), 'page');
  return {
    stages: [
      {
        title: `${upperFirst(first)} read, in the place where you will read`,
        why: 'A book that lies open in the right place gets read; one on a shelf is admired.',
        know: 'the book lies there with a marker where you stopped.',
        tasks: [
          oneBook
            ? 'Get the book, and divide its pages by the days you have.'
            : 'Choose a book you want to read over one you ought to read.',
          `Set out place, light and book, and read ${first} with the phone in another room.`,
        ],
        ifThen: 'When I get into bed, then I read two pages before I touch the phone.',
      },
      {
        title: `${at(2)}, and a list of the next ones`,
        why: 'The gap between two books is where most people stop.',
        know: 'the next book is in the house.',
        tasks: [
          `Read ${pages} pages ${timesAWeek(often)}, or ${minutes} minutes if pages are slow.`,
          'List books for each mood: light, demanding, short.',
        ],
        ifThen:
          'If a book bores me after 50 pages, then I put it down without guilt and take the next on the list.',
      },
      {
        title: `${at(3)}, with one line on what stayed`,
        why: 'A line written down is what you will find again in a year.',
        know: 'everything you finished has its line.',
        tasks: [
          'Write down one sentence from or about each book or part you finish.',
          'Carry a book or an e-reader for queues and trains.',
        ],
        ifThen: 'When I wait for anything, then I open the book first.',
      },
      {
        title: `${at(4)}, and one talk about what you read`,
        why: 'Telling someone about a book is the second reading of it.',
        know: 'someone has asked you a question about it that you could not answer.',
        tasks: [
          'Tell one person in three minutes what a book is about and what you doubt in it.',
          'Choose one book from their shelf.',
          'Write down at which hour you read most in the past weeks.',
        ],
        ifThen: 'If I have not read for three days, then I read two pages standing, at once.',
      },
      {
        title: `${at(5)}, ${total < 3 ? 'and a book of another kind opened' : 'one of them of a kind you never read'}`,
        why: 'A book from outside your habits shows you what they are.',
        know: 'you can say what you liked about it that you had not expected.',
        tasks: [
          'Ask a librarian or bookseller for one book outside your usual shelves.',
          'Read the first chapter aloud or hear it read.',
        ],
        ifThen: 'If it is heavy going, then I read ten pages of it and ten of something light.',
      },
      {
        title: at(6),
        why: 'Pages a day look like nothing and are the whole of it.',
        know: 'the number is reached, or you know by how many pages not.',
        tasks: [
          'Count pages once a week, and choose thin books if the weeks are thin.',
          'Keep the evening charger outside the room in which you read.',
        ],
        ifThen: 'If I am behind, then I take a short book and leave the number as it is.',
      },
      {
        title:
          total < 3
            ? 'What you read told to someone, and the next book chosen'
            : 'Your books looked through, three of them recommended',
        why: 'Looking through them shows what you read for.',
        know: 'someone has a recommendation from you that was meant for them.',
        tasks: [
          total < 3
            ? 'Give or lend the book to someone, with a sentence why.'
            : 'Choose three books and give or lend them, each with a sentence why.',
          'Write down what you would like to read more of.',
        ],
        ifThen: 'When I close the last book, then I open the next and read its first page.',
      },
    ],
    short: {
      title: at(6),
      why: 'One book finished in two weeks shows the hour that works for you.',
      know: 'you have reached its last page, or know at which hour you would have.',
      tasks: [
        `Read ${pages} pages a day, at one fixed hour.`,
        'Take the book along wherever you may have to wait.',
        'Write down one sentence from it that should stay.',
      ],
      ifThen: 'If the day was too full, then I read two pages in bed and count it.',
    },
    sprint: {
      opening: `${upperFirst(first)} read`,
      result:
        total > 1
          ? `${inWords(total)} books`
          : goal.span < 3
            ? 'the first chapters of one book'
            : 'one short book, or the first hundred pages of a long one',
      begin: `Choose a book you want to read, put the phone in another room, and read ${first}.`,
      improve: isCounted
        ? `Read ${countOf(pages, 'page')} at the hour you mean to keep, and note one sentence that should stay.`
        : 'Read for 30 minutes in the morning and 30 in the evening, and note one sentence that should stay.',
    },
    result: total === 1 ? 'one book read to the end' : `${inWords(total)} books read to the end`,
    smallest: 'I read two pages and count the day',
  };
}
