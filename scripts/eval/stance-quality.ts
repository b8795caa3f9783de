import { STANCES } from '#schema/contracts/coach/stances.ts';
import { NO_STANCE, readHeldOutStances } from '#scripts/train/stance-examples.ts';
import { screen } from '#worker/lib/safety/screen.ts';
import { stanceOf } from '#worker/lib/stances/stances.ts';

/**
 * Each held-out line with the stance that is taken, where one is and the screen has no word before
 * it.
 */
const judgeHeldOutStances = () =>
  readHeldOutStances().map((line) => {
    const finding = screen(line.text);
    const isAnsweredFirst = finding.level === 'danger' || finding.level === 'check';
    return { ...line, isAnsweredFirst, taken: stanceOf(line.text, finding) ?? NO_STANCE };
  });

type JudgedStance = ReturnType<typeof judgeHeldOutStances>[number];

const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  whole.length === 0 ? 0 : part.length / whole.length;

const isRight = ({ label, taken }: JudgedStance) => taken === label;
const isMistaken = ({ label, taken }: JudgedStance) => taken !== NO_STANCE && taken !== label;

/**
 * Of the lines that call for a stance: which take it, and which take another; of ordinary ones:
 * which take any.
 */
export function stanceFigures() {
  const lines = judgeHeldOutStances();
  const calling = lines.filter(({ label }) => label !== NO_STANCE);
  const ordinary = lines.filter(({ label }) => label === NO_STANCE);
  return {
    found: share(calling.filter(isRight), calling),
    mistaken: share(calling.filter(isMistaken), calling),
    needless: share(ordinary.filter(isMistaken), ordinary),
  };
}

const percent = (value: number) => `${(100 * value).toFixed(0)}%`;

/** A table for `docs/safety-quality.md`. */
export function stanceTable(): string {
  const lines = judgeHeldOutStances();
  const rows = [...STANCES, NO_STANCE].map((stance) => {
    const own = lines.filter(({ label }) => label === stance);
    const right = percent(share(own.filter(isRight), own));
    const mistaken = percent(share(own.filter(isMistaken), own));
    const first = percent(
      share(
        own.filter(({ isAnsweredFirst }) => isAnsweredFirst),
        own,
      ),
    );
    return `| ${stance} | ${own.length} | ${right} | ${mistaken} | ${first} |`;
  });
  return `| | lines | noticed | taken for another | asked or cared for first |
|---|--:|--:|--:|--:|
${rows.join('\n')}`;
}
