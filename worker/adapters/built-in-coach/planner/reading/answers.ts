import type {
  GoalKind,
  KindQuestion,
  QuestionChoice,
} from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import type { PlanLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { writeDate } from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { inFigures } from '#worker/adapters/built-in-coach/planner/quantities/number-words.ts';
import { shorten, tidy } from '#worker/adapters/built-in-coach/planner/shorten.ts';

export interface Clarification {
  readonly question: string;
  readonly answer: string;
}

/** An answer to one of a kind’s questions, with the choice it is, if it is one. */
export interface GivenAnswer {
  readonly text: string;
  readonly choice?: QuestionChoice;
  /** True of “none yet”: nothing is there, and nobody has to ask again. */
  readonly isNone?: true;
  /** True of “yes” to what was not asked for a yes: known, and no words to plan with. */
  readonly isYes?: true;
}

const EMPTY =
  /^(n\/?a|-+|\?+|idk|dunno|not sure|i don[’']?t know|no idea|skip|ok|okay|wei(?:ß|ss) (?:ich )?nicht|keine ahnung|no (?:lo )?sé|ni idea|je (?:ne )?sais pas|aucune idée)?[.!?]?$/i;
const NONE =
  /^(?:no|nope|none|nothing|nobody|no one|never|zero|not (?:any|yet|much)|nil|(?:(?:noch|bisher|gar) )*(?:keine?[rns]?|nichts|niemand|nie)|noch nicht|nein|null|(?:todavía |aún )?(?:ningun[oa]?|ningún|nada|nadie|nunca)|(?:todavía|aún) no|(?:encore )?(?:rien|aucune?|personne|jamais)|pas encore|non)(?: (?:yet|so far|at all|really|at the moment|right now|bisher|todavía|aún|encore|pour l’instant))*[.!]?$/i;
const YES = /^(?:yes|yep|yeah|sure|of course|ja|sí|si|oui)[.!]?$/i;
const ISO_DATE = /\b(\d{4}-\d\d-\d\d)\b/g;
/** So much of an answer is read. */
const READ_AT_MOST = 400;

/** How questions of another wording are known by what they ask. */
const ASKS: Readonly<Record<string, RegExp>> = {
  today:
    /\b(can you|do you|have you)\b.*\b(now|today|currently|already|so far)\b|\bat the moment\b|\bstarting point\b/i,
  obstacle:
    /\bobstacle|\bin (the|your) way\b|\bstop(s|ped)? you|\bhard(est)?\b|\bdifficult|\bhinder|\bprevent/i,
  week: /\b(days|times|often|hours|time)\b.*\b(week|often)\b|\bhow often\b/i,
};

const said = (text: string) => !EMPTY.test(text);

/** Dates as people write them: “2027-03-05” is “5 March 2027”. */
function withDates(text: string, language: PlanLanguage | undefined): string {
  return text.replace(ISO_DATE, (iso) =>
    Number.isNaN(Date.parse(`${iso}T00:00:00Z`)) ? iso : writeDate(iso, language),
  );
}

/** A choice by its label, and by “yes” or “no” where one label alone begins so. */
function choiceOf(choices: readonly QuestionChoice[], text: string): QuestionChoice | undefined {
  const plain = text.toLowerCase();
  const named = choices.find(({ label }) => label.toLowerCase() === plain);
  const word = YES.test(text)
    ? /^(?:yes|ja|sí|oui)(?![\p{L}])/iu
    : NONE.test(text)
      ? /^(?:no|none|nothing|nein|noch nicht|noch kein|nichts|nada|todavía|aún|non|pas encore|rien)(?![\p{L}])/iu
      : undefined;
  const begun = word ? choices.filter(({ label }) => word.test(label)) : [];
  return named ?? (begun.length === 1 ? begun[0] : undefined);
}

/** The answer to a question of this kind, by its words, else by what such a question asks. */
export function answerTo(
  question: Pick<KindQuestion, 'id' | 'text' | 'choices'>,
  answers: readonly Clarification[],
  language?: PlanLanguage,
): GivenAnswer | undefined {
  const asked = question.text.toLowerCase();
  const found =
    answers.find((entry) => entry.question.trim().toLowerCase() === asked) ??
    answers.find((entry) => ASKS[question.id]?.test(entry.question));
  const text = withDates(shorten(tidy(found?.answer ?? ''), READ_AT_MOST), language);
  const choice = choiceOf(question.choices ?? [], text);
  if (choice) return { text: choice.label, choice };
  if (NONE.test(text)) return { text, isNone: true };
  if (YES.test(text)) return { text, isYes: true };
  return said(text) ? { text } : undefined;
}

/** All answers to a kind’s questions by what they ask for. */
export function answersTo(
  { questions, language }: Pick<GoalKind, 'questions' | 'language'>,
  answers: readonly Clarification[],
): ReadonlyMap<string, GivenAnswer> {
  const usual = ['today', 'obstacle', 'week']
    .filter((id) => !questions.some((question) => question.id === id))
    .map((id): KindQuestion => ({ id, text: '' }));
  // What answers one of the kind’s own questions answers no other.
  const own = new Set(questions.map(({ text }) => text.toLowerCase()));
  const others = answers.filter(({ question }) => !own.has(question.trim().toLowerCase()));
  return new Map(
    [...questions, ...usual].flatMap((question) => {
      const isOwn = question.text !== '';
      const answer = answerTo(question, isOwn ? answers : others, language);
      return answer ? [[question.id, answer] as const] : [];
    }),
  );
}

/** Why the goal matters, in the person’s words, when they were asked and said. */
export function readReason(answers: readonly Clarification[]): string | undefined {
  const found = answers.find(({ question }) =>
    /\bwhy\b|\breason|\bmatter|\bmotivat|\bimportant/i.test(question),
  );
  const text = tidy(found?.answer ?? '');
  const isSaid = said(text) && !NONE.test(text) && !YES.test(text);
  return isSaid && /\p{L}/u.test(text) ? text : undefined;
}

/** How much time a week holds for it. */
export interface WeekTime {
  readonly days?: number;
  readonly hours?: number;
}

const HOURS = /(\d{1,3}(?:[.,]\d)?)\s?(?:h|hours?|hrs?)\b/;
const MINUTES = /(\d{1,3})\s?(?:m|min|mins|minutes?)\b/;
const DAYS = /\b([1-7])\s?(?:x|days?|times|evenings?|mornings?|nights?|sessions?|runs?)\b/;
const DAILY = /\b(?:daily|every ?day|a day|per day|each day|everyday)\b/;
const MOST_HOURS = 80;

/** Days and hours a week from an answer: “5 hours”, “30 minutes a day”, “3 days of 1 hour”, “4”. */
export function readWeek(answer: string): WeekTime {
  const text = inFigures(answer.toLowerCase()).replace(/(\d+) ?(?:-|–|to) ?\d+/g, '$1');
  const isDaily = DAILY.test(text);
  const named = DAYS.exec(text)?.[1];
  const days = named ? Number(named) : isDaily ? 7 : undefined;
  const hours = Number((HOURS.exec(text)?.[1] ?? '').replace(',', '.')) || undefined;
  const minutes = Number(MINUTES.exec(text)?.[1] ?? '') || undefined;
  const once = (hours ?? 0) + (minutes ?? 0) / 60;
  const isEach = isDaily || (days !== undefined && !/\b(?:a|per|each|every) week\b/.test(text));
  const total = once > 0 ? once * (isEach ? (days ?? 1) : 1) : undefined;
  const bare = /^\D{0,12}(\d{1,2})\D{0,12}$/.exec(text)?.[1];
  const bareHours = days === undefined && total === undefined && bare ? Number(bare) : undefined;
  const read = total ?? bareHours;
  return {
    ...(days !== undefined && { days }),
    ...(read !== undefined && read > 0 && read <= MOST_HOURS && { hours: read }),
  };
}
