import { foldText } from '#worker/lib/text/fold-text.ts';

/** Whether a message holds no words one could answer: pictures, symbols, keys struck at random. */
export function isUnreadable(message: string): boolean {
  const folded = foldText(message);
  const words = folded.match(/\p{L}+/gu) ?? [];
  if (words.length === 0)
    return !/\d/.test(folded) || folded.replace(/[\d\s.,:/%-]/g, '').length > 0;
  return words.every(looksRandom);
}

function looksRandom(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return false;
  if (
    /^(hm+|mh+m?|hm+m|pff+t?|grr+|brr+|shh+|tsk|nth|rhythm|my|by|why|fly|try|cry|dry|gym|tv|pc|ok|mr|mrs|dr|cv|pb|ty|np|brb|smh|wtf|tbh|btw|phd|nvm|thx|pls)$/.test(
      word,
    )
  )
    return false;
  if (!/[aeiouy]/.test(word)) return word.length > 1;
  if (
    /(.)\1{3,}/.test(word) &&
    !/^(a+h+|u+g+h+|no+|so+|a+r+g+h+|hm+|ye+s+|he+y+|hi+|a+w+|o+h+)$/.test(word)
  )
    return true;
  return (
    word.length >= 5 &&
    (/[bcdfghjklmnpqrstvwxz]{5,}/.test(word) ||
      /^(asdf|qwer|zxcv|jkl)|asdf|sdfg|dfgh|qwert|hjkl/.test(word))
  );
}
