import { PATHS } from '#schema/urls/page-paths.ts';
import { BUDGETS, NOT_IN_FIRST_LOAD } from './size-budgets.ts';

/** What one page loads by itself. Files are named as in `dist`. */
export interface PageLoad {
  path: string;
  scripts: string[];
  /** What its head asks for ahead of time. */
  named: string[];
  /** The text of its styles, one a request; inlined ones are one. */
  styles: string[];
  fonts: string[];
  html: string[];
}

/** What a build is made of. */
export interface Build {
  pages: PageLoad[];
  /** Bytes of a file as sent. */
  sizeOf: (file: string) => number;
  /** Bytes of a text as sent. */
  weigh: (text: string) => number;
  textOf: (file: string) => string;
  /** Modules of a chunk with their length. */
  modulesOf: (file: string) => [module: string, length: number][];
}

export interface PageSizeRow {
  path: string;
  /** All its script. */
  scripts: number;
  /** What it has beyond home's. */
  own: number;
  styles: number;
  fonts: number;
}

export interface Sizes {
  rows: PageSizeRow[];
  /** One line each; none when all is within its budget. */
  problems: string[];
}

const HOME = '/';
const SIGN_IN = PATHS.auth;

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Weighs every page against the budgets. @throws where home or the sign-in page is missing. */
export function measure(build: Build): Sizes {
  const { pages, sizeOf, weigh } = build;
  const sum = (files: string[]) => files.reduce((all, file) => all + sizeOf(file), 0);
  const home = pageAt(pages, HOME);
  const beyondHome = (page: PageLoad) =>
    page.scripts.filter((file) => !home.scripts.includes(file));

  const rows = pages.map((page) => ({
    path: page.path,
    scripts: sum(page.scripts),
    own: sum(beyondHome(page)),
    styles: page.styles.reduce((all, text) => all + weigh(text), 0),
    fonts: sum(page.fonts),
  }));

  const problems: string[] = [];
  const hold = (what: string, bytes: number, budget: number, files: string[] = []) => {
    if (bytes > budget)
      problems.push(`${what}: ${kb(bytes)} of ${kb(budget)}${heaviest(build, files)}`);
  };
  const signIn = pageAt(pages, SIGN_IN);
  hold(`${SIGN_IN}, all script`, sum(signIn.scripts), BUDGETS.signIn, signIn.scripts);
  hold('home, all script', sum(home.scripts), BUDGETS.home, home.scripts);
  for (const [index, page] of pages.entries()) {
    const row = rows[index] as PageSizeRow;
    if (page !== home && page !== signIn) {
      hold(`${page.path}, script of its own`, row.own, BUDGETS.ownCode, beyondHome(page));
    }
    hold(`${page.path}, styles`, row.styles, BUDGETS.styles);
    hold(`${page.path}, fonts`, row.fonts, BUDGETS.fonts);
    for (const what of tooEarly(build, page))
      problems.push(`${page.path} brings ${what} with its first view`);
    for (const wrong of wrongPreloads(build, page)) problems.push(`${page.path} ${wrong}`);
    for (const address of foreign(build, page))
      problems.push(`${page.path} fetches from another host: ${address}`);
  }
  return { rows, problems };
}

function pageAt(pages: PageLoad[], path: string): PageLoad {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}

/** What the heaviest file is made of. */
function heaviest({ sizeOf, modulesOf }: Build, files: string[]): string {
  const file = files.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (!file) return '';
  const modules = modulesOf(file).toSorted(([, a], [, b]) => b - a);
  const lines = modules
    .slice(0, 8)
    .map(([name, length]) => `\n      ${String(length).padStart(7)}  ${name}`);
  return `\n    most in ${file} (${kb(sizeOf(file))}); its modules before packing:${lines.join('')}`;
}

function tooEarly({ modulesOf }: Build, page: PageLoad): string[] {
  const modules = page.scripts.flatMap((file) => modulesOf(file).map(([name]) => name));
  return Object.entries(NOT_IN_FIRST_LOAD).flatMap(([what, pattern]) => {
    const found = modules.find((name) => pattern.test(name));
    return found ? [`${what} (${found})`] : [];
  });
}

const IMPORTED = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** What code imports, as the files themselves say. */
function withImported({ textOf }: Build, files: string[]): Set<string> {
  const all = new Set(files);
  for (const file of all) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    for (const [, name] of textOf(file).matchAll(IMPORTED)) all.add(folder + name);
  }
  return all;
}

/**
 * The head names all that is imported, or it is waited for twice; and nothing else, or it is
 * fetched for nobody.
 */
function wrongPreloads(build: Build, { scripts, named }: PageLoad): string[] {
  const needed = withImported(build, scripts);
  return [
    ...[...needed]
      .filter((file) => !named.includes(file))
      .map((file) => `imports ${file} unannounced`),
    ...named.filter((file) => !needed.has(file)).map((file) => `fetches ${file} for nothing`),
  ];
}

/** What a browser fetches, in markup, in styles and in code. Links to follow are none of it. */
const FETCHED = {
  markup:
    /<(?:script|link|img|iframe|source|video|audio|embed|object|use)\b[^>]*?\b(?:src|href|srcset|data)="(?:https?:)?\/\/[^"]*"/g,
  styles: /(?:url\(|@import)\s*["']?(?:https?:)?\/\/[^"')]*/g,
  code: /(?:\b(?:fetch|import|importScripts|Worker|EventSource|WebSocket)\(|\bsrc[:=])\s*["'`](?:https?:|wss?:)?\/\/[^"'`]*/g,
};

/** Addresses of other hosts in whatever loads at first. */
function foreign({ textOf }: Build, page: PageLoad): string[] {
  const found = (texts: string[], pattern: RegExp) =>
    texts.flatMap((text) => text.match(pattern) ?? []);
  return [
    ...new Set([
      ...found(page.html, FETCHED.markup),
      ...found(page.styles, FETCHED.styles),
      ...found(page.scripts.map(textOf), FETCHED.code),
    ]),
  ];
}
