import { globSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { KEPT_KINDS } from '#schema/contracts/coach/coach-sessions.ts';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import {
  ASKS,
  PREFILL_FIELDS,
  type SessionGuide,
} from '#worker/features/coach/sessions/session-guide.ts';
import { ContentProblems, prose, readContent } from './read.ts';

const FOLDER = 'eden/sessions';
const Id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no id of small letters and hyphens'));

const words = (most: number) =>
  z.refine<string>((text) => text.split(/\s+/).length <= most, `has more than ${most} words`);
const asked = prose(5, 300).check(words(30));

const Step = z.strictObject({
  id: Id,
  ask: z.enum(ASKS),
  tells: z.optional(z.enum(PREFILL_FIELDS)),
  say: z.optional(prose(2, 600)),
  prompt: asked,
  hint: z.optional(prose(2, 120)),
  skippable: z.optional(z.boolean()),
  choices: z.optional(
    z
      .array(z.strictObject({ label: prose(1, 60), goTo: z.optional(Id) }))
      .check(z.minLength(2, 'fewer than 2'), z.maxLength(5, 'more than 5')),
  ),
  onlyWithGoals: z.optional(z.literal(true)),
  onlyIf: z.optional(z.record(Id, z.string())),
  low: z.optional(prose(2, 40)),
  high: z.optional(prose(2, 40)),
  followUp: z.optional(
    z.strictObject({ below: z.int().check(z.minimum(1), z.maximum(10)), say: asked }),
  ),
});

const Session = z.strictObject({
  id: Id,
  title: prose(3, 40),
  offer: prose(10, 140),
  minutes: z.int().check(z.minimum(3), z.maximum(10)),
  topics: z.array(Id),
  category: z.enum([...MINDSET_CATEGORIES, 'none']),
  sources: z
    .array(z.string().check(z.minLength(10, 'is no source')))
    .check(z.minLength(1, 'no source')),
  notFor: prose(10, 300),
  opening: prose(10, 300),
  steps: z.array(Step).check(z.minLength(5, 'fewer than 5'), z.maxLength(10, 'more than 10')),
  end: z.strictObject({
    kind: z.enum(KEPT_KINDS),
    title: prose(3, 60),
    body: prose(10, 2000),
    ahead: z.optional(Id),
    closing: prose(10, 300),
  }),
});

/** What a session's `step` may be besides one of its own: see `session-turn.rules.ts`. */
const ENGINES_OWN = ['artefact', 'rewrite', 'paused'];

/** The answers that a text shows: `{task}`. */
const answersIn = (text = '') =>
  [...text.matchAll(/\{([a-z0-9-]+)\}/g)].map(([, id]) => id as string);

/** What the schema cannot say of a session: names of steps, and whether every answer is used. */
export function problemsOfSession(file: string, guide: SessionGuide): string[] {
  const { id, steps, end, opening, notFor } = guide;
  const ids = steps.map((step) => step.id);
  const answers = new Set(
    steps.flatMap((step) => [step.id, ...(step.followUp ? [`${step.id}-why`] : [])]),
  );
  const placeOf = (step: string) => ids.indexOf(step);
  const problems: string[] = [];
  const say = (where: string, what: string) => problems.push(`${file}: ${where}: ${what}`);
  if (basename(file, '.yaml') !== id) say('id', `is ${id}, the file is called otherwise`);
  for (const repeated of ids.filter((one, index) => ids.indexOf(one) !== index))
    say('steps', `the id ${repeated} twice`);
  for (const own of ids.filter((one) => ENGINES_OWN.includes(one)))
    say('steps', `the id ${own} is the engine’s own`);

  const shown = (where: string, text: string | undefined, before: number) => {
    for (const answer of answersIn(text)) {
      if (!answers.has(answer)) say(where, `{${answer}} is no step of this session`);
      else if (placeOf(answer.replace(/-why$/, '')) >= before && placeOf(answer) >= before)
        say(where, `{${answer}} is asked only later`);
    }
  };
  const withoutAnswers = (where: string, text = '') => {
    if (/[{}]/.test(text)) say(where, 'cannot show an answer');
  };
  withoutAnswers('opening', opening);
  withoutAnswers('notFor', notFor);
  steps.forEach((step, at) => {
    const where = (field: string) => `steps.${step.id}.${field}`;
    shown(where('say'), step.say, at);
    withoutAnswers(where('prompt'), step.prompt);
    withoutAnswers(where('hint'), step.hint);
    withoutAnswers(where('followUp'), step.followUp?.say);
    if ((step.ask === 'choice') !== (step.choices !== undefined))
      say(where('choices'), 'go with ask: choice');
    if ((step.ask === 'scale') !== (step.low !== undefined && step.high !== undefined))
      say(where('low'), 'low and high go with ask: scale');
    if (step.tells && step.ask !== 'text') say(where('tells'), 'goes with ask: text');
    if (step.followUp && step.ask !== 'scale') say(where('followUp'), 'goes with ask: scale');
    for (const { label, goTo } of step.choices ?? [])
      if (goTo !== undefined && placeOf(goTo) <= at)
        say(where('choices'), `“${label}” goes to ${goTo}, no later step`);
    for (const [other, label] of Object.entries(step.onlyIf ?? {})) {
      const asking = steps[placeOf(other)];
      if (!asking || placeOf(other) >= at) say(where('onlyIf'), `${other} is no earlier step`);
      else if (asking.choices && !asking.choices.some((choice) => choice.label === label))
        say(where('onlyIf'), `“${label}” is no choice of ${other}`);
    }
  });
  shown('end.body', end.body, steps.length);
  if (end.ahead !== undefined && !ids.includes(end.ahead))
    say('end.ahead', `${end.ahead} is no step of this session`);
  withoutAnswers('end.closing', end.closing);
  const used = new Set([
    ...steps.flatMap(({ say: said }) => answersIn(said)),
    ...answersIn(end.body),
  ]);
  const decides = new Set([
    ...steps.flatMap(({ onlyIf }) => Object.keys(onlyIf ?? {})),
    ...steps.filter(({ choices }) => choices?.some(({ goTo }) => goTo)).map((step) => step.id),
    // What is kept is kept with the goal that was picked.
    ...steps.filter(({ ask }) => ask === 'goal').map((step) => step.id),
  ]);
  for (const answer of answers)
    if (!used.has(answer) && !decides.has(answer))
      say(`steps.${answer}`, 'is asked for and never used');
  return problems;
}

/**
 * The guided sessions, in the order of their ids. @throws ContentProblems naming file and field.
 */
export function readSessions(): SessionGuide[] {
  const files = globSync(`${FOLDER}/*.yaml`, { cwd: inRoot('content') }).toSorted();
  const guides = files.map((file) => ({ file, guide: readContent(file, Session) as SessionGuide }));
  const problems = guides.flatMap(({ file, guide }) => problemsOfSession(file, guide));
  if (problems.length > 0) throw new ContentProblems(problems);
  return guides.map(({ guide }) => guide);
}
