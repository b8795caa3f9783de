import type { GoalQuestion } from '#schema/contracts/goals.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import type { GoalPlan } from '#worker/ports.ts';
import type { KindQuestion, WrittenKind } from './goal-kind.ts';
import { goalKindOf, kindIn, kindTitled, PLANNER_WORDS } from './kinds.ts';
import { type MadePlan, makePlan, type PlannerRequest } from './plan/make-plan.ts';
import { fillText } from './plan/slots.ts';
import type { OtherLanguage } from './planner-words.ts';
import { writeDate } from './quantities/count-in-words.ts';
import { answerTo, type Clarification } from './reading/answers.ts';
import { languageOf } from './reading/goal-language.ts';
import { readWords } from './reading/goal-words.ts';
import { needsCare } from './reading/needs-care.ts';
import { plannableKinds, recognise, severalGoals } from './reading/recognise.ts';
import { quote, shorten, upperFirst } from './shorten.ts';

export type { PlannerRequest } from './plan/make-plan.ts';

/** So many kinds are offered beside the one that was read. */
const MOST_OTHERS = 3;

const answerOf = (text: string, answers: readonly Clarification[]) =>
  answerTo({ id: 'kind', text }, answers)?.text;

const asTalk = ({ id, text, choices }: KindQuestion): GoalQuestion => ({
  id,
  text,
  ...(choices && { choices: choices.map(({ label }) => label) }),
});

/** Nothing is planned; what is asked stands beside it. */
const unplanned = (note: string): Roadmap => ({ milestones: [], note, coach: 'built-in' });

/** What is still to be asked: nothing that was answered or is known from the goal itself. */
function openQuestions(kind: WrittenKind, made: MadePlan): GoalQuestion[] {
  const { answers, amounts, week, who, budget } = made.situation;
  const isKnown: Readonly<Record<string, boolean>> = {
    today: amounts?.today !== undefined,
    target: amounts?.target !== undefined,
    week: week.hours !== undefined || week.days !== undefined,
    'for-whom': who !== undefined,
    money: budget !== undefined,
  };
  return kind.questions.filter(({ id }) => !answers.has(id) && !isKnown[id]).map(asTalk);
}

function whatOf({ kind, slots, course }: MadePlan): string {
  const aim = course?.isNamed && course.aim !== undefined ? course.write(course.aim) : undefined;
  const target = aim === undefined ? undefined : slots['target'];
  return fillText(kind.understood, { ...slots, target: course ? target && aim : target });
}

const titlesOf = (kinds: readonly string[]) => kinds.map((id) => goalKindOf(id).title);

/** What else a goal might have been, the likeliest first, for whom it was read wrongly. */
const otherTitles = (kind: { id: string }, request: PlannerRequest) =>
  titlesOf(plannableKinds(readWords(request)).filter((id) => id !== kind.id)).slice(0, MOST_OTHERS);

function planned(
  kind: WrittenKind,
  request: PlannerRequest,
  more: { says?: string; choices?: readonly string[]; question?: string } = {},
): GoalPlan {
  const made = makePlan(kind, request);
  const { understood, kindQuestion, somethingElse } = PLANNER_WORDS;
  const text =
    more.says ??
    fillText(understood.target, {
      what: whatOf(made),
      date: writeDate(request.targetDate),
    });
  const choices = more.choices ?? [];
  const others = choices.length > 0 ? undefined : [...otherTitles(kind, request), somethingElse];
  const questions = openQuestions(kind, made);
  const { note } = made.roadmap;
  return {
    roadmap: { ...made.roadmap, ...(note && { note: upperFirst(note) }) },
    understood: {
      text: shorten(text, 500),
      kind: kind.id,
      question: more.question ?? kindQuestion,
      ...(choices.length > 0 && {
        choices: more.question ? [...choices] : [...choices, somethingElse],
      }),
      ...(others && { others }),
    },
    ...(questions.length > 0 && { questions }),
    ...(made.options.length > 0 && { options: made.options }),
  };
}

/**
 * By what somebody answered to what it is about: a kind’s title, “something else”, or words of
 * their own.
 */
function corrected(request: PlannerRequest): GoalPlan | undefined {
  const { kindQuestion, somethingElse, unknown, understood } = PLANNER_WORDS;
  const answer = answerOf(kindQuestion, request.answers);
  if (answer === undefined) return undefined;
  const named = kindTitled(answer);
  if (named) return planned(named, request);
  if (answer === somethingElse)
    return planned(goalKindOf(unknown), request, { says: understood.unknown });
  const found = recognise({ title: answer, description: '' });
  if (found.is === 'sure' || found.is === 'unsure') return planned(goalKindOf(found.kind), request);
  return planned(goalKindOf(unknown), request, { says: understood.unknown });
}

/**
 * A goal in another language: planned in it where its kind is written so, else asked about kindly.
 */
function inAnother(language: OtherLanguage, request: PlannerRequest): GoalPlan | undefined {
  const { says, ask, choices } = PLANNER_WORDS.languages[language];
  const answer = answerOf(ask, request.answers);
  if (answer !== undefined && answer === choices[0]) return undefined;
  const found = recognise(readWords(request));
  const kind = found.is === 'sure' ? kindIn(language, found.kind) : undefined;
  if (kind) return planned(kind, request);
  return {
    roadmap: unplanned(says),
    understood: { text: says, kind: null },
    questions: [{ id: 'language', text: ask, choices: [...choices] }],
  };
}

/** Several goals in one: the first is planned, or the one that was chosen. */
function oneOfSeveral(request: PlannerRequest): GoalPlan | undefined {
  const parts = severalGoals(request.title);
  if (parts.length === 0) return undefined;
  const { firstQuestion, understood } = PLANNER_WORDS;
  const chosen = answerOf(firstQuestion, request.answers);
  const first = parts.find((part) => part === chosen) ?? (parts[0] as string);
  const found = recognise({ title: first, description: '' });
  if (found.is !== 'sure') return undefined;
  const says = fillText(understood.several, {
    goals: parts.map((part) => quote(part)).join('; '),
    first: quote(first),
  });
  return planned(
    goalKindOf(found.kind),
    { ...request, title: first },
    { says, choices: parts, question: firstQuestion },
  );
}

/**
 * The short talk and its plan: what was understood, what is still worth asking, and a plan from
 * what is known so far. The same for the same request, without clock or network; never throws for
 * any strings. The two dates must be calendar dates.
 */
export function proposePlan(request: PlannerRequest): GoalPlan {
  const words = readWords(request);
  const { understood, unknown, care } = PLANNER_WORDS;
  if (needsCare(words.plainTitle) || needsCare(words.plainDescription))
    return {
      roadmap: makePlan(goalKindOf(care), request).roadmap,
      understood: { text: understood.care, kind: care },
    };
  const answered = corrected(request);
  if (answered) return answered;
  const language = languageOf(`${words.title} ${words.description}`);
  const elsewhere = language && inAnother(language, request);
  if (elsewhere) return elsewhere;
  const several = oneOfSeveral(request);
  if (several) return several;
  const found = recognise(words);
  if (found.is === 'sure') return planned(goalKindOf(found.kind), request);
  if (found.is === 'unsure')
    return planned(goalKindOf(found.kind), request, {
      says: understood.unsure,
      choices: titlesOf(found.choices),
    });
  if (found.is === 'nonsense')
    return {
      roadmap: unplanned(understood.nonsense),
      understood: { text: understood.nonsense, kind: null },
      questions: [{ id: 'kind', text: PLANNER_WORDS.kindQuestion }],
    };
  return planned(goalKindOf(unknown), request, {
    says: understood.unknown,
    choices: titlesOf(found.choices),
  });
}

/** The plan alone. */
export const planRoadmap = (request: PlannerRequest): Roadmap => proposePlan(request).roadmap;
