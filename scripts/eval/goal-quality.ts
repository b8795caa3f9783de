import { heldOutGoals } from '#scripts/train/goals/fit-goals.ts';
import { goalKindOf, PLANNER_WORDS } from '#worker/adapters/built-in-coach/planner/kinds.ts';
import { proposePlan } from '#worker/adapters/built-in-coach/planner/plan-goal.ts';

const NONE = 'none';
const UNKNOWN = 'unknown';
const SEVERAL = 'several';
const OF_NO_KIND = [NONE, UNKNOWN, SEVERAL];
/** A description stands behind the title, as in the examples. */
const DESCRIBED = /^(.{3,200}?[.!?]) (.+)$/s;

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const percent = (of: number) => `${(100 * of).toFixed(1)}%`;

/**
 * What is done with a goal: planned as a kind without a question, asked about, built from answers,
 * or not planned.
 */
function judged(text: string) {
  const [, title = text.slice(0, 200), description = ''] = DESCRIBED.exec(text) ?? [];
  const dates = { today: '2026-11-23', targetDate: '2027-06-01' };
  const { understood, roadmap } = proposePlan({ title, description, answers: [], ...dates });
  const kind = understood?.kind ?? NONE;
  const isUnknown = kind === PLANNER_WORDS.unknown;
  return {
    kind: isUnknown ? UNKNOWN : kind,
    isAsked: (understood?.choices ?? []).length > 0 || understood?.kind === null || isUnknown,
    choices: understood?.choices ?? [],
    isPlanned: roadmap.milestones.length > 0,
  };
}

const titleOf = (label: string) => (OF_NO_KIND.includes(label) ? '' : goalKindOf(label).title);

/** How goals by other hands are taken. */
export function goalFigures() {
  const lines = heldOutGoals().map((line) => ({ ...line, ...judged(line.text) }));
  const known = lines.filter(({ label }) => !OF_NO_KIND.includes(label));
  const nonsense = lines.filter(({ label }) => label === NONE);
  const several = lines.filter(({ label }) => label === SEVERAL);
  const others = lines.filter(({ label }) => label === UNKNOWN);
  const sure = known.filter(({ isAsked }) => !isAsked);
  const asked = known.filter(({ isAsked }) => isAsked);
  return {
    goals: known.length,
    sure: share(sure.length, known.length),
    /** Planned as another kind without a question. */
    wrong: share(sure.filter(({ kind, label }) => kind !== label).length, known.length),
    /** Planned as what it is without a question. */
    right: share(sure.filter(({ kind, label }) => kind === label).length, known.length),
    asked: share(asked.length, known.length),
    amongChoices: share(
      asked.filter(({ choices, label }) => choices.includes(titleOf(label))).length,
      asked.length,
    ),
    /** Built from answers alone, or not planned, and not offered what it is. */
    unknownBuilt: share(
      known.filter(
        ({ kind, choices, label }) =>
          (kind === UNKNOWN || kind === NONE) && !choices.includes(titleOf(label)),
      ).length,
      known.length,
    ),
    several: several.length,
    severalAsked: share(several.filter(({ isAsked }) => isAsked).length, several.length),
    others: others.length,
    othersDressedUp: share(others.filter(({ isAsked }) => !isAsked).length, others.length),
    nonsense: nonsense.length,
    nonsensePlanned: share(
      nonsense.filter(({ isPlanned, isAsked }) => isPlanned && !isAsked).length,
      nonsense.length,
    ),
    mistaken: sure
      .filter(({ kind, label }) => kind !== label)
      .map(({ label, kind }) => `${label} as ${kind}`),
  };
}

/** `docs/goal-quality.md`. */
export function goalQuality(): string {
  const all = goalFigures();
  return `# How goals are recognised

Made by \`npm run eval:goals\` from the lines of other hands in \`content/goals/held-out\`; nothing is learnt from them.

${all.goals} goals of kinds that are known: ${percent(all.right)} are planned as what they are without a question, ${percent(all.wrong)} as another kind.
About ${percent(all.asked)} she asks; the right kind is among her choices in ${percent(all.amongChoices)} of those. ${percent(all.unknownBuilt)} are taken for a goal of
no kind, or for none. Of ${all.others} goals of no kind ${percent(all.othersDressedUp)} are dressed up as one. Of ${all.nonsense} lines of nonsense ${percent(all.nonsensePlanned)} get a plan
without a question. Of ${all.several} lines with several goals in one ${percent(all.severalAsked)} are asked about.

Planned as another kind (the goals themselves are not shown, so that nobody mends single lines): ${all.mistaken.toSorted().join(', ') || 'none'}.
`;
}
