import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';
import { fitSafety } from './safety.ts';
import { fitStances } from './stances.ts';
import { fitCommands, fitTopics } from './talk.ts';

/** Learns from all labelled examples and writes what the Worker runs on. @throws ContentProblems */
export function trainModels(): void {
  mkdirSync(inRoot('worker', 'generated'), { recursive: true });
  const write = (name: string, model: unknown) =>
    writeFileSync(inRoot('worker', 'generated', `${name}.json`), `${JSON.stringify(model)}\n`);
  write('safety-models', fitSafety());
  write('stances-model', fitStances().model);
  write('commands-model', fitCommands().model);
  write('topics-model', fitTopics().model);
}
