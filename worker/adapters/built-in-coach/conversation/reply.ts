import type { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import type { Stance } from '#schema/contracts/stances.ts';
import { countWords, foldText } from '#worker/lib/fold-text.ts';
import { stanceReply } from '#worker/lib/stances/stances.ts';
import {
  ABOUT_EDEN,
  FAREWELLS,
  GREETINGS,
  OFF_TOPIC,
  SCOPE,
  SMALL_TALK,
  THANKS,
  UNKNOWN,
  UNREADABLE,
  VAGUE,
} from './brief-material.ts';
import { replyBriefly } from './brief-reply.ts';
import { composeCoaching } from './compose.ts';
import { findFact, replyWithFact } from './fact-reply.ts';
import { type Intent, isCoachingIntent } from './intents.ts';
import { JOURNAL_OPENERS, speaksOfEntry } from './journal-context.ts';
import type { ShortTemplate, Technique } from './material.ts';
import { apologiseIn, detectOtherLanguage } from './other-language.ts';
import { isUnreadable } from './readable.ts';
import { type Recognition, recogniseIntent } from './recognise-intent.ts';
import { type Chooser, createChooser } from './seeded-choice.ts';
import { asksSomething, readAnswer, replyToAnswer, replyToPushback } from './short-answers.ts';
import { readSituation } from './situation.ts';
import type { Language } from './vocabulary.ts';

export interface GoalInTalk {
  title: string;
  /** YYYY-MM-DD */
  targetDate?: string;
  nextMilestone?: { title: string; tasks: string[] };
  reachedMilestones: number;
  milestoneCount: number;
}

export interface ConversationRequest {
  /** 1 to 4000 characters, any Unicode. */
  message: string;
  preferences: CoachPreferences;
  /** Open goals, newest first, at most 10. */
  goals: GoalInTalk[];
  weakestCategory?: MindsetCategory;
  /** Oldest first, at most 10. */
  recentTurns: { message: string; reply: string; templateId?: string; techniqueId?: string }[];
  journalContext?: { journalContent: string; aiResponse?: string };
  /** A situation with a page of its own: it outranks every technique. */
  stance?: Stance;
  /** 32-bit; the same request gives the same reply. */
  seed: number;
}

export interface EdenReply {
  message: string;
  intent: Intent;
  templateId: string;
  technique?: Technique;
}

/** A template may come back after this many turns. */
const TURNS_APART = 5;
const LONGEST_REPLY = 160;

const BRIEF: Partial<Record<Intent, readonly ShortTemplate[]>> = {
  scope: SCOPE,
  'about-eden': ABOUT_EDEN,
  'off-topic': OFF_TOPIC,
  'small-talk': SMALL_TALK,
  greeting: GREETINGS,
  thanks: THANKS,
  unreadable: UNREADABLE,
  question: UNKNOWN,
  vague: VAGUE,
};

const WITHOUT_CLOSING = new Set<Intent>(['scope', 'thanks', 'about-eden']);

/**
 * Eden's reply to one chat message. Pure and total: any string gets a reply, the same request the same one. Whoever is in
 * danger has been answered before it comes here.
 */
export function replyToMessage(request: ConversationRequest): EdenReply {
  const { message, recentTurns, stance } = request;
  const chooser = createChooser(request.seed, `${recentTurns.length}:${message}`);
  const recentTemplateIds = recentTurns.slice(-TURNS_APART).flatMap((turn) => turn.templateId ?? []);
  if (stance) return { ...stanceReply(stance, recentTurns.length, recentTemplateIds), intent: 'stance' };
  const intent = readIntent(request);
  return (
    (intent.kind === 'answer'
      ? replyToAnswer({ kind: intent.answer, request, chooser, recentTemplateIds })
      : undefined) ??
    (intent.kind === 'language' ? apologiseIn(intent.language, chooser, recentTemplateIds) : undefined) ??
    (intent.kind === 'intent' ? replyTo(intent.intent, request, chooser, recentTemplateIds) : undefined) ??
    coach('open', request, chooser, recentTemplateIds)
  );
}

type Reading =
  | { kind: 'answer'; answer: NonNullable<ReturnType<typeof readAnswer>> }
  | { kind: 'language'; language: Language }
  | { kind: 'intent'; intent: Intent };

function readIntent(request: ConversationRequest): Reading {
  const { message, recentTurns, journalContext } = request;
  const previous = recentTurns.at(-1);
  const recognised = recogniseIntent(message);
  if (journalContext && speaksOfEntry(message, recognised)) {
    return { kind: 'intent', intent: entryIntent(journalContext.journalContent) };
  }
  const answer = readAnswer(message, previous);
  if (answer) return { kind: 'answer', answer };
  const language = detectOtherLanguage(message);
  if (language) return { kind: 'language', language };
  if (isUnreadable(message)) return { kind: 'intent', intent: 'unreadable' };
  if (answersLastQuestion(request, recognised)) return { kind: 'answer', answer: 'content' };
  if (findFact(message) && asksForFact(message, recognised)) return { kind: 'intent', intent: 'question' };
  if (saysTooLittle(message, recognised)) return { kind: 'intent', intent: 'vague' };
  return { kind: 'intent', intent: recognised.intent };
}

function saysTooLittle(message: string, recognised: Recognition): boolean {
  const length = countWords(message);
  return (recognised.intent === 'open' && length <= 5) || (recognised.intent === 'question' && length <= 2);
}

/** A short sentence with no trouble of its own, after a coaching question, is taken for its answer. */
function answersLastQuestion(request: ConversationRequest, recognised: Recognition): boolean {
  if (!asksSomething(request.recentTurns.at(-1))) return false;
  if (/\?\s*$/.test(request.message)) return false;
  const quiet = recognised.intent === 'open' || (recognised.score < 2 && isCoachingIntent(recognised.intent));
  return quiet && countWords(request.message) <= 14;
}

/** A fact is wanted when a question is asked in general, or when nothing personal speaks louder. */
function asksForFact(message: string, recognised: Recognition): boolean {
  const folded = foldText(message);
  const asking =
    /\?|^(what|who|when|where|why|how|which|is|are|does|do|did|can|could|should|tell me|explain|define)\b|\b(explain|tell me about)\b/.test(
      folded,
    );
  const general = ['question', 'open', 'next-step', 'about-eden', 'small-talk', 'off-topic'].includes(
    recognised.intent,
  );
  return (
    asking &&
    (general ||
      recognised.score < 3 ||
      /^(what|how|why|is|are|does|do|can) (is|are|do|does|can|to|the|a|you|people|adults|long|many)\b/.test(
        folded,
      ))
  );
}

function entryIntent(content: string): Intent {
  const { intent, score } = recogniseIntent(content);
  return isCoachingIntent(intent) && score >= 2 && intent !== 'next-step' ? intent : 'entry';
}

function replyTo(
  intent: Intent,
  request: ConversationRequest,
  chooser: Chooser,
  recentTemplateIds: readonly string[],
): EdenReply | undefined {
  if (isCoachingIntent(intent)) return coach(intent, request, chooser, recentTemplateIds);
  if (intent === 'pushback') return replyToPushback(request, chooser, recentTemplateIds);
  const { slots } = readSituation({ text: request.message, intent, goals: request.goals });
  const fact = intent === 'question' ? findFact(request.message) : undefined;
  if (fact && !recentTemplateIds.includes(`question.${fact.id}`))
    return replyWithFact(fact, request, slots, chooser);
  const farewell =
    intent === 'small-talk' && /\b(good ?night|bye|goodbye|see you|later)\b/.test(foldText(request.message));
  return replyBriefly({
    intent,
    templates: farewell ? FAREWELLS : (BRIEF[intent] ?? []),
    preferences: request.preferences,
    slots,
    chooser,
    recentTemplateIds,
    folded: foldText(request.message),
    withClosing: !farewell && !WITHOUT_CLOSING.has(intent),
  });
}

function coach(
  intent: Intent,
  request: ConversationRequest,
  chooser: Chooser,
  recentTemplateIds: readonly string[],
): EdenReply {
  const known = isCoachingIntent(intent) ? intent : 'open';
  const { journalContext, message, goals, weakestCategory } = request;
  const ofEntry = journalContext !== undefined && speaksOfEntry(message, recogniseIntent(message));
  const text = ofEntry ? journalContext.journalContent : message;
  return composeCoaching(known, {
    situation: readSituation({ text, intent: known, goals, weakestCategory }),
    preferences: request.preferences,
    chooser,
    recentTemplateIds,
    recentTechniqueIds: request.recentTurns.slice(-3).flatMap((turn) => turn.techniqueId ?? []),
    openers: ofEntry ? JOURNAL_OPENERS : undefined,
    longest: LONGEST_REPLY,
  });
}
