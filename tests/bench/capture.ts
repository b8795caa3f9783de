import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { inRoot } from '#scripts/lib/paths.ts';
import type { Module } from './bundle.ts';
import { sendTimed } from './drive.ts';
import { appVariables, type BenchPeople, type BenchPerson, seed } from './seed.ts';
import { serveModules } from './serve.ts';
import {
  editGoal,
  openGoals,
  readGoals,
  readJourney,
  readOutline,
  readPaths,
  readRecommendations,
  readUser,
  sayToEden,
  stepTo,
  toggleMilestone,
  type Workload,
  type WorkloadRequest,
} from './workloads.ts';

/** What the app asks of its database. */
export interface Captured {
  /** By the name of the workload: the most for one of its requests. */
  roundTrips: Record<string, number>;
  /** What the database answers when the page of goals is asked for. */
  page: unknown[];
}

interface Recording {
  status: number;
  answer: string;
  batches: { text: string; values: unknown[] }[][];
  /** What the database answered to each. */
  results: unknown[];
}

/** Once an answer to a keyed write has left, it is stored beside the key: nobody waits for that. */
const storesResponse = ([first]: Recording['batches'][number]) =>
  first?.text.startsWith('update "retried_writes"');

/**
 * Watches the app's own bundle answer each kind of request. @throws Error unless it answers with
 * 200.
 */
export async function capture(app: Module[], people: BenchPeople): Promise<Captured> {
  const recorder = stripTypeScriptTypes(
    readFileSync(inRoot('tests/bench/recorder.worker.ts'), 'utf8'),
  );
  const served = await serveModules(
    [{ path: 'recorder.js', contents: recorder }, ...app],
    appVariables,
  );
  const agent = new Agent();
  const captured: Captured = { roundTrips: {}, page: [] };
  const watch = async (
    { name }: Workload,
    person: BenchPerson,
    sent: WorkloadRequest,
  ): Promise<Recording> => {
    const bytes = await sendTimed(agent, { ...served, cookie: person.cookie }, sent);
    const recording: Recording = JSON.parse(bytes.toString());
    const { status, answer, batches } = recording;
    if (status !== 200) throw new Error(`The app answered ${name} with ${status}: ${answer}`);
    const waitedFor = batches.filter((batch) => !storesResponse(batch)).length;
    captured.roundTrips[name] = Math.max(captured.roundTrips[name] ?? 0, waitedFor);
    return recording;
  };
  const { regular, veteran } = people;
  try {
    await seed(served.database, people);
    for (const workload of [readUser, readGoals, editGoal])
      await watch(workload, regular, workload.request(0, 0));
    for (const milestone of [0, -1]) await watch(toggleMilestone, regular, stepTo(1, milestone));
    for (const workload of [readJourney, readRecommendations, readPaths, readOutline]) {
      await watch(workload, veteran, workload.request(0, 0));
    }
    captured.page = (await watch(openGoals, regular, openGoals.request(0, 0))).results;
    for (const turn of [0, 1]) await watch(sayToEden, veteran, sayToEden.request(0, turn));
    return captured;
  } finally {
    await served.close();
  }
}
