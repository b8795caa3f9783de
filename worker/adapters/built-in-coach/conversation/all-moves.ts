import type { CoachingIntent } from './intents.ts';
import type { Template } from './material.ts';
import { WORDS } from './words.ts';

export const MOVES = WORDS.moves;

/** The id under which a template is remembered, unique over all intents: "stuck.worked-example". */
export function templateIdOf(intent: string, template: { id: string }): string {
  return `${intent}.${template.id}`;
}

/** The coaching template with this id, if there is one; ids come back from storage. */
export function findTemplate(templateId: string): { intent: CoachingIntent; template: Template } | undefined {
  const [intent = '', id = ''] = templateId.split('.');
  if (!Object.hasOwn(MOVES, intent)) return undefined;
  const known = intent as CoachingIntent;
  const template = MOVES[known].templates.find((candidate) => candidate.id === id);
  return template && { intent: known, template };
}
