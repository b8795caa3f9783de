import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';
import { fitAsks } from './asks.ts';
import { fitSafety } from './safety.ts';
import { fitStances } from './stances.ts';
import { fitCommands, fitTopics } from './talk.ts';

/** What the Worker runs on, by the name of its file, and how it is learnt. */
const MODELS = {
  'safety-models': fitSafety,
  'stances-model': () => fitStances().model,
  'commands-model': () => fitCommands().model,
  'asks-model': () => fitAsks().model,
  'topics-model': () => fitTopics().model,
} as const;
export type ModelName = keyof typeof MODELS;
export const MODEL_NAMES = Object.keys(MODELS) as ModelName[];

/** Learns one model from its labelled examples and writes it. @throws ContentProblems */
export function trainModel(name: ModelName): void {
  mkdirSync(inRoot('worker', 'generated'), { recursive: true });
  writeFileSync(
    inRoot('worker', 'generated', `${name}.json`),
    `${JSON.stringify(MODELS[name]())}\n`,
  );
}
