import type { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { countWords } from '#worker/lib/fold-text.ts';
import { MOVES, templateIdOf } from './all-moves.ts';
import { canFill, capitalise, countNamed, fillSlots, type Slots } from './fill-slots.ts';
import type { CoachingIntent } from './intents.ts';
import type { Personality, Style, Template } from './material.ts';
import { NOTICES } from './notices.ts';
import type { EdenReply } from './reply.ts';
import type { Chooser } from './seeded-choice.ts';
import type { Situation } from './situation.ts';
import {
  CUES,
  DROPPED_FIRST,
  DROPPED_FIRST_IN_FEEDBACK,
  ENTRY_GOAL_LINES,
  GOAL_LINES,
  GOAL_LINES_AFTER_PROGRESS,
  GOAL_LINES_WHEN_DONE,
  GUESSED_GOAL_LINES,
  type Part,
  partsInOrder,
  SOCRATIC_GOAL_LINES,
} from './style.ts';
import { TECHNIQUES } from './techniques.ts';
import type { Feature, TechniqueId } from './vocabulary.ts';

export interface Composition {
  situation: Situation;
  preferences: CoachPreferences;
  chooser: Chooser;
  /** Template ids that may not be used again yet. */
  recentTemplateIds: readonly string[];
  /** Techniques used lately; others are preferred. */
  recentTechniqueIds?: readonly string[];
  /** Words for a journal entry instead of a message: their openers, if any. */
  openers?: Record<Personality, readonly string[]>;
  /** Feedback on an entry: the goal is always brought in, and brevity comes before the tone line. */
  ofEntry?: boolean;
  /** Upper bound in words; parts are left out, least needed first, until it holds. */
  longest: number;
}

/** The goal is only brought in unasked where a plan is the matter at hand. */
const GOAL_WELCOME = new Set<CoachingIntent>([
  'stuck',
  'procrastinating',
  'overwhelmed',
  'unclear',
  'bored',
  'progress',
  'next-step',
  'open',
]);

/** One coaching reply: a template that fits and is not worn out, said in the person's chosen style. */
export function composeCoaching(intent: CoachingIntent, composition: Composition): EdenReply {
  const chosen = chooseTemplate(intent, composition);
  const { template, intent: home } = chosen;
  const { preferences, chooser, situation } = composition;
  const slots: Slots = { ...situation.slots, cue: template.cue ?? chooser.pick(CUES, 'cue') };
  const parts = new Map<Part, string>();
  for (const part of partsInOrder(
    preferences.coachStyle,
    preferences.coachPersonality,
    composition.ofEntry === true,
  )) {
    const text = sayPart(part, intent, template, composition, slots);
    if (text) parts.set(part, text);
  }
  if (namesGoalElsewhere(parts, slots)) parts.delete('goal');
  for (const part of composition.ofEntry ? DROPPED_FIRST_IN_FEEDBACK : DROPPED_FIRST) {
    if (countWords(joined(parts)) <= composition.longest) break;
    parts.delete(part);
  }
  return {
    message: finish(joined(parts)),
    intent,
    templateId: templateIdOf(home, template),
    technique: TECHNIQUES[template.technique],
  };
}

function chooseTemplate(
  intent: CoachingIntent,
  composition: Composition,
): { intent: CoachingIntent; template: Template } {
  const worn = new Set(composition.recentTemplateIds);
  const tired = new Set(composition.recentTechniqueIds ?? []);
  for (const home of [intent, 'open', 'next-step', 'entry'] as const) {
    const free = MOVES[home].templates.filter(
      (template) =>
        !worn.has(templateIdOf(home, template)) &&
        has(composition.situation, template.needs) &&
        !(template.never ?? []).some((feature) => composition.situation.features.has(feature)),
    );
    if (free.length === 0) continue;
    const ranked = free.map((template) => ({ template, rank: rank(template, composition.situation, tired) }));
    const top = Math.max(...ranked.map((entry) => entry.rank));
    // The best fits are three times as likely, but a near fit keeps wording and technique from wearing thin.
    const best = ranked.flatMap(({ template, rank }) =>
      rank >= top - 0.5 ? [template, template, template] : rank >= top - 1.1 ? [template] : [],
    );
    const template = composition.chooser.pick(best, 'template');
    if (template) return { intent: home, template };
  }
  // Every template was used in the last turns: only possible when ids of dozens of turns are handed in.
  return { intent, template: MOVES[intent].templates[0] as Template };
}

function rank(template: Template, situation: Situation, tired: ReadonlySet<string>): number {
  const needed = template.needs ? 1 : 0;
  const fitting = (template.fits ?? []).filter((feature) => situation.features.has(feature)).length;
  const forHabit = WIDE.has(situation.intent) && helpsHabit(template, situation) ? 0.6 : 0;
  return needed + Math.min(2, fitting) + forHabit - (tired.has(template.technique) ? 1.5 : 0);
}

/** Intents that leave the choice of technique open enough for the assessment to have a say. */
const WIDE = new Set<string>(['open', 'next-step', 'unclear', 'entry']);

const HELPS: Record<MindsetCategory, readonly TechniqueId[]> = {
  challenges: ['smallest-step', 'learning-goal'],
  obstacles: ['strategy-change', 'woop'],
  effort: ['progress-log', 'if-then'],
  criticism: ['ask-for-help', 'sort-first'],
  success: ['comparison-to-curiosity', 'progress-log'],
};

function helpsHabit(template: Template, situation: Situation): boolean {
  return (
    situation.weakestCategory !== undefined && HELPS[situation.weakestCategory].includes(template.technique)
  );
}

function has(situation: Situation, needs: readonly Feature[] | undefined): boolean {
  return (needs ?? []).every((feature) => situation.features.has(feature));
}

function sayPart(
  part: Part,
  intent: CoachingIntent,
  template: Template,
  composition: Composition,
  slots: Slots,
): string | undefined {
  const { preferences } = composition;
  switch (part) {
    case 'opener':
      return fillSlots(chooseOpener(intent, composition, slots), slots);
    case 'tone':
      return fillSlots(template[preferences.coachTone], slots);
    case 'goal':
      return goalLine(intent, composition, slots);
    case 'wonder':
      return template.wonder.map((question) => fillSlots(question, slots)).join(' ');
    case 'if-then':
      return `If ${slots.cue}, then I ${fillSlots(template.act, slots, 'middle')}.`;
    case 'reframe':
    case 'move':
    case 'ask':
    case 'pause':
      return fillSlots(template[part], slots);
    case 'limit':
      return fillSlots(splitAfter(template.after).limit, slots);
    case 'obstacle':
      return fillSlots(splitAfter(template.after).obstacle, slots);
  }
}

/** How far to go comes straight after the if-then; the question closes the reply. */
function splitAfter(after: string): { limit: string; obstacle: string } {
  const at = after.search(/[^.?]*\?$/);
  return { limit: after.slice(0, at).trim(), obstacle: after.slice(at).trim() };
}

function chooseOpener(intent: CoachingIntent, composition: Composition, slots: Slots): string {
  const personality = composition.preferences.coachPersonality;
  const { chooser, situation } = composition;
  if (!composition.openers) {
    const noticed = NOTICES.filter(
      (notice) => notice.intents.includes(intent) && has(situation, notice.needs),
    )
      .map((notice) =>
        notice.says[personality].filter((text) => countNamed(text, slots) > 0 && canFill(text, slots)),
      )
      .find((texts) => texts.length > 0);
    const said = noticed && chooser.fraction('notice') < 0.85 && chooser.pick(noticed, 'opener');
    if (said) return said;
  }
  const own = (composition.openers ?? MOVES[intent].openers)[personality];
  const fillable = own.filter((text) => canFill(text, slots));
  const naming = fillable.filter((text) => countNamed(text, slots) > 0);
  return chooser.pick(naming.length > 0 ? naming : fillable, 'opener') ?? '';
}

function goalLine(intent: CoachingIntent, composition: Composition, slots: Slots): string | undefined {
  const spoken = composition.situation.goal;
  if (!spoken) return undefined;
  const { preferences } = composition;
  const guessing = !spoken.named && !composition.ofEntry;
  // A guess is a poor last word in a socratic reply, and wrong where the message names a matter of its own.
  if (
    guessing &&
    (preferences.coachStyle === 'socratic' || !GOAL_WELCOME.has(intent) || !isBare(composition.situation))
  ) {
    return undefined;
  }
  const personality = preferences.coachPersonality;
  const named = namedGoalLines(intent, preferences.coachStyle);
  const pool = composition.ofEntry ? ENTRY_GOAL_LINES : spoken.named ? named : GUESSED_GOAL_LINES;
  const lines = pool[personality].filter((text) => canFill(text, slots));
  const richest = Math.max(0, ...lines.map((text) => countNamed(text, slots)));
  return fillSlotsOf(
    composition.chooser.pick(
      lines.filter((text) => countNamed(text, slots) >= richest - (personality === 'analytical' ? 0 : 1)),
      'goal',
    ),
    slots,
  );
}

function namedGoalLines(intent: CoachingIntent, style: Style): Record<Personality, readonly string[]> {
  if (intent === 'done') return GOAL_LINES_WHEN_DONE;
  if (style === 'socratic') return SOCRATIC_GOAL_LINES;
  return intent === 'progress' ? GOAL_LINES_AFTER_PROGRESS : GOAL_LINES;
}

/** A few words that name neither a thing nor a person: "I'm stuck", "what now". */
function isBare({ slots, folded }: Situation): boolean {
  return !slots.thing && !slots.person && countWords(folded) <= 9;
}

function fillSlotsOf(text: string | undefined, slots: Slots): string | undefined {
  return text === undefined ? undefined : fillSlots(text, slots);
}

function namesGoalElsewhere(parts: ReadonlyMap<Part, string>, slots: Slots): boolean {
  const rest = [...parts].filter(([part]) => part !== 'goal').map(([, text]) => text);
  return rest.some((text) =>
    [slots.goal, slots.task].some((name) => name !== undefined && text.includes(name)),
  );
}

function joined(parts: ReadonlyMap<Part, string>): string {
  return [...parts.values()].join(' ');
}

/** Typographic apostrophes, single spaces, a capital at the start. */
export function finish(message: string): string {
  return capitalise(
    message
      .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
      .replace(/\s+/g, ' ')
      .replace(/[.?]\.+/g, (stops, at: number, all: string) =>
        /^\s?$/.test(all.charAt(at + stops.length)) ? stops.charAt(0) : stops,
      )
      .replace(/…\./g, '…')
      .trim(),
  );
}
