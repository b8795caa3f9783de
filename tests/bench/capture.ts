import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { inRoot } from '#scripts/lib/paths.ts';
import { send } from './drive.ts';
import type { Bound, Replay } from './replay.ts';
import { appVariables, type BenchPeople, type BenchPerson, seed } from './seed.ts';
import { serve } from './serve.ts';
import {
  readGoals,
  readJourney,
  readOutline,
  readPaths,
  readRecommendations,
  readUser,
  type Sent,
  sayToEden,
  stepTo,
  toggleMilestone,
  type Workload,
} from './workloads.ts';

/** What the app does for each request: its round trips to the database, their statements, and its answer. */
export interface Captured {
  /** By what the floor is asked, see there; for the requests whose floor does the same as the app. */
  replays: Record<string, Replay>;
  /** By the name of the workload: the most for one of its requests. */
  roundTrips: Record<string, number>;
}

interface Recording {
  status: number;
  answer: string;
  batches: { text: string; values: unknown[] }[][];
}

function bound(statement: { text: string; values: unknown[] }, person: BenchPerson): Bound {
  const values = statement.values.map((value) => {
    if (value === person.userId) return { claim: 'sub' } as const;
    if (value === person.sessionId) return { claim: 'sid' } as const;
    return { constant: value };
  });
  return { text: statement.text, values };
}

/** Watches the app's own bundle answer each kind of request. @throws Error unless it answers with 200. */
export async function capture(appCode: string, people: BenchPeople): Promise<Captured> {
  const recorder = stripTypeScriptTypes(readFileSync(inRoot('tests/bench/recorder.worker.ts'), 'utf8'));
  const served = await serve(
    [
      { path: 'recorder.js', contents: recorder },
      { path: 'app.js', contents: appCode },
    ],
    appVariables,
  );
  const agent = new Agent();
  const captured: Captured = { replays: {}, roundTrips: {} };
  const record = async ({ name }: Workload, person: BenchPerson, sent: Sent): Promise<Replay> => {
    const bytes = await send(agent, { ...served, cookie: person.cookie }, sent);
    const { status, answer, batches }: Recording = JSON.parse(bytes.toString());
    if (status !== 200) throw new Error(`The app answered ${name} with ${status}: ${answer}`);
    captured.roundTrips[name] = Math.max(captured.roundTrips[name] ?? 0, batches.length);
    return { statements: batches.flat().map((statement) => bound(statement, person)), answer };
  };
  const { regular, veteran } = people;
  try {
    await seed(served.database, people);
    for (const workload of [readUser, readGoals]) {
      const sent = workload.request(0, 0);
      captured.replays[`GET ${sent.path}`] = await record(workload, regular, sent);
    }
    for (const milestone of [0, -1]) {
      captured.replays[`PATCH ${milestone}`] = await record(toggleMilestone, regular, stepTo(1, milestone));
    }
    for (const workload of [readJourney, readRecommendations, readPaths, readOutline]) {
      await record(workload, veteran, workload.request(0, 0));
    }
    for (const turn of [0, 1]) await record(sayToEden, veteran, sayToEden.request(0, turn));
    return captured;
  } finally {
    await served.close();
  }
}
