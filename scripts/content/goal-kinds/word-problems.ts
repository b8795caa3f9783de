import { CONDITIONED } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { textsOf, wordingOf } from './variants.ts';

const BLAME = /\b(lazy|laziness|you failed|no excuse|weak-willed|your fault)\b/i;
const AMERICAN = /\b(color|favorite|behavior|organize|realize|recognize|center|practise of)\b/;

/** Words of blame, American spelling and straight quotation marks. */
export function wordProblems(
  file: string,
  kind: Partial<Record<(typeof CONDITIONED)[number], unknown>>,
) {
  return [...textsOf(Object.fromEntries(CONDITIONED.map((key) => [key, kind[key]])), '')].flatMap(
    ([path, all]) =>
      all
        .map(wordingOf)
        .flatMap((one) => [
          ...(BLAME.test(one) && !path.includes('.words') ? [`${file}: ${path}: blames`] : []),
          ...(AMERICAN.test(one) && !/color of/.test(one)
            ? [`${file}: ${path}: is not British English`]
            : []),
          ...(/\w'\w|"/.test(one) ? [`${file}: ${path}: has a straight quotation mark`] : []),
        ]),
  );
}
