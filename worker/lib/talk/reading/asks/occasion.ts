/** What words are needed for. */
export const OCCASIONS = [
  'no',
  'raise',
  'ask',
  'sorry',
  'news',
  'end',
  'congratulate',
  'credit',
  'criticism',
  'chores',
  'work',
  'share',
  'thanks',
  'loss',
  'invite',
  'speech',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

const OCCASION_WORDS: Readonly<Record<Occasion, RegExp>> = {
  no: /\b(?:say no|saying no|turn (?:it|him|her|them|this|that) down|refuse|decline|can't take (?:it|that|this) on|too much work|set a boundary|set boundaries|boundar)/,
  sorry: /\b(?:sorry|apologi[sz]e|apology|make (?:it )?up (?:to|with)|my fault)\b/,
  news: /\b(?:(?:tell|telling|told) (?:him|her|them|my \w+(?: \w+)?|everyone)? ?(?:that )?(?:i (?:am|'m|have|want to|failed|lost|quit|am quitting)|i'm|about)|break (?:it|the news)|come out|resign|quit(?:ting)? my|handing? in my notice|pregnant)\b/,
  end: /\b(?:break up|end (?:it|things|the friendship|this)|split up|leave (?:him|her|them)|move out)\b/,
  raise: /\b(?:pay rise|(?:a|my|for a) raise|promotion|more money|salary)\b/,
  congratulate: /\b(?:congrat\w*|well done|got the (?:job|lead|role|promotion))\b/,
  credit:
    /\b(?:credit|present(?:s|ed) my|took my (?:idea|work)|my idea|my slides|my work|as (?:his|hers|their) own|said it was me|blam(?:es|ed) me|i didn't forget|told (?:the whole family|everyone|everybody))\b/,
  criticism:
    /\b(?:critici\w*|end the (?:phone )?call|comments? (?:on|about) my|starts? (?:on|again)|my weight|interfer\w*|nagg?\w*|keeps telling me|report card)\b/,
  chores: /\b(?:dishes|chores|housework|laundry|cleaning|tidy|bins|washing up|hoover\w*)\b/,
  work: /\b(?:hasn't been good enough|isn't good enough|not good enough work|misses? (?:the )?deadlines|missing (?:the )?deadlines|underperform\w*|poor work|late again)\b/,
  share:
    /\b(?:nobody knows|hid it|hidden|never told (?:anyone|anybody|him|her)|haven't told|tell (?:him|her|them) (?:about )?my|secret|confess|admit)\b/,
  thanks: /\b(?:thank (?:him|her|them|my|the)|thanking|show my gratitude)\b/,
  loss: /\b(?:funeral|condolence|passed away|has died|just died|(?:his|her|their|there) (?:\w+ ){1,2}(?:just )?(?:died|passed)|lost (?:his|her|their|there) (?:mum|mom|dad|mother|father|nan|gran|husband|wife|partner|son|daughter|baby|brother|sister|dog|cat)|lost his job|lost her job)\b/,
  invite:
    /\b(?:ask (?:him|her|them|someone) (?:out|for a? ?coffee|to come)|invite|make friends with|go for a coffee|meet up)\b/,
  speech: /\b(?:best man|speech|toast|eulogy)\b/,
  ask: /\b(?:(?<!\b(?:they|he|she|who|people) )ask (?:for|him|her|them|my)|time off|a day off|deadline extension|extension|help from|borrow|favou?r)\b/,
};

/** What words are needed for, where a text says so. */
export const occasionIn = (folded: string): Occasion | undefined =>
  OCCASIONS.find((occasion) => OCCASION_WORDS[occasion].test(folded));
