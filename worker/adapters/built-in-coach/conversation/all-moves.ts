import type { CoachingIntent } from './intents.ts';
import type { Moves, Template } from './material.ts';
import { angryMoves } from './moves/angry.ts';
import { boredMoves } from './moves/bored.ts';
import { criticisedMoves } from './moves/criticised.ts';
import { doneMoves } from './moves/done.ts';
import { entryMoves } from './moves/entry.ts';
import { enviousMoves } from './moves/envious.ts';
import { failedMoves } from './moves/failed.ts';
import { nervousMoves } from './moves/nervous.ts';
import { nextStepMoves } from './moves/next-step.ts';
import { openMoves } from './moves/open.ts';
import { overwhelmedMoves } from './moves/overwhelmed.ts';
import { perfectionistMoves } from './moves/perfectionist.ts';
import { procrastinatingMoves } from './moves/procrastinating.ts';
import { progressMoves } from './moves/progress.ts';
import { sadMoves } from './moves/sad.ts';
import { selfDoubtMoves } from './moves/self-doubt.ts';
import { stuckMoves } from './moves/stuck.ts';
import { tiredMoves } from './moves/tired.ts';
import { unclearMoves } from './moves/unclear.ts';

export const MOVES: Record<CoachingIntent, Moves> = {
  stuck: stuckMoves,
  failed: failedMoves,
  criticised: criticisedMoves,
  envious: enviousMoves,
  perfectionist: perfectionistMoves,
  procrastinating: procrastinatingMoves,
  overwhelmed: overwhelmedMoves,
  unclear: unclearMoves,
  bored: boredMoves,
  progress: progressMoves,
  done: doneMoves,
  tired: tiredMoves,
  'self-doubt': selfDoubtMoves,
  nervous: nervousMoves,
  sad: sadMoves,
  angry: angryMoves,
  'next-step': nextStepMoves,
  open: openMoves,
  entry: entryMoves,
};

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
