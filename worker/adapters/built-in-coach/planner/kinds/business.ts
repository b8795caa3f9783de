import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { nounAfter } from '#worker/adapters/built-in-coach/planner/reading/own-words.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

const MARKETPLACE =
  / (?:on|via|through) (?:etsy|ebay|amazon|shopify|instagram|vinted|the internet)\b/i;
const GENERAL =
  /\d|\bfreelanc| to |^((small|side|online|own|new) )*(business|hustle|project|startup|start-up|company|side)$/;

interface Venture {
  readonly it: string;
  readonly idea: string;
}

function readVenture({ title }: PlannerGoal): Venture {
  const sold = nounAfter(title.replace(MARKETPLACE, ''), /\bsell(?:ing)?\s+/i);
  if (sold)
    return {
      it: 'the business',
      idea: `Write down who buys ${sold}, what for, and where they buy now.`,
    };
  const phrase = nounAfter(
    title,
    /\b(?:start(?:ing)?(?: up)?|launch(?:ing)?|open(?:ing)?|found|build(?:ing)?|create|set up|grow|run)\s+/i,
  );
  if (!phrase || GENERAL.test(phrase)) {
    return {
      it: 'the business',
      idea: 'List three things people already ask you for, and choose the one you could deliver next week.',
    };
  }
  const it = phrase.startsWith('your ') ? phrase : `your ${phrase}`;
  return {
    it,
    idea: `Write down whom ${it} is for, what it gives or spares them, and what they do about it now.`,
  };
}

/** A business or side project: a customer before a product, a price before a website. */
export function businessText(goal: PlannerGoal): KindText {
  const { it, idea } = readVenture(goal);
  const talks = goal.span < 60 ? 5 : 8;
  const customers = /\b(?:a|one|my|the) first (?:paying )?(?:customer|client)\b/.test(
    goal.plainText,
  )
    ? 1
    : goal.span < 60
      ? 1
      : goal.span < 200
        ? 3
        : 5;
  const buyers =
    customers === 1
      ? 'a first paying customer'
      : `${customers === 3 ? 'three' : 'five'} paying customers`;
  const where = goal.pick('where', [
    'at work, in a club or next door',
    'among friends of friends',
    'in a group you already belong to',
  ]);
  return {
    stages: [
      {
        title: 'One sentence that says who pays, for what, and why now',
        why: 'A sentence can be shown to people in an afternoon; a website cannot.',
        know: 'someone outside your trade repeats it correctly after hearing it once.',
        tasks: [
          idea,
          'Write the sentence, say it to one person, and note the first question they ask.',
          'Read the rules that apply to you: your employment contract, registration, insurance.',
        ],
        ifThen:
          'When I sit down with my lunch, then I write one message to someone who might need this.',
      },
      {
        title: `${talks === 5 ? 'Five' : 'Eight'} conversations with people who might pay`,
        why: 'What people did last time they had the problem tells you more than what they say they would do.',
        know: 'at least two described the same trouble without being led to it.',
        tasks: [
          `Find ${talks === 5 ? 'five' : 'eight'} people it is meant for, ${where}.`,
          'Ask when it last happened, what they did and what it cost them; leave your idea for the end.',
          'Write down the words they use, because your offer will need them.',
        ],
        ifThen: 'If someone says “nice idea”, then I ask what they paid for last time.',
      },
      {
        title: 'An offer on one page, with a price, sent to three people',
        why: 'A price turns politeness into information.',
        know: 'you have three answers, and a no counts as one.',
        tasks: [
          'Write the offer in half a page: for whom, what they get, by when, for how much.',
          'Send it to three people it is meant for and ask for a yes or a no.',
          'Work out what one order costs you in hours and money.',
        ],
        ifThen: 'If I am about to lower the price, then I take something out of the offer first.',
      },
      {
        title: 'One order delivered, by hand if need be',
        why: 'Doing it once by hand shows which parts are worth building and which nobody misses.',
        know: 'someone has it, has said what they think, and you know your hours.',
        tasks: [
          'Deliver to one person, at cost if it must be, and keep a log of your hours.',
          'Ask two questions afterwards: what almost stopped you, and whom else should I talk to?',
          'Write down what you would drop if you had half the time.',
        ],
        ifThen: 'If I start on a logo or a website, then I write to one customer first.',
      },
      {
        title: 'A second way to be found, tried for a fortnight',
        why: 'Friends of friends run out; one channel tried properly beats five tried once.',
        know: 'you can say how many people saw it, asked, and bought.',
        tasks: [
          'Choose one channel where your customers already are, and leave the others alone.',
          'Measure three numbers a week: seen, asked, bought.',
        ],
        ifThen: 'If nobody answers for a week, then I change the first line and nothing else.',
      },
      {
        title: `${upperFirst(buyers)}, and the accounts in order`,
        why:
          customers === 1
            ? 'One stranger who pays is the proof that friends cannot give.'
            : 'Several customers who do not know each other show that the first was no favour.',
        know: 'the money is in the account and each receipt is filed.',
        tasks: [
          'Ask everyone who bought for one introduction, and offer the same thing to those people.',
          'Register and set aside a share for tax, as the rules you read demand.',
          'Fix the hours a week this may take, and tell those you live with.',
        ],
        ifThen:
          'If an evening I set aside is taken, then I send one message and move the rest to Saturday morning.',
      },
      {
        title: `The first figures of ${it} on one sheet, and a decision`,
        why: 'Go on, change or stop is a decision that deserves numbers and a quiet hour.',
        know: 'the sheet says what came in, what went out, how many hours, and what is next.',
        tasks: [
          'Add up income, costs and hours, and work out what an hour brought in.',
          'Write down what people asked for again, and what you enjoyed.',
          'Decide on the next quarter: go on, change one thing, or end it well.',
        ],
        ifThen: 'When the figures disappoint me, then I read what customers said before I decide.',
      },
    ],
    short: {
      title: 'A priced offer in front of five people, with their answers',
      why: 'Five answers to a real price are worth more than a name, a logo and a website together.',
      know: 'five people have said yes or no, and why.',
      tasks: [
        'Write the offer in half a page, with a price and a date.',
        'Show it to five people it is meant for, one a day.',
        'Write down each answer word for word.',
      ],
      ifThen:
        'If I would rather polish than ask, then I send it as it is to the next person on the list.',
    },
    sprint: {
      opening: 'One sentence: who pays, for what',
      result: 'an offer with a price, sent to three people',
      begin: `${idea} Then say in one sentence who would pay for it.`,
      improve:
        'Write the offer in five lines with a price, and send it to three people it is meant for.',
    },
    result: goal.span < 21 ? 'a priced offer that five people have answered' : buyers,
    smallest: 'I write to one possible customer and stop there',
  };
}
