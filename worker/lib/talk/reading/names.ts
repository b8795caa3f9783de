const READ_AT_MOST = 800;

/** Names that stand where a name is said to stand. */
const TOLD = [
  /\bname(?:['’]?s| is| was|d)? (\p{L}[\p{L}'-]{1,20})\b/giu,
  /\b(?:called|named) (\p{Lu}[\p{L}'-]{1,20})\b/gu,
  /\b(?:my|our) (?:\p{L}+ ){0,2}(?:friend|sister|brother|wife|husband|partner|boss|manager|colleague|son|daughter|mum|mom|dad|teacher|tutor|coach|neighbour|flatmate|boyfriend|girlfriend|cofounder|supervisor),? (\p{Lu}[\p{L}'-]{1,20})\b/gu,
  /\b(\p{Lu}\p{Ll}{1,20}),? (?:who['’]?s|who is|my|our|from|the) (?:in my|my|at|work|accounts|next|colleague|boss|friend|team)/gu,
  /\b(?:tell|told|ask|asked|ringing|ring|rang|call|calling|text|with|and|from|meet|met|miss|love|to) (\p{Lu}\p{Ll}{1,20})\b/gu,
  /(?:^|[.!?,] )(\p{Lu}\p{Ll}{1,20}) (?:said|says|got|told|took|keeps|never|always|thinks|wants|asked|wrote|left|phoned|rang|is|was|will|would|has|had)\b/gu,
];

/** Words with a capital that are no names of people. */
export const NO_NAME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|german|french|spanish|polish|british|american|european|google|netflix|excel|word|bach|i|it|this|that|he|she|they|we|you|my|the|a|an|one|there|everyone|everybody|nobody|somebody|someone|again|still|what|who|how|when|where|why|which|nothing|all|god|mum|mom|dad|work|school|today|tomorrow|yesterday|eden|last|first|next|now|then|so|but|and|because|after|before|also|again|not|no|yes|just|people|his|her|their|its|our|your|london|berlin|leipzig|paris|leeds|york|manchester|dublin|england|germany|poland|france|spain|italy|europe|uk|usa|tv|maths|rent|life|time|money|sleep)$/i;

/** The names of people in a message, as they are written large. */
export function namesIn(message: string): string[] {
  const text = message.slice(0, READ_AT_MOST);
  const found = TOLD.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] as string),
  ).filter((name) => !NO_NAME.test(name) && name.length > 1);
  return [...new Set(found.map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`))];
}
