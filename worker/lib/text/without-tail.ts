/**
 * A text without the signs at its end. (A pattern like `/[.!]+$/` tries each run of them anew from
 * each of its places.)
 */
export function withoutTail(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
