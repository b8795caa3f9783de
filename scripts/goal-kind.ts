import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { addDays } from '#schema/rules/time.ts';
import { OTHER_LANGUAGES } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { daysAhead } from '#worker/adapters/built-in-coach/planner/schedule.ts';
import { type KindWithExamples, readKind } from './content/goal-kinds.ts';
import { readTelling } from './content/goal-tellings.ts';
import { ContentProblems } from './content/read.ts';
import { log, stop } from './lib/log.ts';

/**
 * `npm run goal-kind -- content/goals/saving.yaml`: what is wrong with a kind. With `--plan` the
 * plan for its first example over half a year stands behind it; `--goal "save 10k"`, `--about "a
 * description"`, `--days 21` (again for several) or `--date 2027-03-05`, and `--answer today="2,000
 * euros"` (again for more) plan that instead. A
 * kind in another language is checked and shown the same way: `content/goals/de/saving.yaml`.
 */
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    plan: { type: 'boolean', default: false },
    goal: { type: 'string' },
    about: { type: 'string', default: '' },
    days: { type: 'string', multiple: true },
    date: { type: 'string' },
    answer: { type: 'string', multiple: true, default: [] },
  },
});
if (files.length === 0)
  stop('Say which file, as in: npm run goal-kind -- content/goals/saving.yaml');

/**
 * Plans that are shown begin on the same day, so that two of them can be laid beside each other.
 */
const TODAY = '2026-11-23';
const HALF_A_YEAR = 181;

function spans(): number[] {
  if (values.date) return [daysAhead(TODAY, values.date)];
  return (values.days ?? [String(HALF_A_YEAR)]).map(Number);
}

function answersFor({ id: kind, questions }: KindWithExamples) {
  return values.answer.map((given) => {
    const [id = '', ...rest] = given.split('=');
    const question = questions.find((asked) => asked.id === id)?.text;
    if (!question) stop(`${kind} asks no question “${id}”: ${questions.map((one) => one.id)}`);
    return { question: question ?? '', answer: rest.join('=') };
  });
}

async function showPlan(kind: KindWithExamples, span: number): Promise<void> {
  const { makePlan } = await import('#worker/adapters/built-in-coach/planner/plan/make-plan.ts');
  const dates = { today: TODAY, targetDate: addDays(TODAY, span) };
  const title = values.goal ?? kind.examples[0] ?? '';
  const answers = answersFor(kind);
  const made = makePlan(kind, { title, description: values.about, answers, ...dates });
  log(`“${title}”, ${span} days. ${made.roadmap.note ?? ''}`);
  for (const { label, targetDate } of made.options) log(`  or ${targetDate} ${label}`);
  for (const milestone of made.roadmap.milestones) {
    const lines = [milestone.description, ...milestone.tasks.map((task) => `- ${task}`)];
    log(`${milestone.targetDate} ${milestone.title}\n    ${lines.join('\n    ')}`);
  }
}

/** A kind, or one told in another language, by the folder that its file lies in. */
function readFile(file: string): KindWithExamples {
  const name = basename(file);
  const folder = basename(dirname(file));
  const language = OTHER_LANGUAGES.find((one) => one === folder);
  const english = readKind(`goals/${name}`);
  return language ? readTelling(`goals/${language}/${name}`, language, english) : english;
}

const problems: string[] = [];
for (const file of files) {
  try {
    const kind = readFile(file);
    log(`${file.replace(/^.*goals\//, '')}: in order`);
    const isShown = values.plan || values.goal || values.days || values.date;
    if (isShown) for (const span of spans()) await showPlan(kind, span);
  } catch (error) {
    problems.push(error instanceof ContentProblems ? error.message : String(error));
  }
}
if (problems.length > 0) stop(problems.join('\n'));
