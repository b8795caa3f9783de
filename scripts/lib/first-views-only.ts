import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Modules that wait for an interaction, or for the browser's own parser, storage or streams. On the
 * server they render nothing.
 */
export const BROWSERS_OWN =
  /frontend\/(ui\/(feedback\/(dialog|confirm-dialog)|text\/(markdown|safe-html))\.tsx?|app\/(confetti|offline)\.ts|api\/last-seen\.ts|outbox\/page-outbox\.ts|lib\/event-stream\.ts|features\/.*-(dialog|sheet)\.tsx)$/;
/** Asked for by `import()` alone, when something is pressed or sent. */
const SENT_FOR = /^(@simplewebauthn\/browser|#schema\/contracts\/.*)$/;
const NOTHING = '\0nothing';
const EXPORTED = /^export (?:async )?(?:function\*?|const) (\w+)/gm;

/**
 * The Worker's copy of the pages renders first views and goes without the rest: its modules stand
 * there empty.
 */
export function firstViewsOnly(): Plugin {
  return {
    name: 'yet:first-views-only',
    enforce: 'pre',
    resolveId: (source, _importer, { kind }) =>
      kind === 'dynamic-import' && SENT_FOR.test(source) ? NOTHING : undefined,
    load(id) {
      if (id === NOTHING) return 'export {};';
      if (!BROWSERS_OWN.test(id)) return undefined;
      const names = [...readFileSync(id, 'utf8').matchAll(EXPORTED)].map(([, name]) => name);
      return names.map((name) => `export const ${name} = () => null;`).join('\n');
    },
  };
}
