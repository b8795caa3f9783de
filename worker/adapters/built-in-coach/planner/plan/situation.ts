import {
  courseOf,
  type PlanCourse,
} from '#worker/adapters/built-in-coach/planner/course/course.ts';
import {
  type Amounts,
  amountIn,
  readAmounts,
} from '#worker/adapters/built-in-coach/planner/course/read-amounts.ts';
import type {
  GoalKind,
  QuestionChoice,
  WrittenKind,
} from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import type { OtherLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { countsIn } from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import {
  type Rate,
  readMoney,
  writeMoney,
} from '#worker/adapters/built-in-coach/planner/quantities/money.ts';
import { numbersInEnglish } from '#worker/adapters/built-in-coach/planner/quantities/numbers-in-english.ts';
import {
  answersTo,
  type Clarification,
  type GivenAnswer,
  readReason,
  readWeek,
  type WeekTime,
} from '#worker/adapters/built-in-coach/planner/reading/answers.ts';
import {
  type GoalWords,
  plain,
  readWords,
} from '#worker/adapters/built-in-coach/planner/reading/goal-words.ts';
import { readPerson } from '#worker/adapters/built-in-coach/planner/reading/read-person.ts';
import {
  aboutOf,
  hasWord,
  thingOf,
} from '#worker/adapters/built-in-coach/planner/reading/thing.ts';
import { readTold, type Told } from '#worker/adapters/built-in-coach/planner/reading/told.ts';
import { quote } from '#worker/adapters/built-in-coach/planner/shorten.ts';

/** All that was said of a goal, read once for its kind. */
export interface GoalSituation {
  readonly words: GoalWords;
  readonly answers: ReadonlyMap<string, GivenAnswer>;
  readonly amounts: Amounts | undefined;
  readonly week: WeekTime;
  readonly reason: string | undefined;
  /** What was written beside the title, by what it is to the plan. */
  readonly told: Told;
  /** What was taken as an answer from the goal’s own words, without being asked: choices. */
  readonly taken: readonly string[];
  readonly who: string | undefined;
  readonly thing: string | undefined;
  /** Topics and things that the goal speaks of. */
  readonly about: ReadonlySet<string>;
  /** What it may cost, where the kind asks and the goal itself says. */
  readonly budget: string | undefined;
  /** The number of the step that the plan begins with. */
  readonly begins: number;
}

const OFTEN_IN_TEXT =
  /(?<![\d.,€$£])\b(\d|one|two|three|four|five|six|seven|twice|once)\s?(?:x|days?|times)?\s?(?:a|per|every|each)\s?week\b/;
const HOURS_IN_TEXT =
  /\b(?:have|spare|study|put in|practi[sc]e|train)\b[^.;]{0,30}?\b\d{1,2} ?(?:h|hours?) (?:a|per|each|every) (?:week|day)\b/;

/** What the text itself says of the time there is, where nobody asked. */
function weekInText(text: string): WeekTime {
  const hours = HOURS_IN_TEXT.exec(text)?.[0];
  const often = OFTEN_IN_TEXT.exec(text)?.[0];
  const told = often?.replace('twice', '2 times').replace('once', '1 time');
  return { ...(told ? { days: readWeek(told).days ?? 0 } : {}), ...(hours ? readWeek(hours) : {}) };
}

function readWeekTime(
  answer: GivenAnswer | undefined,
  text: string,
  language: OtherLanguage | undefined,
): WeekTime {
  const inText = weekInText(text);
  const told = {
    ...inText,
    ...(answer ? readWeek(numbersInEnglish(answer.text, language)) : {}),
  };
  return {
    ...(told.days ? { days: told.days } : {}),
    ...(told.hours ? { hours: told.hours } : {}),
  };
}

const BARE_MONEY = { before: '', after: '' };
const DAYS_IN = { day: 1, week: 7, fortnight: 14, month: 30.4, year: 365 };

/** What a rate comes to over so many days: whole payments. */
const inAll = ({ value, per }: Rate, span: number) =>
  value * Math.max(1, Math.floor(span / DAYS_IN[per] + 0.1));

/** An answer counts for more than what the goal itself says. */
function amountsWith(
  kind: WrittenKind,
  words: GoalWords,
  answers: ReadonlyMap<string, GivenAnswer>,
  span: number,
): Amounts | undefined {
  const { measure } = kind;
  if (!measure) return undefined;
  const read = readAmounts(measure, words.inEnglish ?? words);
  const { language } = kind;
  // A race by its name needs its article, which other languages decline: there it is a distance.
  const said = language ? { ...read, event: undefined } : read;
  const told = (id: string) => {
    const answer = answers.get(id);
    if (!answer) return undefined;
    const { choice, text } = answer;
    if (answer.isNone) return { value: 0, isMetric: said.notation.isMetric };
    if (choice?.today !== undefined)
      return { value: choice.today, isMetric: said.notation.isMetric };
    return choice ? undefined : amountIn(measure, numbersInEnglish(text, language), said.distance);
  };
  const today = told('today');
  const target = told('target');
  const each = told('each-month');
  const rate = each?.value
    ? {
        ...(each.money ?? said.notation.money ?? BARE_MONEY),
        value: each.value,
        per: 'month' as const,
      }
    : said.rate;
  const money = said.notation.money ?? target?.money ?? today?.money ?? each?.money;
  const saved = today?.value ?? said.today;
  const named = (target?.value || undefined) ?? said.target;
  return {
    ...said,
    rate,
    today: saved,
    target: named ?? (rate && (saved ?? 0) + inAll(rate, span)),
    notation: { ...said.notation, ...(money && { money }), language },
  };
}

const toYou = (text: string) =>
  text.replace(/\b(my|our)\b/gi, 'your').replace(/\b(?:me|myself)\b/gi, 'you');

const beginsWith = (choice: QuestionChoice | undefined) => choice?.begins;

function personIn(
  kind: WrittenKind,
  words: GoalWords,
  answers: ReadonlyMap<string, GivenAnswer>,
): string | undefined {
  const told = answers.get('for-whom');
  // Who “my sister” is to somebody, we say in English alone; elsewhere their own words are quoted.
  if (kind.language) {
    const quoted = (text: string) => quote(text, countsIn(kind.language).quotes);
    return told && !told.isNone ? (told.choice?.says ?? quoted(told.text)) : undefined;
  }
  if (told) return told.isNone ? undefined : (told.choice?.says ?? toYou(told.text).slice(0, 60));
  return kind.person === 'off' ? undefined : readPerson(words);
}

/** A sum with its currency, in the title first. */
function budgetIn(words: GoalWords, language: OtherLanguage | undefined): string | undefined {
  const { title, description } = words.inEnglish ?? words;
  const money = readMoney(title) ?? readMoney(description);
  return money && writeMoney(money, money.value, language);
}

const NOTHING_TOLD: Told = {
  start: undefined,
  trouble: undefined,
  lack: undefined,
  time: undefined,
};

/** Answers that the goal itself gives: the one choice of a question whose words stand in it. */
function answersIn(
  { questions }: Pick<WrittenKind, 'questions'>,
  { plainText }: GoalWords,
  given: ReadonlyMap<string, GivenAnswer>,
): ReadonlyMap<string, GivenAnswer> {
  return new Map(
    questions.flatMap(({ id, choices = [] }) => {
      if (given.has(id)) return [];
      const found = choices.filter(({ words }) => words && hasWord(plainText, words));
      const [choice] = found;
      return choice && found.length === 1 ? [[id, { text: choice.label, choice }] as const] : [];
    }),
  );
}

export function readSituation(
  kind: WrittenKind,
  request: { title: string; description: string; answers: readonly Clarification[] },
  span: number,
): GoalSituation {
  const { language } = kind;
  const words = readWords(request, language);
  const given = answersTo(kind, request.answers);
  const taken = answersIn(kind, words, given);
  const answers = new Map([...given, ...taken]);
  const typed = plain([...answers.values()].map((one) => (one.choice ? '' : one.text)).join('. '));
  const begins = [...answers.values()].map(({ choice }) => beginsWith(choice)).find(Boolean);
  return {
    words,
    answers,
    amounts: amountsWith(kind, words, answers, span),
    week: readWeekTime(
      answers.get('week'),
      (words.inEnglish ?? words).plainText.slice(0, 2300),
      language,
    ),
    reason: readReason(request.answers),
    told: language ? NOTHING_TOLD : readTold(words.description),
    taken: [...taken.values()].map(({ text }) => text),
    who: personIn(kind, words, answers),
    thing: kind.thing && thingOf(kind.thing, words),
    about: aboutOf(kind, {
      plainTitle: words.plainTitle,
      plainText: `${words.plainText.slice(0, 2300)} ${typed}`,
    }),
    budget: kind.questions.some(({ id }) => id === 'money') ? budgetIn(words, language) : undefined,
    begins: begins ?? 1,
  };
}

/**
 * The way of a kind’s measure over the days of the checkpoints; undefined where nothing is
 * measured. `span` is the days to the date itself where the checkpoints end before it.
 */
export const courseFor = (
  { measure, takes }: GoalKind,
  { amounts, words, week }: GoalSituation,
  offsets: readonly number[],
  span?: number,
): PlanCourse | undefined => {
  if (!measure || !amounts) return undefined;
  const wantsNone = measure.none && hasWord(words.plainText, measure.none);
  const usual =
    measure.unit === 'hours' && takes.hours ? takes.hours : wantsNone ? undefined : measure.usual;
  const aWeek = measure.unit === 'hours' ? week.hours : undefined;
  return courseOf({ ...measure, usual }, { ...amounts, aWeek }, offsets, span);
};
