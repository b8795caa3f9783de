import * as z from 'zod/mini';
import { prose, readContent } from '#scripts/content/read.ts';
import { proposePlan } from '#worker/adapters/built-in-coach/planner/plan-goal.ts';
import type { GoalPlan } from '#worker/ports.ts';

const Mark = z.strictObject({
  mark: z.number().check(z.minimum(0), z.maximum(10)),
  says: z.optional(z.string()),
});
const Samples = z.array(
  z.strictObject({
    goal: z.string(),
    about: z.optional(z.string()),
    date: prose(10, 10),
    kind: z.optional(z.string()),
    first: z.optional(z.string()),
    answers: z.record(z.string(), z.string()),
    marks: z.optional(z.array(Mark)),
  }),
);
export type PlanSample = z.output<typeof Samples>[number];

/** The goals, what their people answered, and the marks that their plans got. */
export const readPlanSamples = (): PlanSample[] => readContent('plan-samples.yaml', Samples);

/** All plans are made on the same day. */
const TODAY = '2026-11-23';
/** One talk asks no more often than this. */
const MOST_TURNS = 4;

interface Talked {
  readonly plan: GoalPlan;
  /** What was asked and answered, in the order of the talk. */
  readonly answers: { question: string; answer: string }[];
}

/**
 * The talk as the product holds it: she says what she understood and asks, the person answers what
 * was asked and nothing else, until nothing is asked that has an answer.
 */
export function talkOf({
  goal,
  about = '',
  date,
  kind,
  first,
  answers: known,
}: PlanSample): Talked {
  const request = { title: goal, description: about, today: TODAY, targetDate: date };
  let answers: Talked['answers'] = [];
  let plan = proposePlan({ ...request, answers });
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { understood, questions = [] } = plan;
    const chosen = understood?.choices?.includes(first ?? '') ? first : kind;
    const about = understood?.question;
    const isRight = turn > 0 || chosen === undefined || about === undefined;
    const said = [
      ...(isRight ? [] : [{ question: about, answer: chosen }]),
      // Who is asked what their goal is about answers that first.
      ...(isRight
        ? questions.flatMap(({ id, text }) =>
            known[id] === undefined ? [] : [{ question: text, answer: known[id] }],
          )
        : []),
    ].filter(({ question }) => !answers.some((given) => given.question === question));
    if (said.length === 0 && turn > 0) break;
    answers = [...answers, ...said];
    plan = proposePlan({ ...request, answers });
  }
  return { plan, answers };
}

const dated = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

function marked({ marks = [] }: PlanSample): string {
  if (marks.length === 0) return '*Coach’s mark: not read yet.*';
  return marks
    .map(({ mark, says }) => `*Coach’s mark: ${mark} of 10.${says ? ` ${says}` : ''}*`)
    .join('\n');
}

/** One goal with its talk and its plan, to be read by somebody. */
function rendered(sample: PlanSample, number: number, withMarks: boolean): string {
  const { plan, answers } = talkOf(sample);
  const { milestones, note } = plan.roadmap;
  return [
    `## ${number}. ${sample.goal}`,
    [sample.about && `> ${sample.about}`, `By ${dated(sample.date)}.`].filter(Boolean).join('\n\n'),
    plan.understood && `Eden: ${plan.understood.text}`,
    answers.map(({ question, answer }) => `- ${question} **${answer}**`).join('\n'),
    note && `*${note}*`,
    plan.options?.map(({ label }) => `[${label}]`).join(' '),
    ...milestones.map(({ title, targetDate, description, tasks }) =>
      [
        `**${dated(targetDate)}: ${title}**`,
        description,
        tasks.map((task) => `- ${task}`).join('\n'),
      ].join('\n\n'),
    ),
    withMarks && marked(sample),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const average = (marks: readonly number[]) =>
  marks.length === 0 ? 0 : marks.reduce((sum, mark) => sum + mark, 0) / marks.length;

function summary(samples: readonly PlanSample[]): string {
  const means = samples
    .filter(({ marks = [] }) => marks.length > 0)
    .map(({ marks = [] }) => average(marks.map(({ mark }) => mark)));
  if (means.length === 0) return 'No plan has been marked yet.';
  return `${means.length} of ${samples.length} plans were marked in an earlier form: the mean was ${average(means).toFixed(1)} of 10, the lowest ${Math.min(...means).toFixed(1)}.`;
}

/**
 * `docs/plan-samples.md`: forty plans for goals by other hands, made on 23 November 2026, with the
 * marks of those who read them.
 */
export function renderPlanSamples({ withMarks = true } = {}): string {
  const samples = readPlanSamples();
  const intro = `Made by \`npm run samples\` from the planner. The goals are other hands’, drawn by rule from
\`content/goals/held-out\`; nothing is learnt from them. Each is planned on ${dated(TODAY)}, with the answers that its person gave
where she asked (\`content/plan-samples.yaml\`). Marks are of ten, by people who wrote none of the kinds. Few things in the
plans were changed after the marks (an ultramarathon is no longer planned as a race), and whoever marked saw the marks of the plans before them, so that
they are a second look, and not a blind one.`;
  return `${[
    '# Forty plans',
    withMarks && intro,
    withMarks && summary(samples),
    ...samples.map((sample, at) => rendered(sample, at + 1, withMarks)),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
