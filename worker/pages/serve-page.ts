import type { Context } from 'hono';
import { appShell, places, template } from '#pages/pages.js';
import { APP_SHELL } from '#schema/rules/app-shell.ts';
import { codeLinks } from '#schema/rules/code-links.ts';
import { firstViewScript } from '#schema/rules/first-view-script.ts';
import { ownPath } from '#schema/rules/own-path.ts';
import { matchesPath } from '#schema/rules/path-pattern.ts';
import { styleTag } from '#schema/rules/style-tag.ts';
import { type Caller, withCaller } from '#worker/context.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { readSessionCookie } from '#worker/http/session-cookie.ts';
import { coalesceReads } from '#worker/lib/coalesce.ts';
import { AppError, notFound } from '#worker/lib/errors.ts';
import { reasonOf } from '#worker/lib/log.ts';
import { isFormPath } from './form-paths.ts';
import { plainWords } from './plain-page.ts';
import { readerOf } from './reader.ts';
import type { AnsweredForm } from './submit-form.ts';

const LOOKS_LIKE_A_FILE = /\.[a-z0-9]{2,5}$/i;
const SIGN_IN = '/auth';
const VISITOR = JSON.stringify([[['/api/user'], null]]);

type Place = (typeof places)[number];

const placeOf = (path: string) =>
  (places.find((place) => matchesPath(place.path, path)) ?? places.at(-1)) as Place;

/** The sign-in page, remembering where to go on afterwards. */
function signInPath(path: string, search: string): string {
  return path === '/' && !search ? SIGN_IN : `${SIGN_IN}?next=${encodeURIComponent(path + search)}`;
}

const afterSignIn = (search: string) => ownPath(new URLSearchParams(search).get('next'));

/** Who has this session, if it still lives: one round trip, asked before anything is sent. */
async function isSignedIn(c: Context<AppEnv>, caller: Caller) {
  try {
    await withCaller(c.var.request, caller).read([]);
    return true;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === 'unauthorized') return false;
    throw thrown;
  }
}

/**
 * Everything that is no API route. Public places are pages made at build time; the others are rendered here with their
 * data. A file that does not exist is a plain 404 that nobody caches (a page in its place would be kept as a script).
 * A form that the browser sent by itself comes to its own page's address, and that page answers it.
 */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const { path, method } = c.req;
  if (method === 'POST' && isFormPath(path)) return answerForm(c);
  if (path.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD')) throw notFound('Not found');
  if (LOOKS_LIKE_A_FILE.test(path)) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
  if (path === APP_SHELL) return c.html(appShell, 200, { 'Cache-Control': 'no-cache' });

  const { search } = new URL(c.req.url);
  const place = placeOf(path);
  const claims = await readSessionCookie(c);
  if (!claims)
    return place.access === 'signed-in' ? c.redirect(signInPath(path, search)) : forVisitor(c, place, search);

  if (place.path === SIGN_IN) {
    return (await isSignedIn(c, claims)) ? c.redirect(afterSignIn(search)) : forVisitor(c, place, search);
  }
  return rendered(c, { place, search, load: () => entriesFor(c, claims, search) });
}

/** What the page of somebody signed in shows, as JSON of `FirstViewEntry[]`. @throws unauthorized */
async function entriesFor(c: Context<AppEnv>, caller: Caller, search: string): Promise<string> {
  const ctx = coalesceReads({ ...withCaller(c.var.request, caller), timeZone: readerOf(c).zone });
  const { firstViewEntries } = await import('./first-views.ts');
  return firstViewEntries(ctx, c.req.path, search);
}

/** Takes the form and answers with its page, for whoever is signed in after it; or leads on. */
async function answerForm(c: Context<AppEnv>): Promise<Response> {
  const { submitForm } = await import('./submit-form.ts');
  const form = await submitForm(c);
  if (form instanceof Response) return form;
  const { search } = new URL(c.req.url);
  const place = placeOf(c.req.path);
  const claims = await readSessionCookie(c);
  const isIn = place.path !== SIGN_IN && claims !== undefined && (await isSignedIn(c, claims));
  const load = async () => {
    const known = isIn ? await entriesFor(c, claims, search) : VISITOR;
    return JSON.stringify([...JSON.parse(known), ...JSON.parse(form.entries)]);
  };
  return rendered(c, { place, search, load, form });
}

/** The stored page of this place, else one rendered for nobody. */
async function forVisitor(c: Context<AppEnv>, place: Place, search: string): Promise<Response> {
  // What an address says beyond its path (a link's token, the way back) belongs into its page's form.
  const stored = place.stored.find((page) => page.search === search);
  if (!stored) return rendered(c, { place, search, load: async () => VISITOR });
  const answer = await c.env.ASSETS.fetch(
    new Request(new URL(stored.file, c.req.url), { headers: c.req.raw.headers, method: c.req.method }),
  );
  c.set('inlineStyle', place.style);
  const page = new Response(answer.body, answer);
  // Who is signed in gets another page at the same address, so only the own browser keeps it, and asks each time.
  page.headers.set('Cache-Control', 'private, no-cache');
  page.headers.append('Vary', 'Cookie');
  return place.path === '*' && page.status === 200
    ? new Response(page.body, { status: 404, headers: page.headers })
    : page;
}

const text = new TextEncoder();

interface View {
  place: Place;
  search: string;
  /** JSON of `FirstViewEntry[]`. */
  load: () => Promise<string>;
  /** What it answers. */
  form?: AnsweredForm;
}

/** Sends the head at once, with its styles, and the body when its data is there: scripts are on their way meanwhile. */
function rendered(c: Context<AppEnv>, view: View): Response {
  const { place, form } = view;
  const preload = place.headings && `</${place.headings}>; rel=preload; as=font; crossorigin`;
  c.set('inlineStyle', place.style);
  const init = {
    status: form?.status ?? (place.path === '*' ? (404 as const) : (200 as const)),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie',
      ...(preload && { Link: preload }),
    },
  };
  // Nobody reads a body here: writing one would wait for ever.
  if (c.req.method === 'HEAD') return new Response(null, init);

  const entries = view.load();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const send = (part: string) => writer.write(text.encode(part));
  const write = async () => {
    const { css } = await import('#pages/styles.js');
    await send(headOf(place, css, form?.title));
    await send(await bodyOf(c, view, entries));
    await writer.close();
  };
  c.var.request.after(
    write().catch((thrown) => {
      c.var.request.log.error('page-failed', { path: place.path, reason: reasonOf(thrown) });
      return writer.abort(thrown).catch(() => undefined);
    }),
  );
  return c.body(readable, init.status, init.headers);
}

const wordsOf = ({ answer, title }: AnsweredForm) =>
  answer.safetyNotice?.message ??
  answer.problem?.message ??
  answer.done ??
  Object.values(answer.errors)[0] ??
  title;

function headOf(place: Place, css: Record<string, string>, title = place.title): string {
  const { path, styles } = place;
  const name = path === '/' ? 'Yet' : `${title} · Yet`;
  const head = template.head.replace(/<title>.*?<\/title>/, `<title>${name}</title>`);
  return `${head}${styleTag(styles, (file) => css[file] ?? '')}${codeLinks(place)}</head>${template.beforeRoot}`;
}

/** The page's content. Where data or rendering fails, the empty page: the browser then asks and says what is wrong. */
async function bodyOf(c: Context<AppEnv>, { search, form }: View, asked: Promise<string>): Promise<string> {
  const { request } = c.var;
  const reader = readerOf(c);
  const now = request.clock.now();
  const { path } = c.req;
  try {
    const [entries, { renderPage }] = await Promise.all([asked, import('#pages/render.js')]);
    const { html, dates } = await renderPage({
      path,
      search,
      reader,
      now,
      entries: JSON.parse(entries),
      form: form?.answer,
    });
    const said = { dates, at: now.toISOString(), ...(form && { form: form.answer }) };
    const data = firstViewScript(said, entries);
    return `<div id="root">${html}</div>${data}${template.afterRoot}`;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === 'unauthorized') {
      // The session ended elsewhere, and the head has left: the page itself leads to the sign-in page.
      const href = signInPath(path, search).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return `<meta http-equiv="refresh" content="0; url=${href}"><div id="root"></div></body></html>`;
    }
    request.log.error('page-not-rendered', { path: c.req.routePath, reason: reasonOf(thrown) });
    // Who sent a form is told what became of it all the same.
    if (form) return `${plainWords(wordsOf(form), path)}</body></html>`;
    return `<div id="root"></div>${template.afterRoot}`;
  }
}
