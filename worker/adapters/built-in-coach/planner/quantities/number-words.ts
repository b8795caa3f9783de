const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TENS_PATTERN = new RegExp(
  `\\b(${TENS.join('|')})(?:[- ](${ONES.slice(0, 9).join('|')}))?\\b`,
  'g',
);
const ONES_PATTERN = new RegExp(`\\b(${ONES.join('|')})\\b`, 'g');
const ROUND: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000 };
const MEASURED = 'stone|mile|kilomet(?:er|re)|minute|hour|page|book';
/** "Five miles an hour" is a speed: the hour counts nothing there. */
const NO_SPEED =
  '(?<!\\b(?:km|kms|k|miles?|kilomet(?:er|re)s?|met(?:er|re)s?|words?|pages?|books?|\\d) )';
const A_MEASURE = new RegExp(`${NO_SPEED}\\ban? (?=(?:${MEASURED})\\b)`, 'g');
const AND_A_HALF = new RegExp(
  `\\b(\\d+|an?) (${MEASURED})s? and a half\\b|\\b(\\d+) and a half\\b`,
  'g',
);

/**
 * Lower-case text with its numbers in figures: "ten minutes", "half an hour", "a mile" and "two
 * hundred words".
 */
export function inFigures(text: string): string {
  return text
    .replace(TENS_PATTERN, (_, ten, one) =>
      String((TENS.indexOf(ten) + 2) * 10 + ONES.indexOf(one) + 1),
    )
    .replace(ONES_PATTERN, (one) => String(ONES.indexOf(one) + 1))
    .replace(/\b(\d+|an?) (dozen|hundred|thousand)\b/g, (_, count, round) =>
      String((Number(count) || 1) * (ROUND[round] ?? 1)),
    )
    .replace(/\ba couple of\b/g, '2')
    .replace(/\b(?:a )?quarter of an hour\b/g, '15 minutes')
    .replace(/\bhalf (?:an|a|1) ?(?:hour|hr)\b|\bhalf[- ]hour\b/g, '30 minutes')
    .replace(/\ban? hour and a half\b/g, '90 minutes')
    .replace(/\bhalf an? (?=mile|kilomet|stone)/g, '0.5 ')
    .replace(AND_A_HALF, (_, count, measure, alone) =>
      alone ? `${alone}.5` : `${Number(count) || 1}.5 ${measure}s`,
    )
    .replace(A_MEASURE, '1 ')
    .replace(/\b(\d+) (?:lengths?|laps?) of (\d+)(?= ?m)/g, (_, times, each) =>
      String(times * each),
    );
}
