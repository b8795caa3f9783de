/** Words without their apostrophe or large letter, as they are written in a sentence of Eden’s. */
export const SPELT_OUT: Readonly<Record<string, string>> = {
  dont: 'don’t',
  cant: 'can’t',
  wont: 'won’t',
  didnt: 'didn’t',
  doesnt: 'doesn’t',
  isnt: 'isn’t',
  wasnt: 'wasn’t',
  arent: 'aren’t',
  havent: 'haven’t',
  hasnt: 'hasn’t',
  couldnt: 'couldn’t',
  shouldnt: 'shouldn’t',
  wouldnt: 'wouldn’t',
  thats: 'that’s',
  theres: 'there’s',
  hes: 'he’s',
  shes: 'she’s',
  theyre: 'they’re',
  gonna: 'going to',
  wanna: 'want to',
  cuz: 'because',
  cos: 'because',
  bc: 'because',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  mondays: 'Mondays',
  tuesdays: 'Tuesdays',
  wednesdays: 'Wednesdays',
  thursdays: 'Thursdays',
  fridays: 'Fridays',
  saturdays: 'Saturdays',
  sundays: 'Sundays',
  january: 'January',
  february: 'February',
  april: 'April',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  christmas: 'Christmas',
  easter: 'Easter',
};

/** What else a message to somebody is not to be spelt like. */
const IN_A_MESSAGE: Readonly<Record<string, string>> = {
  i: 'I',
  im: 'I’m',
  ive: 'I’ve',
  theyve: 'they’ve',
  hed: 'he’d',
  theyd: 'they’d',
  theyll: 'they’ll',
  youre: 'you’re',
  weve: 'we’ve',
  werent: 'weren’t',
  hadnt: 'hadn’t',
  aint: 'isn’t',
  itll: 'it’ll',
  u: 'you',
  w: 'with',
  wat: 'what',
  ur: 'your',
  becuase: 'because',
  ppl: 'people',
  anymore: 'any more',
};

const TALK_ONLY = /\s*\b(?:lol|lmao|haha+|tbh|ngl|idk|omg)\b[\s,]*/gi;

/** Somebody’s own words, spelt as in a message that they would send. */
export const spelled = (text: string): string =>
  text
    .replace(/[‘`´]/g, '’')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(TALK_ONLY, ' ')
    // “ill pay” and “id like” are no illness and no papers.
    .replace(/(^|[,.;] ?|\b(?:and|that|but|so|then|because|know|if) )ill (?=\p{Ll}+)/giu, '$1I’ll ')
    .replace(/\bid (?=(?:like|love|rather|be|have|never|want|prefer|really)\b)/gi, 'I’d ')
    .replace(
      /\bits (?=(?:a|an|the|not|just|been|my|too|very|so|really|about|for|because|over|ok|fine|hard|\p{L}+(?:ing|ed|ful|able|ible))\b)/giu,
      'it’s ',
    )
    .replace(/\bi(?=’(?:m|ve|d|ll)\b)/g, 'I')
    .replace(/(?<![\p{L}’])\p{L}+(?![\p{L}’/])/gu, (word) => {
      const small = word.toLowerCase();
      return Object.hasOwn(IN_A_MESSAGE, small)
        ? (IN_A_MESSAGE[small] as string)
        : Object.hasOwn(SPELT_OUT, small)
          ? (SPELT_OUT[small] as string)
          : word;
    })
    .replace(/\s+/g, ' ')
    .trim();
