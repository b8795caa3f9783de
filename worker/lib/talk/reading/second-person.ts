import { countSpacedWords } from '#worker/lib/text/fold-text.ts';

/** Not repeated to anybody, whoever said it of whom. */
const COARSE =
  /\b(?:f+u+c+k\w*|fck\w*|fk\w*|sh[i1]t\w*|bullshit|crap\w*|damn\w*|bitch\w*|bastard\w*|arse\w*|ass|asshole\w*|dick\w*|prick\w*|cunt\w*|piss\w*|wank\w*|twat\w*|slut\w*|whore\w*|wtf|stfu|ffs|omfg|bloody|bollocks|retard\w*|screw(?:ed)? (?:you|him|her|them))\b/i;
const INSULT =
  /\b(?:stupid|idiot\w*|dumb\w*|moron\w*|loser|losers|ugly|fat|pathetic|worthless|useless|disgusting|trash|scum|lazy|coward|liar|psycho|crazy|failure|fraud|burden|hate (?:myself|him|her|them|me|you)|hates? me|evil|toxic|narciss\w*|imbecile|clown)\b/i;

/** Whether words are coarse, whomever they are said of. */
export const isCoarse = (text: string): boolean => COARSE.test(text);

/** Whether words can be said back without repeating a coarse word or an insult. */
export const isFitToRepeat = (text: string): boolean => !COARSE.test(text) && !INSULT.test(text);

const LONGEST_QUOTE = 16;
const SHORTEST_QUOTE = 4;

const shoutsIn = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 6 && capitals.length > letters.length / 2;
};

/**
 * Whether a whole clause may stand in quotation marks: it has 4 to 16 words and shouts, insults and
 * addresses nobody.
 */
export function isQuotable(text: string): boolean {
  const words = countSpacedWords(text);
  return (
    words >= SHORTEST_QUOTE &&
    words <= LONGEST_QUOTE &&
    isFitToRepeat(text) &&
    !shoutsIn(text) &&
    // Half of what somebody else was quoted with.
    !/(?:^|\s)['‘]|['’](?:\s|$)/.test(text) &&
    !/["“”„«»{}<>\n]|\p{Extended_Pictographic}|\b(?:you|your|u|ur|eden|bot|ai|lol|lmao|haha\w*|idk|i guess|i suppose|thanks|thank|thx|whatever|help me)\b/iu.test(
      text,
    )
  );
}

const TURNED: Readonly<Record<string, string>> = {
  i: 'you',
  im: 'you’re',
  ive: 'you’ve',
  id: 'you’d',
  ill: 'you’ll',
  am: 'are',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  our: 'your',
};

/**
 * Whether somebody else than the person is in “we” or “us”, or Eden in “you”: then nothing is
 * turned.
 */
const CANNOT_TURN = /\b(?:we|us|ours|ourselves|we['’]\w+|you|your|yours|u|ur|was)\b/i;

/**
 * The person's words as Eden says them to the person: “talk to my boss” is “talk to your boss”.
 * Undefined where that is unclear.
 */
export function toSecondPerson(phrase: string): string | undefined {
  if (CANNOT_TURN.test(phrase) || !isFitToRepeat(phrase)) return undefined;
  return phrase.replace(/\b[a-z]+(?:['’][a-z]+)?\b/giu, (word) => {
    const turned = TURNED[word.toLowerCase().replace(/['’]/g, '')];
    return turned ?? word;
  });
}
