import { Agent } from 'node:http';
import { readFileSync } from 'node:fs';
import { serve } from './serve.ts';
import { seed, benchPeople, appVariables } from './seed.ts';
import { send } from './drive.ts';
import { sayToEden } from './workloads.ts';
import { MESSAGES } from './messages.ts';
import { median } from './statistics.ts';
import { screenForCrisis } from '#worker/lib/crisis/crisis.ts';
const crisis: number[] = [];
for (let n = 0; n < 4; n++) for (const m of MESSAGES) { const t = performance.now(); screenForCrisis(m); if (n === 3) crisis.push(performance.now() - t); }
console.log('screenForCrisis ms in node: median', median(crisis), 'max', Math.max(...crisis));
const people = await benchPeople();
const wrap = `import app from './app.js';
export default { async fetch(request, env, ctx) {
  const spans = []; const t0 = Date.now;
  const timed = (name, f) => async (...a) => { const s = performance.now(); try { return await f(...a); } finally { spans.push([name, s, performance.now()]); } };
  const DB = { prepare: (t) => env.DB.prepare(t), batch: timed('batch', (s) => env.DB.batch(s)) };
  const KV = { get: timed('kv', (...a) => env.KV.get(...a)), put: (...a) => env.KV.put(...a) };
  const CHAT_LIMIT = { limit: timed('limit', (a) => env.CHAT_LIMIT.limit(a)) };
  const r = await app.fetch(request, { ...env, DB, KV, CHAT_LIMIT, ...{} }, ctx); const body = await r.text();
  return Response.json({ status: r.status, spans, body });
} };`;
const s = await serve([{ path: 'w.js', contents: wrap }, { path: 'app.js', contents: readFileSync('.cache/bench/app/index.js', 'utf8') }], appVariables);
await seed(s.database, people);
const t = { url: s.url, pid: s.pid, cookie: people.veteran.cookie }; const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const acc: Record<string, number[]> = {}; const add = (k: string, v: number) => (acc[k] ??= []).push(v);
for (let i = 0; i < 600; i++) { const a = performance.now(); const b = await send(agent, t, sayToEden.request(0, i)); const whole = performance.now() - a; if (i < 200) continue; const { spans } = JSON.parse(b.toString()); let n = 0; for (const [name, x, y] of spans) add(name + (name === 'batch' ? ++n : ''), y - x); add('whole', whole); add('sum of IO', spans.reduce((z: number, [, x, y]: any) => z + y - x, 0)); add(`gap b1..b2`, spans.at(-1)[1] - spans.at(-2)[2]); }
for (const [k, v] of Object.entries(acc)) console.log(k, median(v).toFixed(2));
const d = s.database; const uid = people.veteran.userId;
process.exit(0);
