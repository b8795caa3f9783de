import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { inRoot } from '#scripts/lib/paths.ts';
import { send } from './drive.ts';
import type { Bound, Replay } from './replay.ts';
import { appVariables, type BenchPerson, seed } from './seed.ts';
import { serve } from './serve.ts';
import { readGoals, readUser, type Sent, stepTo } from './workloads.ts';

/** What the app does for each request: its round trips to the database, their statements, and its answer. */
export interface Captured {
  replays: Record<string, Replay>;
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

/** Watches the app's own bundle answer each kind of request once. @throws Error unless it answers with 200. */
export async function capture(appCode: string, person: BenchPerson): Promise<Captured> {
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
  const record = async (name: string, sent: Sent) => {
    const bytes = await send(agent, { ...served, cookie: person.cookie }, sent);
    const { status, answer, batches }: Recording = JSON.parse(bytes.toString());
    if (status !== 200) throw new Error(`The app answered ${name} with ${status}: ${answer}`);
    const statements = batches.flat().map((statement) => bound(statement, person));
    captured.replays[name] = { statements, answer };
    captured.roundTrips[name] = batches.length;
  };
  try {
    await seed(served.database, person);
    await record('GET /api/user', readUser.request(0, 0));
    await record('GET /api/goals', readGoals.request(0, 0));
    for (const milestone of [0, -1]) await record(`PATCH ${milestone}`, stepTo(1, milestone));
    return captured;
  } finally {
    await served.close();
  }
}
