import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import type { ExportFile } from '#schema/contracts/export-file.ts';
import { countWords, tellsOfSetback } from '#schema/rules/goals/setback.ts';
import { checkInResult, checkInShare } from '#schema/rules/mindset/check-in.ts';
import { IMPACT } from '#schema/rules/mindset/growth-figures.ts';
import { round2 } from '#schema/rules/mindset/mindset-scores.ts';
import { CHECK_IN_QUESTIONNAIRE } from '#schema/rules/mindset/questionnaire.ts';
import { readMotivations } from '#scripts/content/motivations.ts';
import { readStickers } from '#scripts/content/stickers.ts';
import { feedbackOnEntry } from '#worker/adapters/built-in-coach/conversation/feedback.ts';
import { replyToMessage } from '#worker/adapters/built-in-coach/conversation/reply.ts';
import { hashMessage } from '#worker/features/briefing/seed.rules.ts';
import { titleOf } from '#worker/features/coach/coach.rules.ts';
import { COACH, goalOfYear, type KnownGoal } from './goals-of-year.ts';
import { learned } from './learned.ts';
import { GOALS } from './maya-goals.ts';
import { ENTRIES } from './maya-journal.ts';
import { CHECK_INS, MOOD_DAYS } from './maya-mindset.ts';
import { NOTES, TALKS } from './maya-talks.ts';
import { mindsetOf } from './mindset-of-year.ts';
import { type DemoRow, Year } from './year.ts';

/** How she has Eden speak; the same stands in her account. */
export const PREFERENCES: CoachPreferences = {
  coachPersonality: 'supportive',
  coachTone: 'warm',
  coachStyle: 'action_oriented',
};
/** The account is a little older than the first thing in it. */
export const JOINED_DAYS_AGO = 368;

/** Her journal, with Eden’s words where she asked for them. */
function journalOf(year: Year, goals: Map<string, KnownGoal>): DemoRow<'journal'>[] {
  const recentTemplateIds: string[] = [];
  const days = new Set<number>();
  return ENTRIES.toSorted((a, b) => b.day - a.day).map(
    ({ goal: key, day, hour, asked, text }, index) => {
      const goal = goals.get(key) as KnownGoal;
      const setback = tellsOfSetback(text);
      const createdAt = year.do({
        day,
        ...(hour !== undefined && { hour }),
        type: 'journal_entry',
        description: `Wrote in the journal of “${goal.row.title}”`,
        metadata: { goalId: goal.row.id, words: countWords(text), setback: setback ? 1 : 0 },
      });
      if (setback) year.raise('setbackEntries', createdAt);
      if (!days.has(day)) year.raise('journalDays', createdAt);
      days.add(day);
      const said = asked
        ? feedbackOnEntry({ content: text, recentTemplateIds, seed: hashMessage(text, index) })
        : undefined;
      if (said) {
        recentTemplateIds.push(said.templateId);
        year.raise('feedbackAsked', createdAt);
      }
      return {
        id: index + 1,
        goalId: goal.row.id,
        content: text,
        createdAt,
        updatedAt: null,
        aiResponse: said?.message ?? null,
        coach: said ? COACH : null,
        technique: null,
        templateId: said?.templateId ?? null,
      };
    },
  );
}

/** Each talk answered by the coach that is built in. */
function talksOf(year: Year): Pick<Required<ExportFile>, 'conversations' | 'chat'> {
  const conversations: DemoRow<'conversations'>[] = [];
  const chat: DemoRow<'chat'>[] = [];
  let recentTurns: Parameters<typeof replyToMessage>[0]['recentTurns'] = [];
  for (const { day, hour, said } of TALKS) {
    const began = year.do(
      { day, hour, type: 'talked_with_eden', description: 'Talked with Eden' },
      'chatDays',
    );
    const conversation = {
      id: conversations.length + 1,
      title: titleOf(said[0] as string),
      createdAt: began,
      updatedAt: began,
    };
    recentTurns = [];
    for (const content of said) {
      const { message, technique, templateId } = replyToMessage({
        message: content,
        recentTurns,
        seed: hashMessage(content, recentTurns.length),
      });
      recentTurns = [
        ...recentTurns,
        {
          message: content,
          reply: message,
          templateId,
          ...(technique && { techniqueId: technique.id }),
        },
      ];
      const createdAt = new Date(Date.parse(began) + recentTurns.length * 95_000).toISOString();
      conversation.updatedAt = createdAt;
      chat.push({
        id: chat.length + 1,
        conversationId: conversation.id,
        content,
        response: message,
        coach: COACH,
        technique: technique ?? null,
        templateId,
        createdAt,
      });
    }
    conversations.push(conversation);
  }
  return { conversations, chat };
}

/** Small things of a day: check-ins, moods, a goal that was let go. */
function smallThings(year: Year): void {
  for (const { day, total } of CHECK_INS) {
    const timestamp = year.do(
      { day, hour: 18, type: 'check_in', description: 'Did a quick check-in' },
      'checkInsTaken',
    );
    year.tell({
      eventType: 'check_in',
      category: 'check-in',
      impactScore: IMPACT.check_in,
      timestamp,
      eventData: {
        description: `Check-in: ${total} of 32`,
        total,
        result: checkInResult(total),
        questionnaire: CHECK_IN_QUESTIONNAIRE,
        responseScore: round2(checkInShare(total)),
      },
    });
  }
  const tried = new Set<string>();
  for (const { day, mood } of MOOD_DAYS) {
    const at = year.do({
      day,
      hour: 17,
      type: 'mood_tried',
      description: `Tried the ${mood} mood`,
      metadata: { mood },
    });
    if (!tried.has(mood)) year.raise('moodsTried', at);
    tried.add(mood);
  }
  year.do(
    {
      day: 141,
      type: 'goal_let_go',
      description: 'Let go of “Learn to juggle four balls”',
      metadata: { goalId: 900 },
    },
    'goalsLetGo',
  );
}

/** A daily word on two days of three. */
function wordsOf(year: Year): DemoRow<'motivations'>[] {
  const days = Array.from(
    { length: JOINED_DAYS_AGO - 10 },
    (_, index) => JOINED_DAYS_AGO - 10 - index,
  );
  const seenOn = days.filter((day) => day % 3 !== 1);
  return readMotivations()
    .slice(0, seenOn.length)
    .map(({ id }, index) => ({
      id: index + 1,
      motivationId: id,
      seenAt: year.at(seenOn[index] as number, 7),
    }));
}

/**
 * A year of somebody called Maya, as the file that the app itself reads in: goals with plans by the
 * built-in coach, a journal and talks with its answers, assessments that rise unevenly, what she
 * learned, and the stickers all this earned on its day.
 */
export function mayasYear(today: Date): ExportFile {
  const year = new Year(today);
  const goals = GOALS.map((source, index) => goalOfYear(year, source, index + 1));
  const byKey = new Map(goals.map((goal) => [goal.source.key, goal]));
  const journal = journalOf(year, byKey);
  const talks = talksOf(year);
  const mindset = mindsetOf(year);
  smallThings(year);
  const learning = learned(year);
  const coachNotes = NOTES.map(({ day, content }, index) => ({
    id: index + 1,
    content,
    createdAt: year.at(day),
  }));
  const motivations = wordsOf(year);
  return year.close(
    {
      goals: goals.map(({ row }) => row),
      journal,
      ...talks,
      coachNotes,
      ...mindset,
      motivations,
      ...learning,
    },
    readStickers(),
    year.at(JOINED_DAYS_AGO),
  );
}
