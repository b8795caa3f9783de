import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import type { ExportFile } from '#schema/contracts/export-file.ts';
import { countWords, tellsOfSetback } from '#schema/rules/goals/setback.ts';
import { checkInResult, checkInShare } from '#schema/rules/mindset/check-in.ts';
import { confidenceLevel, IMPACT, progressVelocity } from '#schema/rules/mindset/growth-figures.ts';
import {
  NOTEWORTHY_CHANGE,
  profileTypeOf,
  round2,
  type Scores,
  scoreAnswers,
  strongestOf,
  weakestFirst,
} from '#schema/rules/mindset/mindset-scores.ts';
import { CHECK_IN_QUESTIONNAIRE, QUESTIONNAIRE } from '#schema/rules/mindset/questionnaire.ts';
import { consistencyOf, readingQuality } from '#schema/rules/mindset/reading-quality.ts';
import { questionRow, readQuestions } from '#scripts/content/mindset.ts';
import { readMotivations } from '#scripts/content/motivations.ts';
import { readStickers } from '#scripts/content/stickers.ts';
import { feedbackOnEntry } from '#worker/adapters/built-in-coach/conversation/feedback.ts';
import { replyToMessage } from '#worker/adapters/built-in-coach/conversation/reply.ts';
import { planRoadmap } from '#worker/adapters/built-in-coach/planner/plan-goal.ts';
import { hashMessage } from '#worker/features/briefing/seed.rules.ts';
import { titleOf } from '#worker/features/coach/coach.rules.ts';
import { learned } from './learned.ts';
import { type DemoGoal, GOALS } from './maya-goals.ts';
import { ENTRIES } from './maya-journal.ts';
import { ASSESSMENTS, CHECK_INS, MOOD_DAYS } from './maya-mindset.ts';
import { NOTES, TALKS } from './maya-talks.ts';
import { type DemoRow, Year } from './year.ts';

const COACH = 'built-in';
/** How she has Eden speak; the same stands in her account. */
export const PREFERENCES: CoachPreferences = {
  coachPersonality: 'supportive',
  coachTone: 'warm',
  coachStyle: 'action_oriented',
};
/** The account is a little older than the first thing in it. */
export const JOINED_DAYS_AGO = 368;

interface KnownGoal {
  row: DemoRow<'goals'>;
  source: DemoGoal;
}

/** A plan as Eden makes it for these words, and its steps reached about when they were due. */
function goalOf(year: Year, source: DemoGoal, id: number): KnownGoal {
  const { title, description, began, target, completed, replanned = [] } = source;
  const createdAt = year.do(
    {
      day: began,
      type: 'goal_created',
      description: `Set the goal “${title}”`,
      metadata: { goalId: id },
    },
    'goalsCreated',
  );
  const roadmap = planRoadmap({
    title,
    description,
    answers: [],
    today: year.date(began),
    targetDate: year.date(target),
  });
  const { milestones } = roadmap;
  const due = milestones.filter(({ targetDate }) => year.daysSince(targetDate) >= 0).length;
  const reached = completed === undefined ? due : milestones.length;
  let latest = began - 1;
  milestones.slice(0, reached).forEach(({ title: step, targetDate }, index) => {
    // A day or two before or after it was due, one after the other, and none after the goal itself.
    const about = year.daysSince(targetDate) + (((id + index) * 5) % 5) - 2;
    latest = Math.max(Math.min(about, latest), completed ?? 0, 0);
    const isLast = index === milestones.length - 1;
    const timestamp = year.do(
      {
        day: latest,
        hour: 19,
        type: 'milestone_reached',
        description: `Reached “${step}”`,
        metadata: { goalId: id, milestone: index, last: isLast ? 1 : 0 },
      },
      'milestonesReached',
      ...(isLast ? (['goalsWithAllMilestones'] as const) : []),
    );
    year.tell({
      eventType: 'milestone_reached',
      category: 'goals',
      impactScore: IMPACT.milestone_reached,
      timestamp,
      eventData: { description: `Reached “${step}”`, goalId: id },
    });
  });
  for (const day of replanned) {
    year.do(
      {
        day,
        hour: 21,
        type: 'plan_changed',
        description: `Changed the plan of “${title}”`,
        metadata: { goalId: id, afterSetback: 1 },
      },
      'plansChanged',
      'plansChangedAfterSetback',
    );
  }
  let completedAt: string | null = null;
  if (completed !== undefined) {
    const early = completed > target;
    completedAt = year.do(
      {
        day: completed,
        hour: 21,
        type: 'goal_completed',
        description: `Completed the goal “${title}”`,
        metadata: { goalId: id, early: early ? 1 : 0 },
      },
      'goalsCompleted',
      ...(early ? (['goalsCompletedEarly'] as const) : []),
    );
    year.tell({
      eventType: 'goal_completion',
      category: 'goals',
      impactScore: IMPACT.goal_completion,
      timestamp: completedAt,
      eventData: { description: `Completed “${title}”`, goalId: id },
    });
  }
  return {
    source,
    row: {
      id,
      title,
      description,
      completed: completedAt !== null,
      completedAt,
      createdAt,
      targetDate: year.date(target),
      milestone: reached - 1,
      roadmap: { ...roadmap, coach: COACH },
      clarificationResponses: [],
    },
  };
}

/** A goal as Eden heard of it on a day. */
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

/** Assessments with their answers, and the profile that follows from them. */
function mindsetOf(
  year: Year,
): Pick<Required<ExportFile>, 'assessments' | 'responses' | 'profile'> {
  const questions = readQuestions().map(questionRow);
  const assessments: DemoRow<'assessments'>[] = [];
  const responses: DemoRow<'responses'>[] = [];
  const readings: { scores: Scores; at: string; confidenceLevel: number }[] = [];
  for (const { day, answers } of ASSESSMENTS) {
    const places = { challenges: 0, obstacles: 0, effort: 0, criticism: 0, success: 0 };
    const given = questions.map(({ id, category, presentation }) => ({
      questionId: id,
      category,
      presentation,
      score: answers[category][places[category]++] as number,
    }));
    const scores = scoreAnswers(given);
    const at = year.do(
      { day, type: 'assessment_taken', description: 'Took the mindset assessment' },
      'assessmentsTaken',
    );
    const before = readings.at(-1);
    for (const category of MINDSET_CATEGORIES) {
      const gain = before ? scores.categories[category] - before.scores.categories[category] : 0;
      if (gain >= NOTEWORTHY_CHANGE) year.raise('categoryGains', at);
    }
    year.tell({
      eventType: 'mindset_improvement',
      category: 'assessment',
      impactScore: before ? round2(scores.overall - before.scores.overall) : 0,
      timestamp: at,
      eventData: {
        description: before
          ? 'Took the mindset assessment again'
          : 'Took the first mindset assessment',
        responseScore: round2((scores.overall - 1) / 4),
      },
    });
    const id = assessments.length + 1;
    for (const { questionId, score } of given)
      responses.push({
        id: responses.length + 1,
        questionId,
        score,
        assessmentId: id,
        createdAt: at,
        questionnaire: QUESTIONNAIRE,
      });
    assessments.push({
      id,
      overallScore: scores.overall,
      challengesScore: scores.categories.challenges,
      obstaclesScore: scores.categories.obstacles,
      effortScore: scores.categories.effort,
      criticismScore: scores.categories.criticism,
      successScore: scores.categories.success,
      createdAt: at,
      recommendations: {
        focusAreas: weakestFirst(scores.categories).slice(0, 2),
        recommendedPathIds: [],
        tips: [],
      },
      questionnaire: QUESTIONNAIRE,
      reading: readingQuality(given),
      beliefAnswers: day === ASSESSMENTS.at(-1)?.day ? [5, 4, 5] : null,
    });
    readings.push({ scores, at, confidenceLevel: confidenceLevel(consistencyOf(given), id) });
  }
  const latest = readings.at(-1) as (typeof readings)[number];
  const [primaryWeakness, secondaryWeakness] = weakestFirst(latest.scores.categories) as [
    string,
    string,
  ];
  return {
    assessments,
    responses,
    profile: {
      profileType: profileTypeOf(latest.scores),
      primaryWeakness,
      secondaryWeakness,
      strengthArea: strongestOf(latest.scores.categories),
      confidenceLevel: latest.confidenceLevel,
      progressVelocity: progressVelocity(
        readings.toReversed().map(({ scores, at }) => ({ overall: scores.overall, at })),
      ),
      engagementScore: 0.5,
      lastProfileUpdate: latest.at,
      createdAt: (readings[0] as typeof latest).at,
      updatedAt: latest.at,
      profileHistory: readings.map(({ scores, at, confidenceLevel: sure }) => ({
        profileType: profileTypeOf(scores),
        overallScore: scores.overall,
        timestamp: at,
        confidenceLevel: sure,
        questionnaire: QUESTIONNAIRE,
      })),
    },
  };
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
  const goals = GOALS.map((source, index) => goalOf(year, source, index + 1));
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
