import { Agent } from 'node:http';
import { readFileSync } from 'node:fs';
import { serve } from './serve.ts';
import { seed, benchPeople, appVariables, SECRET } from './seed.ts';
import { send } from './drive.ts';
import { sayToEden } from './workloads.ts';
import { median, shuffled } from './statistics.ts';
import { screenForCrisis, } from '#worker/lib/crisis/crisis.ts';
import { MESSAGES } from './messages.ts';
import { replyToMessage } from '#worker/adapters/built-in-coach/conversation/reply.ts';
console.log('messages', MESSAGES.length, new Set(MESSAGES).size, 'crisis', MESSAGES.filter((m) => screenForCrisis(m)));
const intents: Record<string, number> = {};
const times: number[] = [];
const prefs = { coachPersonality: 'supportive', coachTone: 'warm', coachStyle: 'growth_mindset' } as any;
for (let n = 0; n < 3; n++) for (const m of MESSAGES) { const t = performance.now(); const r = replyToMessage({ message: m, preferences: prefs, goals: [], recentTurns: [], seed: 1 } as any); if (n === 2) { times.push(performance.now() - t); intents[r.intent] = (intents[r.intent] ?? 0) + 1; } }
console.log(intents, 'coach ms median', median(times), 'max', Math.max(...times));
const people = await benchPeople();
const app = readFileSync('.cache/bench/app/index.js', 'utf8');
const floor = readFileSync('.cache/bench/floor/floor.worker.js', 'utf8');
const variants: Record<string, { code: string; vars: any; sql: string[] }> = {
  floor: { code: floor, vars: { SECRET, REPLAYS: {} }, sql: [] },
  full: { code: app, vars: appVariables, sql: [] },
  'no entries': { code: app, vars: appVariables, sql: ['delete from journal_entries'] },
  'no goals': { code: app, vars: appVariables, sql: ['delete from journal_entries', 'delete from goals'] },
};
const targets: any = {};
for (const [n, v] of Object.entries(variants)) { const s = await serve([{ path: 'index.js', contents: v.code }], v.vars); await seed(s.database, people); for (const q of v.sql) await s.database.prepare(q).run(); targets[n] = { s, t: { url: s.url, pid: s.pid, cookie: people.veteran.cookie }, ms: [] as number[], agent: new Agent({ keepAlive: true, maxSockets: 1 }), turn: 0 }; }
for (let round = 0; round < 12; round++) for (const [n, x] of shuffled(Object.entries(targets)) as any) { const here: number[] = []; for (let i = 0; i < 50; i++) { const t = performance.now(); await send(x.agent, x.t, sayToEden.request(0, x.turn++)); here.push(performance.now() - t); } if (round > 1) x.ms.push(median(here)); }
for (const [n, x] of Object.entries(targets) as any) console.log(n, median(x.ms).toFixed(2));
process.exit(0);
