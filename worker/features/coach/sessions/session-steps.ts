import type { GuideStep, SessionGuide } from './session-guide.ts';

/** The answers so far, by step. */
export type StepAnswers = Readonly<Record<string, string>>;

/** A step as it is asked. The question that follows a low number is a step of its own. */
export interface AskedStep extends Omit<GuideStep, 'followUp'> {
  /** Asked only where another step was answered with a lower number. */
  onlyBelow?: { step: string; number: number };
}

export function stepsOf({ steps }: SessionGuide): AskedStep[] {
  return steps.flatMap(({ followUp, ...step }): AskedStep[] =>
    followUp
      ? [
          step,
          {
            id: `${step.id}-why`,
            ask: 'text',
            prompt: followUp.say,
            onlyBelow: { step: step.id, number: followUp.below },
          },
        ]
      : [step],
  );
}

/** The number from 0 to 10 in an answer: “7”, “about 7”, “7/10”. */
function numberIn(answer = ''): number | undefined {
  const found = /\b(10|\d)\b/.exec(answer)?.[1];
  return found === undefined ? undefined : Number(found);
}

const isSame = (one: string | undefined, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a step is asked, given what was answered so far. */
export function isAsked({ onlyIf, onlyBelow }: AskedStep, answers: StepAnswers): boolean {
  if (onlyBelow) {
    const number = numberIn(answers[onlyBelow.step]);
    return number !== undefined && number < onlyBelow.number;
  }
  return Object.entries(onlyIf ?? {}).every(([step, label]) => isSame(answers[step], label));
}

/**
 * The step after `current`: the target of a choice, or the next applicable one; undefined after the
 * last.
 */
export function stepAfter(
  guide: SessionGuide,
  current: string | undefined,
  answers: StepAnswers,
): AskedStep | undefined {
  const steps = stepsOf(guide);
  const at = steps.findIndex(({ id }) => id === current);
  const chosen = steps[at]?.choices?.find(({ label }) =>
    isSame(answers[steps[at]?.id as string], label),
  );
  const from = chosen?.goTo ? steps.findIndex(({ id }) => id === chosen.goTo) : at + 1;
  return steps.slice(from).find((step) => isAsked(step, answers));
}

/**
 * How many steps are still to come, as far as is known: steps that depend on open answers are not
 * counted.
 */
export function stepsLeft(guide: SessionGuide, current: string, answers: StepAnswers): number {
  const steps = stepsOf(guide);
  const at = steps.findIndex(({ id }) => id === current);
  return steps.slice(at + 1).filter((step) => isAsked(step, answers)).length;
}

const SHOWN = /\{([a-z0-9-]+)\}/g;

/** A text with the answers filled in; undefined where one is missing or longer than `longest`. */
export function withAnswers(
  text: string,
  answers: StepAnswers,
  longest = Number.POSITIVE_INFINITY,
): string | undefined {
  const names = [...text.matchAll(SHOWN)].map(([, name]) => name as string);
  const isWhole = names.every(
    (name) => answers[name] !== undefined && answers[name].length <= longest,
  );
  return isWhole ? text.replace(SHOWN, (_, name: string) => answers[name] as string) : undefined;
}

/** The result of a session: the lines whose answers were given. Empty where there are none. */
export function bodyOf({ end }: SessionGuide, answers: StepAnswers): string {
  const lines = end.body.split('\n');
  const isFilled = lines.some(
    (line) => line.includes('{') && withAnswers(line, answers) !== undefined,
  );
  if (!isFilled) return '';
  return lines
    .flatMap((line) => withAnswers(line, answers) ?? [])
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
