/** Somebody who was not answered, or was asked for what they had told. */
const PROTEST =
  /\bi(?:['’]?ve)? (?:(?:just|already|literally|did|have)\s+){1,2}(?:told|tell(?= (?:you|u)\b)|said|asked|answered|written|explained|mentioned)\b(?: (?:you|u|that|this|it|so)\b)*|\b(?:can|could|will|would|why (?:don['’]?t|wont|won['’]?t|can['’]?t)|wont|won['’]?t) (?:you|u) (?:please |pls |just |not )*(?:answer|listen|read)\b(?: (?:me|it|that|the question|my question))?|\b(?:that['’]?s|thats|this is|that is|its|it['’]s|that was(?:n['’]?t)?) (?:not )?(?:what i (?:asked|said|meant|wanted)|an answer|my question|the question)\b(?: for)?|\b(?:you|u) (?:didn['’]?t|didnt|havent|haven['’]?t|never|still (?:didn['’]?t|havent|haven['’]?t)|don['’]?t|dont|aren['’]?t|arent)(?: even| really)? (?:answer\w*|read|listen\w*|hear)\b(?: (?:me|it|that|the question|my question|to me))?|\bjust answer\b(?: (?:me|it|the question|my question))?|\banswer (?:the|my) question\b|\byou(?:['’]re| are)? ?(?:keep|kept|keep on) (?:asking|repeating|saying)\b|\b(?:that['’]s|thats) the same (?:thing|answer|question)\b/i;
/** What is told to others, and asked of others, is none. */
const OF_OTHERS =
  /\b(?:told|said|asked|tell|say) (?:to )?(?:him|her|them|my|the|everyone|mum|mom|dad)\b/i;

/** What stands before the request that is made once more. */
const ASKED =
  /\b(?:i|all i) (?:asked|said|meant|wanted)(?: (?:you|u|for|to know|about))?(?=\s|$)/gi;

/** The words of a message that protest; undefined where none do. */
export function protestIn(message: string): { rest: string; isOfTold: boolean } | undefined {
  const text = message
    .slice(0, 400)
    .replace(/[‘’]/g, "'")
    .replace(/["“][^"“”]*["”]/g, '…');
  const found = PROTEST.exec(text);
  if (!found || OF_OTHERS.test(text.slice(found.index, found.index + found[0].length + 8)))
    return undefined;
  const rest = text.replace(new RegExp(PROTEST.source, 'gi'), ' ').replace(ASKED, ' ');
  return {
    rest: rest.replace(/^[\s,.!-]+|[\s,-]+$/g, '').replace(/\s+/g, ' '),
    isOfTold: /\b(?:told|said|say|tell|explained|mentioned|answered|wrote|gave)\b/i.test(found[0]),
  };
}
