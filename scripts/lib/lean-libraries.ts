import { readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

/** CommonJS of React's, for production, by the names it is imported under. */
const MODULES: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
};
const PREFIX = '\0module:';

/** Libraries that read React in a way no bundler can follow, for versions of it without these hooks. */
const FOLLOWED: [file: RegExp, from: string, to: string][] = [
  [
    /@base-ui\/utils\/safeReact\.mjs$/,
    'export const SafeReact = {\n  ...React\n};',
    'export { React as SafeReact };',
  ],
];

/**
 * Parts of the query library that do nothing here, on every page: no query suspends or throws, none is restored, nothing
 * is asked again when a window comes to the front, and a call is tried whatever the browser thinks of the network
 * (`frontend/lib/query-client.ts`).
 */
const UNUSED: [file: RegExp, instead: string][] = [
  [
    /@tanstack\/react-query\/build\/modern\/suspense\.js$/,
    `const never = () => false;
     export { never as defaultThrowOnError, never as ensureSuspenseTimers, never as fetchOptimistic, never as shouldSuspend };`,
  ],
  [
    /@tanstack\/react-query\/build\/modern\/errorBoundaryUtils\.js$/,
    `const never = () => false;
     export { never as ensurePreventErrorBoundaryRetry, never as getHasError, never as useClearResetErrorBoundary };`,
  ],
  [
    /@tanstack\/react-query\/build\/modern\/QueryErrorResetBoundary\.js$/,
    `const none = () => undefined;
     export { none as QueryErrorResetBoundary, none as useQueryErrorResetBoundary };`,
  ],
  [
    /@tanstack\/react-query\/build\/modern\/IsRestoringProvider\.js$/,
    `const never = () => false;
     export { never as IsRestoringProvider, never as useIsRestoring };`,
  ],
  [
    /@tanstack\/query-core\/build\/modern\/onlineManager\.js$/,
    `const onlineManager = { isOnline: () => true, subscribe: () => () => undefined };
     export { onlineManager as OnlineManager, onlineManager };`,
  ],
  [
    /@tanstack\/query-core\/build\/modern\/focusManager\.js$/,
    `const isFocused = () => document.visibilityState !== 'hidden';
     const focusManager = { isFocused, subscribe: () => () => undefined };
     export { focusManager as FocusManager, focusManager };`,
  ],
  [
    /@tanstack\/query-core\/build\/modern\/timeoutManager\.js$/,
    `const timeoutManager = {
       setTimeout: (act, ms) => setTimeout(act, ms),
       clearTimeout: (id) => clearTimeout(id),
       setInterval: (act, ms) => setInterval(act, ms),
       clearInterval: (id) => clearInterval(id),
     };
     const systemSetTimeoutZero = (act) => setTimeout(act, 0);
     export { timeoutManager as TimeoutManager, timeoutManager as defaultTimeoutProvider, systemSetTimeoutZero, timeoutManager };`,
  ],
];

/**
 * A CommonJS file of React's as a module. What is exported once, at the top level, becomes a constant, so that what
 * nobody imports falls away; the rest are variables. @throws where a file is not of the form that all of them have.
 */
export function asModule(source: string): string {
  const names = [...new Set([...source.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name as string))];
  const imports: string[] = [];
  let body = source.replace(/^var (?:\w+ = require\("[\w/-]+"\)(?:,\s+|;))+$/m, (required) => {
    for (const [, name, from] of required.matchAll(/(\w+) = require\("([\w/-]+)"\)/g)) {
      imports.push(`import * as ${name} from '${from}';`);
    }
    return '';
  });
  const variables = [];
  for (const name of names) {
    const assigned = body.match(new RegExp(`\\bexports\\.${name} = `, 'g')) ?? [];
    const atTop = new RegExp(`^exports\\.${name} = `, 'm');
    if (assigned.length === 1 && atTop.test(body)) body = body.replace(atTop, `const exported_${name} = `);
    else variables.push(`exported_${name}`);
    body = body.replaceAll(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `exported_${name}`);
  }
  if (/\b(?:require|exports|module)\b\s*[.([]/.test(body))
    throw new Error('React’s files have another form now');
  return [
    ...imports,
    variables.length > 0 ? `let ${variables.join(', ')};` : '',
    body,
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/** What React throws to itself, made once when its module begins. */
const SIGNAL = /^(?:var| ) +(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/gm;
const SIGNALS = 5;

/**
 * React's signals to itself without a stack. They are compared and never shown, but for a stack V8 reads the whole module
 * a second time, to learn on which line its top level stands: 7 to 10 ms of the main thread before anything wakes up.
 * @throws where there are not as many of them
 */
export function withoutStacks(source: string): string {
  let count = 0;
  const quiet = source.replaceAll(SIGNAL, (made) => {
    count += 1;
    return made.replace(/Error\(.*/, '{}');
  });
  if (count !== SIGNALS) throw new Error(`React makes ${count} signals now`);
  return quiet;
}

const VERSION_CHECK =
  /^var (\S+) = React\.version;\nif \(\s*"([\d.]+)" !==\s+\1\s*\)\s*throw Error\([\s\S]*?^ {2}\);\n/m;

/** React's two halves are compared when they are put together, not on every page. @throws where they differ */
export function comparedNow(source: string, version: string): string {
  const [check, , expected] = VERSION_CHECK.exec(source) ?? [];
  if (!check || expected !== version) throw new Error(`React ${version} beside a renderer for ${expected}`);
  return source.replace(check, '');
}

const FIND_DOM_NODE = /^ReactDOMSharedInternals\.findDOMNode = function [\s\S]*?^};\n/m;

/** Without what libraries once asked for the element of a component, and nothing here does. @throws where it is not there */
export function withoutFindDomNode(source: string): string {
  if (!FIND_DOM_NODE.test(source)) throw new Error('React has no findDOMNode any more');
  return source.replace(FIND_DOM_NODE, '');
}

const text = (path: string) => readFileSync(inRoot('node_modules', path), 'utf8');

/** What every browser has that the app is built for, so that what React would do without it falls away. */
const ALWAYS_THERE = /typeof (?:reportError|queueMicrotask|MessageChannel)\b/g;

function read(name: string): string {
  const source = text(MODULES[name] as string).replaceAll(ALWAYS_THERE, '"function"');
  if (name !== 'react-dom/client') return asModule(source);
  const { version } = JSON.parse(text('react/package.json')) as { version: string };
  return asModule(comparedNow(withoutFindDomNode(withoutStacks(source)), version));
}

const exportsOf = (code: string) =>
  [...(code.match(/export \{([^}]*)\};?\s*(?:\/\/.*\s*)?$/)?.[1] ?? '').split(',')]
    .map((part) => part.trim().replace(/^.* as /, ''))
    .toSorted();

/** @throws where the part has other exports than the one that stands in for it. */
export function leaveOut(code: string, instead: string): string {
  const [theirs, ours] = [exportsOf(code), exportsOf(instead)];
  if (theirs.join() !== ours.join()) throw new Error(`Exported are ${theirs}, and left out ${ours}`);
  return instead;
}

/**
 * React comes as CommonJS, of which a bundler keeps all and wraps every call; as modules it loses what nobody uses, and
 * so do the libraries around it. About 3 KB on every page. For the browser's build alone: the server's is not sent.
 */
export function leanLibraries() {
  return {
    name: 'yet:lean-libraries',
    enforce: 'pre' as const,
    apply: (_: unknown, { command, isSsrBuild }: { command: string; isSsrBuild?: boolean }) =>
      command === 'build' && !isSsrBuild,
    resolveId: (source: string) => (source in MODULES ? PREFIX + source : undefined),
    load: (id: string) => (id.startsWith(PREFIX) ? read(id.slice(PREFIX.length)) : undefined),
    transform(code: string, id: string) {
      const unused = UNUSED.find(([file]) => file.test(id));
      if (unused) return { code: leaveOut(code, unused[1]), map: null };
      const followed = FOLLOWED.find(([file]) => file.test(id));
      if (!followed) return undefined;
      const [, from, to] = followed;
      if (!code.includes(from)) throw new Error(`${id} reads React in another way now`);
      return { code: code.replace(from, to), map: null };
    },
  };
}
