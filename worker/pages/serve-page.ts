import type { Context } from 'hono';
import { appShell, places, script, template } from '#pages/pages.js';
import { APP_SHELL } from '#schema/contracts/first-view.ts';
import { ownPath } from '#schema/rules/own-path.ts';
import { matchesPath } from '#schema/rules/path-pattern.ts';
import { SHARE_TARGET } from '#schema/rules/shared-words.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { PATHS, signInPath } from '#schema/urls/page-paths.ts';
import { type Caller, withCaller } from '#worker/context.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { readSessionCookie } from '#worker/http/session-cookie.ts';
import { coalesceReads } from '#worker/lib/coalesce.ts';
import { AppError, notFound } from '#worker/lib/errors.ts';
import { reasonOf } from '#worker/lib/log.ts';
import { isFormPath } from './form-paths.ts';
import { firstViewScript, joined, scriptTags, styleTag } from './page-html.ts';
import { plainNotice, plainPage } from './plain-page.ts';
import { localeOf } from './request-locale.ts';
import type { AnsweredForm } from './submit-form.ts';

const LOOKS_LIKE_A_FILE = /\.[a-z0-9]{2,5}$/i;
const SIGN_IN = PATHS.auth;
const VISITOR = JSON.stringify([[[ACCOUNT_URLS.user], null]]);

type Page = (typeof places)[number];

const placeOf = (path: string) =>
  (places.find((place) => matchesPath(place.path, path)) ?? places.at(-1)) as Page;

const afterSignIn = (search: string) => ownPath(new URLSearchParams(search).get('next'));

/** The session's person, if it is still valid: one round trip, made before anything is sent. */
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
 * Serves everything that is no API route: public pages from the build, the others rendered with
 * their data, forms of plain HTML. A missing file is an uncached 404, since a page in its place
 * would be kept as a script.
 */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const { path, method } = c.req;
  if (method === 'POST' && isFormPath(path)) return answerForm(c);
  if (method === 'POST' && path === SHARE_TARGET) {
    const { serveSharedWords } = await import('./shared-words.ts');
    return serveSharedWords(c);
  }
  if (path.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD'))
    throw notFound('Not found');
  if (LOOKS_LIKE_A_FILE.test(path))
    return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
  if (path === APP_SHELL) {
    c.set('inlined', { script });
    return c.html(appShell, 200, { 'Cache-Control': 'no-cache' });
  }

  const { search } = new URL(c.req.url);
  if (path === PATHS.firstNoMails) return c.redirect(PATHS.noMails + search, 308);
  const place = placeOf(path);
  const claims = await readSessionCookie(c);
  if (!claims)
    return place.access === 'signed-in'
      ? c.redirect(signInPath(path + search))
      : forVisitor(c, place, search);

  if (place.path === SIGN_IN) {
    return (await isSignedIn(c, claims))
      ? c.redirect(afterSignIn(search))
      : forVisitor(c, place, search);
  }
  return rendered(c, { place, search, load: () => entriesFor(c, claims, search) });
}

/**
 * What the page of somebody signed in shows, as JSON of `FirstViewEntry[]`. @throws unauthorized
 */
async function entriesFor(c: Context<AppEnv>, caller: Caller, search: string): Promise<string> {
  const ctx = coalesceReads({ ...withCaller(c.var.request, caller), timeZone: localeOf(c).zone });
  const { firstViewEntries } = await import('./first-views.ts');
  return firstViewEntries(ctx, c.req.path, search);
}

/**
 * Handles a submitted form, and answers with its page, as the person who is signed in afterwards
 * sees it, or redirects.
 */
async function answerForm(c: Context<AppEnv>): Promise<Response> {
  const { submitForm } = await import('./submit-form.ts');
  const form = await submitForm(c);
  if (form instanceof Response) return form;
  const { search } = new URL(c.req.url);
  // Mail programs do not follow a redirect with their form, so it is answered in plain words there.
  if (c.req.path === PATHS.firstNoMails)
    return c.html(plainPage(form.title, wordsOf(form), PATHS.noMails + search), form.status, {
      'Cache-Control': 'private, no-store',
    });
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
async function forVisitor(c: Context<AppEnv>, place: Page, search: string): Promise<Response> {
  // What an address says beyond its path (a link's token, the way back) belongs into its page's
  // form.
  const stored = place.stored.find((page) => page.search === search);
  if (!stored) return rendered(c, { place, search, load: async () => VISITOR });
  const answer = await c.env.ASSETS.fetch(
    new Request(new URL(stored.file, c.req.url), {
      headers: c.req.raw.headers,
      method: c.req.method,
    }),
  );
  c.set('inlined', { script, style: place.style });
  const page = new Response(answer.body, answer);
  // Who is signed in gets another page at the same address, so only the own browser keeps it, and
  // asks each time.
  page.headers.set('Cache-Control', 'private, no-cache');
  page.headers.append('Vary', 'Cookie');
  return place.path === '*' && page.status === 200
    ? new Response(page.body, { status: 404, headers: page.headers })
    : page;
}

interface View {
  place: Page;
  search: string;
  /** JSON of `FirstViewEntry[]`. */
  load: () => Promise<string>;
  /** What it answers. */
  form?: AnsweredForm;
}

/** The page with its data. A session that ended elsewhere leads to the sign-in page. */
async function rendered(c: Context<AppEnv>, view: View): Promise<Response> {
  const { place, search, form } = view;
  const [{ css }, content] = await Promise.all([
    import('#pages/styles.js'),
    contentOf(c, view).catch((thrown) => {
      if (thrown instanceof AppError && thrown.kind === 'unauthorized') return undefined;
      throw thrown;
    }),
  ]);
  if (content === undefined) return c.redirect(signInPath(c.req.path + search));
  c.set('inlined', { script, style: place.style });
  const page = [
    titled(template.head, form?.title ?? place.title, place.path),
    styleTag(joined(place.styles.map((file) => css[file] ?? ''))),
    `</head>${template.beforeRoot}${content}${template.afterRoot}`,
  ].join('');
  return c.html(page, form?.status ?? (place.path === '*' ? 404 : 200), {
    'Cache-Control': 'private, no-store',
    Vary: 'Cookie',
  });
}

const wordsOf = ({ answer, title }: AnsweredForm) =>
  answer.safetyNotice?.message ??
  answer.problem?.message ??
  answer.done ??
  Object.values(answer.errors)[0] ??
  title;

const titled = (head: string, title: string, path: string) =>
  head.replace(/<title>.*?<\/title>/, `<title>${path === '/' ? 'Yet' : `${title} · Yet`}</title>`);

/**
 * The page's content, its data and its code. Where data or rendering fails there is no content: the
 * browser then asks and says what is wrong. @throws unauthorized
 */
async function contentOf(c: Context<AppEnv>, { place, search, load, form }: View): Promise<string> {
  const { request } = c.var;
  const reader = localeOf(c);
  const now = request.clock.now();
  const { path } = c.req;
  try {
    const [entries, { renderPage }] = await Promise.all([load(), import('#pages/render.js')]);
    const { html, dates } = await renderPage({
      path,
      search,
      reader,
      now,
      entries: JSON.parse(entries),
      form: form?.answer,
    });
    const said = { dates, at: now.toISOString(), ...(form && { form: form.answer }) };
    return `<div id="root">${html}</div>${firstViewScript(said, entries)}${scriptTags(place)}`;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === 'unauthorized') throw thrown;
    request.log.error('page-not-rendered', { path: c.req.routePath, reason: reasonOf(thrown) });
    // A submitted form gets its answer all the same.
    if (form) return plainNotice(wordsOf(form), path);
    return `<div id="root"></div>${scriptTags(place)}`;
  }
}
