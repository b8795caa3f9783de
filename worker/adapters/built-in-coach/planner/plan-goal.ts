import { type GoalQuestion, MOST_QUESTIONS } from '#schema/contracts/goals.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import type { GoalPlan } from '#worker/ports.ts';
import type { KindQuestion, WrittenKind } from './goal-kind.ts';
import { goalKindOf, kindIn, kindTitled, PLANNER_WORDS, plannerTextsIn } from './kinds.ts';
import { type MadePlan, makePlan, type PlannerRequest } from './plan/make-plan.ts';
import { fillText } from './plan/slots.ts';
import type { OtherLanguage, PlanLanguage } from './planner-words.ts';
import { writeDate } from './quantities/count-in-words.ts';
import { answerTo, type Clarification } from './reading/answers.ts';
import { languageOf } from './reading/goal-language.ts';
import { type GoalWords, readWords } from './reading/goal-words.ts';
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
    'each-month': amounts?.rate !== undefined,
  };
  return kind.questions.filter(({ id }) => !answers.has(id) && !isKnown[id]).map(asTalk);
}

function whatOf({ kind, slots, course }: MadePlan): string {
  const aim = course?.isNamed && course.aim !== undefined ? course.write(course.aim) : undefined;
  const target = aim === undefined ? undefined : slots['target'];
  return fillText(kind.understood, { ...slots, target: course ? target && aim : target });
}

/** Titles of the kinds that are told in a language. */
const titlesOf = (kinds: readonly string[], language: PlanLanguage) =>
  kinds.flatMap((id) => kindIn(language, id)?.title ?? []);

/** What else a goal might have been, the likeliest first, for whom it was read wrongly. */
const otherTitles = (kind: WrittenKind, request: PlannerRequest) =>
  titlesOf(
    plannableKinds(readWords(request), kind.language).filter((id) => id !== kind.id),
    kind.language ?? 'en',
  ).slice(0, MOST_OTHERS);

function planned(
  kind: WrittenKind,
  request: PlannerRequest,
  more: { says?: string; choices?: readonly string[]; question?: string } = {},
): GoalPlan {
  const made = makePlan(kind, request);
  const { language = 'en' } = kind;
  const { understood, kindQuestion, somethingElse, taken: takes } = plannerTextsIn(language);
  const { taken } = made.situation;
  const says =
    more.says ??
    fillText(understood.target, {
      what: whatOf(made),
      date: writeDate(request.targetDate, language),
    });
  // What was not asked because it was said already stands beside it.
  const text =
    taken.length > 0 ? `${says} ${fillText(takes, { answers: taken.join('; ') })}` : says;
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
 * Its kind is not told in its language yet: the plan is made of their own words in that language,
 * and whether they would rather have the kind’s in English is asked beside it.
 */
function notYetIn(language: OtherLanguage, request: PlannerRequest): GoalPlan {
  const { says, ask, choices, own } = PLANNER_WORDS.languages[language];
  const ofOwn = kindIn(language, PLANNER_WORDS.unknown);
  const asked = { id: 'language', text: ask };
  if (!ofOwn)
    return {
      roadmap: unplanned(says),
      understood: { text: says, kind: null },
      questions: [{ ...asked, choices: [...choices] }],
    };
  const plan = planned(ofOwn, request, { says: plannerTextsIn(language).understood.unknown });
  if (answerOf(ask, request.answers) === own) return plan;
  return {
    ...plan,
    understood: { text: says, kind: null },
    questions: [{ ...asked, choices: [own, ...choices] }, ...(plan.questions ?? [])].slice(
      0,
      MOST_QUESTIONS,
    ),
  };
}

/** A plan from answers alone, where the language has the words for it. */
function ofNoKind(
  language: PlanLanguage,
  request: PlannerRequest,
  choices: readonly string[] = [],
  says = plannerTextsIn(language).understood.unknown,
): GoalPlan {
  return ofKind(language, PLANNER_WORDS.unknown, request, { says, choices });
}

/** A goal of this kind in its language, where the kind is told in it. */
function ofKind(
  language: PlanLanguage,
  id: string,
  request: PlannerRequest,
  more?: Parameters<typeof planned>[2],
): GoalPlan {
  const kind = language === 'en' ? goalKindOf(id) : kindIn(language, id);
  return kind ? planned(kind, request, more) : notYetIn(language as OtherLanguage, request);
}

/**
 * By what somebody answered to what it is about: a kind’s title, “something else”, or words of
 * their own.
 */
function corrected(language: PlanLanguage, request: PlannerRequest): GoalPlan | undefined {
  const { kindQuestion, somethingElse } = plannerTextsIn(language);
  const answer = answerOf(kindQuestion, request.answers);
  if (answer === undefined) return undefined;
  const named = kindTitled(answer, language);
  if (named) return planned(named, request);
  if (answer === somethingElse) return ofNoKind(language, request);
  const found = recognise({ title: answer, description: '' }, language);
  return found.is === 'sure' || found.is === 'likely'
    ? ofKind(language, found.kind, request)
    : ofNoKind(language, request);
}

/** Several goals in one: the first is planned, or the one that was chosen. */
function oneOfSeveral(language: PlanLanguage, request: PlannerRequest): GoalPlan | undefined {
  const parts = severalGoals(request.title, language);
  if (parts.length === 0) return undefined;
  const { firstQuestion, understood, counts } = plannerTextsIn(language);
  const chosen = answerOf(firstQuestion, request.answers);
  const first = parts.find((part) => part === chosen) ?? (parts[0] as string);
  const found = recognise({ title: first, description: '' }, language);
  if (found.is !== 'sure') return undefined;
  const says = fillText(understood.several, {
    goals: parts.map((part) => quote(part, counts.quotes)).join('; '),
    first: quote(first, counts.quotes),
  });
  const more = { says, choices: parts, question: firstQuestion };
  return ofKind(language, found.kind, { ...request, title: first }, more);
}

/**
 * The language to plan in: that of the goal, unless somebody agreed to English where it cannot be.
 */
function languageFor(words: GoalWords, { answers }: PlannerRequest): PlanLanguage {
  const language = languageOf(`${words.title} ${words.description}`);
  if (!language) return 'en';
  const { ask, choices } = PLANNER_WORDS.languages[language];
  return answerOf(ask, answers) === choices[0] ? 'en' : language;
}

/**
 * The short talk and its plan: what was understood, what is still worth asking, and a plan from
 * what is known so far, in the language of the goal where its kind is told in it. The same for the
 * same request, without clock or network; never throws for any strings. The two dates must be
 * calendar dates.
 */
export function proposePlan(request: PlannerRequest): GoalPlan {
  const words = readWords(request);
  const { care } = PLANNER_WORDS;
  const language = languageFor(words, request);
  const { understood, kindQuestion } = plannerTextsIn(language);
  if (needsCare(words.plainTitle) || needsCare(words.plainDescription)) {
    const kind = kindIn(language, care) ?? goalKindOf(care);
    const text = plannerTextsIn(kind.language ?? 'en').understood.care;
    return { roadmap: makePlan(kind, request).roadmap, understood: { text, kind: care } };
  }
  const answered = corrected(language, request) ?? oneOfSeveral(language, request);
  if (answered) return answered;
  const found = recognise(words, language);
  if (found.is === 'sure') return ofKind(language, found.kind, request);
  if (found.is === 'likely') {
    const title = kindIn(language, found.kind)?.title ?? '';
    return ofKind(language, found.kind, request, {
      says: fillText(understood.likely, {
        kind: quote(title, plannerTextsIn(language).counts.quotes),
      }),
      choices: titlesOf(found.choices, language),
    });
  }
  if (found.is === 'nonsense')
    return {
      roadmap: unplanned(understood.nonsense),
      understood: { text: understood.nonsense, kind: null },
      questions: [{ id: 'kind', text: kindQuestion }],
    };
  const choices = titlesOf(found.choices, language);
  // What it may be is told in English alone, and may be planned in it.
  if (found.is === 'unsure' && language !== 'en' && choices.length === 0)
    return notYetIn(language, request);
  const says = found.is === 'unsure' && choices.length > 0 ? understood.unsure : understood.unknown;
  return ofNoKind(language, request, choices, says);
}

/** The plan alone. */
export const planRoadmap = (request: PlannerRequest): Roadmap => proposePlan(request).roadmap;
