import type { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import { templateIdOf } from './all-moves.ts';
import { CLOSINGS } from './closings.ts';
import { finish } from './compose.ts';
import { canFill, countNamed, fillSlots, type Slots } from './fill-slots.ts';
import type { Intent } from './intents.ts';
import type { ShortTemplate } from './material.ts';
import type { EdenReply } from './reply.ts';
import type { Chooser } from './seeded-choice.ts';

export interface BriefRequest {
  intent: Intent;
  templates: readonly ShortTemplate[];
  preferences: CoachPreferences;
  slots: Slots;
  chooser: Chooser;
  recentTemplateIds: readonly string[];
  /** The message, folded; some bodies answer to particular words. */
  folded: string;
  /** Farewells and thanks end without a question. */
  withClosing?: boolean;
}

/** A reply of a few sentences: a body in the chosen tone, a turn to the plan in the chosen style. */
export function replyBriefly(request: BriefRequest): EdenReply | undefined {
  const worn = new Set(request.recentTemplateIds);
  const free = request.templates.filter(
    (template) =>
      !worn.has(templateIdOf(request.intent, template)) &&
      canFill(template[request.preferences.coachTone], request.slots),
  );
  const apt = free.filter((template) => template.when?.test(request.folded));
  const usable = apt.length > 0 ? apt : free.filter((template) => !template.when);
  const template = request.chooser.pick(usable, 'template');
  if (!template) return undefined;
  const body = fillSlots(template[request.preferences.coachTone], request.slots);
  const closing =
    request.withClosing === false ? '' : chooseClosing(request.preferences, request.slots, request.chooser);
  return {
    message: finish(`${body} ${closing}`),
    intent: request.intent,
    templateId: templateIdOf(request.intent, template),
  };
}

/** The turn back to the plan; names the goal where one is known. */
export function chooseClosing(preferences: CoachPreferences, slots: Slots, chooser: Chooser): string {
  const all = CLOSINGS[preferences.coachStyle][preferences.coachPersonality].filter((text) =>
    canFill(text, slots),
  );
  const naming = all.filter((text) => countNamed(text, slots) > 0);
  const pool = naming.length > 0 && chooser.fraction('closing-goal') < 0.7 ? naming : all;
  return fillSlots(chooser.pick(pool, 'closing') ?? '', slots);
}
