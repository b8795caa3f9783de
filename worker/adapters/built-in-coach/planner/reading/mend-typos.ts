/**
 * Words worth recognising in spite of a slip. All have six letters or more, so one slip rarely
 * makes another word.
 */
const WORTH_MENDING = (
  'spanish french german italian portuguese swedish norwegian russian japanese korean mandarin chinese arabic english ' +
  'language vocabulary programming javascript typescript python coding guitar violin ukulele saxophone trumpet ' +
  'instrument marathon triathlon running cycling swimming strength kilometres kilometers exercise meditation meditate ' +
  'mindfulness business startup freelance podcast emergency savings budget promotion interview salary thesis ' +
  'dissertation chapter writing manuscript certificate certification examination renovate renovation kitchen bathroom ' +
  'garden gardening declutter wardrobe friends friendship relationship partner conversation drawing painting ' +
  'photography watercolour speaking presentation reading alcohol smoking cigarettes vegetables healthy weight ' +
  'sleeping walking career'
).split(' ');

/** Everyday words one slip away from a word above. */
const LEFT_ALONE = new Set(
  (
    'finish working waiting waking medication mediation medicate planting fainting talking conservation converation ' +
    'savings saving garment gorman height weigh careers garnet parent french trench parting printing wedding ' +
    'rereading dreading riding ruining sweeping breathing weighing waling presenting prevention present'
  ).split(' '),
);

/**
 * True when one insertion, deletion, substitution or swap of neighbours (two from nine letters on)
 * turns a into b.
 */
function isSlipOf(a: string, b: string): boolean {
  const allowed = b.length >= 9 ? 2 : 1;
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > allowed) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (Math.max(restA.length, restB.length) <= allowed) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/**
 * Lower-case text in which slips in known words are mended; words under five letters are left as
 * they are.
 */
export function mendTypos(text: string): string {
  return text.replace(/[a-z]{5,}/g, (word) => {
    if (LEFT_ALONE.has(word) || WORTH_MENDING.includes(word)) return word;
    const near = WORTH_MENDING.filter((known) => isSlipOf(word, known));
    return near.length === 1 && near[0] ? near[0] : word;
  });
}
