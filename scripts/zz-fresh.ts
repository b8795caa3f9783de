import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { modulesOf, type Module } from '#tests/bench/bundle.ts';
import { WORKER } from './lib/worker-build.ts';
import { compatibilityDate, compatibilityFlags } from '#tests/bench/platform.ts';
import { appVariables, benchPeople } from '#tests/bench/seed.ts';
import { cpuMicrosOf } from '#tests/bench/cpu-time.ts';
import { median, shuffled } from '#tests/bench/statistics.ts';
const workerd: string = createRequire(createRequire(import.meta.url).resolve('miniflare'))('workerd').default;
const app = modulesOf(WORKER);
const big=/render|built-in-coach|sanitise|helpers|openai|stripe|esm|build|openapi|crisis/;
const noBig = app.map(m => big.test(m.path) ? {path:m.path, contents:'export {}'} : m);
const folder='/tmp/wk/fresh';
function setup(name: string, modules: Module[], flags = compatibilityFlags){
  const f=join(folder,name); rmSync(f,{recursive:true,force:true});
  for(const m of modules){const p=join(f,m.path); mkdirSync(dirname(p),{recursive:true}); writeFileSync(p,m.contents)}
  const t=JSON.stringify;
  writeFileSync(join(f,'config.capnp'),`using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services=[(name="main",worker=(modules=[${modules.map(({path})=>`(name=${t(path)}, esModule = embed ${t(path)})`).join(',')}],bindings=[${Object.entries(appVariables).map(([k,v])=>`(name=${t(k)},text=${t(v)})`).join(',')}],compatibilityDate=${t(compatibilityDate)},compatibilityFlags=[${flags.map(x=>t(x)).join(',')}]))],sockets=[(name="http",address="127.0.0.1:0",http=(),service="main")]);`);
  return f;
}
const BARE=[{path:'index.js',contents:"export default { fetch() { return new Response('{}'); } }"}];

const F=[...compatibilityFlags,'new_module_registry'];
const need=(...names:string[])=>{const by=new Map(app.map(m=>[m.path,m]));const out=new Map<string,Module>();const walk=(p:string)=>{if(out.has(p))return;const m=by.get(p)!;out.set(p,m);for(const x of m.contents.matchAll(/(?:from|import)"\.\/([^"]+)"/g))walk((p.startsWith('parts/')&&!x[1]!.startsWith('parts/')?'parts/':'')+x[1]!)};names.forEach(walk);return [...out.values()]};
const only=(...names:string[])=>[{path:'main.js',contents:names.map(n=>`import './${n}';`).join('')+BARE[0]!.contents}, ...need(...names.filter(n=>n.endsWith('.js')))];
const variants: Record<string,string> = {
  bare: setup('bare',BARE,F),
  buffer: setup('buffer',[{path:'main.js',contents:`import 'node:buffer';`+BARE[0]!.contents}],F),
  zod: setup('zod',only('parts/schemas.js'),F),
  drizzle: setup('drizzle',only('parts/sessions.js'),F),
  dist: setup('dist',only('parts/dist.js'),F),
  jose: setup('jose',only('parts/session-cookie.js'),F),
  entry: setup('entry',only('index.js'),F),
  entryApp: setup('entryApp',need('index.js','parts/account.routes.js'),F),
  account: setup('account',only('index.js','parts/account.routes.js'),F),
  all: setup('all',app,F),
};
async function once(f:string){
  const s=performance.now();
  const server=spawn(workerd,['serve','--experimental','--control-fd=3',join(f,'config.capnp')],{stdio:['ignore','ignore','ignore','pipe']});
  const ended=new Promise<void>(r=>server.on('close',()=>r()));
  const port=await new Promise<number>((res,rej)=>{let said='';server.stdio[3]!.on('data',(c:any)=>{said+=c;const m=/"port":(\d+)/.exec(said)?.[1]; if(m)res(Number(m))});server.on('exit',()=>rej(new Error('x')))});
  const listen=performance.now()-s;
  const a=await fetch(`http://127.0.0.1:${port}/api/user`); await a.arrayBuffer();
  const t=performance.now()-s; 
  const cpu=cpuMicrosOf(server.pid!)/1000;
  server.kill('SIGKILL'); await ended; return {t,cpu,listen,status:a.status};
}
const times:Record<string,{t:number,cpu:number,listen:number,status:number}[]>={};
for(let i=0;i<=Number(process.argv[3]??9);i++) for(const n of shuffled(Object.keys(variants))){const r=await once(variants[n]!); if(i>0)(times[n]??=[]).push(r)}
for(const [n,a] of Object.entries(times)) console.log(n, a[0]!.status,'ms',median(a.map(x=>x.t)).toFixed(1),'min',Math.min(...a.map(x=>x.t)).toFixed(1),'cpu',median(a.map(x=>x.cpu)).toFixed(1),'cpumin',Math.min(...a.map(x=>x.cpu)).toFixed(1),'over bare',median(a.map((x,i)=>x.t-times.bare![i]!.t)).toFixed(1),'minover',(Math.min(...a.map(x=>x.t))-Math.min(...times.bare!.map(x=>x.t))).toFixed(1));
