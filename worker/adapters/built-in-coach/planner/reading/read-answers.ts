import { tidy } from '#worker/adapters/built-in-coach/planner/shorten.ts';

export interface Clarification {
  readonly question: string;
  readonly answer: string;
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const EMPTY =
  /^(no|none|nothing|n\/?a|-+|idk|not sure|i don'?t know|keine?|yes|ok|\d{4}-\d\d-\d\d)?[.!]?$/i;

function answerTo(answers: readonly Clarification[], question: RegExp): string | undefined {
  const found = answers.find((entry) => question.test(entry.question.toLowerCase()));
  const answer = tidy(found?.answer ?? '');
  return EMPTY.test(answer) || !/\p{L}/u.test(answer) ? undefined : answer;
}

/** Why the goal matters, in the person's words, when they were asked and said. */
export function readReason(answers: readonly Clarification[]): string | undefined {
  return answerTo(answers, /\bwhy\b|\breason|\bmatter|\bmotivat|\bimportant/);
}

/** What gets in the way, in the person's words, when they were asked and said. */
export function readObstacle(answers: readonly Clarification[]): string | undefined {
  return answerTo(
    answers,
    /\bobstacle|\bin (the|your) way\b|\bstop(s|ped)? you|\bhard(est)?\b|\bdifficult|\bhinder|\bprevent/,
  );
}

/** What the person answered to the question what they do today, as sentences of their description. */
export function readToday(answers: readonly Clarification[]): string {
  return answers
    .filter(({ question }) =>
      /\b(can you|do you)\b.*\b(now|today|currently|already|so far)\b|\bat the moment\b|\bstarting point\b/i.test(
        question,
      ),
    )
    .map(({ answer }) => `. Currently ${tidy(answer)}.`)
    .join(' ');
}

/** Days a week (1 to 7) from an answer to such a question, or from words like "three times a week" in the text. */
export function readDaysPerWeek(
  answers: readonly Clarification[],
  text: string,
): number | undefined {
  const asked = answers.find(
    ({ question }) => /\b(days|times|often)\b/i.test(question) && /\bweek|often/i.test(question),
  );
  const answer = asked?.answer.toLowerCase() ?? '';
  const said =
    /(?<![\d.,€$£])\b(\d|one|two|three|four|five|six|seven)\s*(?:x|days?|times)?\s*(?:a|per|every|each)\s*week\b/.exec(
      text,
    );
  if (/\b(daily|every ?day)\b/.test(answer)) return 7;
  const word = /\b(\d|one|two|three|four|five|six|seven)\b/.exec(answer)?.[1] ?? said?.[1];
  if (!word) return undefined;
  const days = NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) : Number(word);
  return days >= 1 && days <= 7 ? days : undefined;
}
