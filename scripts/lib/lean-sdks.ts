import type { Plugin } from 'vite';

/**
 * Parts of SDKs that nothing here calls. Every SDK brings a service's whole API behind one client, so that no bundler can
 * drop any of it, and the runtime reads every byte of an upload when an isolate wakes up.
 */
const LEFT_OUT = [
  // Only chat completions are asked for, and streamed by hand.
  /\/openai\/resources\/(?!(index|shared|chat\/.*|chat)\.mjs$).*\.mjs$/,
  /\/openai\/lib\/(AbstractChatCompletionRunner|AssistantStream|ChatCompletion\w+)\.mjs$/,
  // What `worker/adapters/stripe` calls is what stays.
  /\/stripe\/esm\/resources\/(?!((Checkout|BillingPortal)\/(Sessions|index)|Customers|Invoices|Prices|Subscriptions)\.js$).*\.js$/,
  // No maker's certificate is read (`worker/lib/webauthn.ts`): what makes passkeys' devices known is left out, with all of X.509.
  /\/@simplewebauthn\/server\/esm\/helpers\/(\w*X509\w*|getCertificateInfo|validateCertificatePath|validateExtFIDOGenCEAAGUID|isCertRevoked)\.js$/,
  /\/@simplewebauthn\/server\/esm\/registration\/verifications\/(?!verifyAttestationPacked).*\.js$/,
  // Drizzle only writes SQL here (`worker/lib/sql.ts`), and its relational queries are not among it.
  /\/drizzle-orm\/relations\.js$/,
  /\/drizzle-orm\/sqlite-core\/query-builders\/query\.js$/,
];

/** Reads styles for sanitize-html, which is told to leave them alone: no style is allowed. */
const POSTCSS = /\/postcss\/lib\/postcss\.js$/;

const STAND_IN = '\0left-out';
const SAID = 'This part of a library is not in the Worker: see scripts/lib/lean-sdks.ts';
const STAND_IN_CODE = `
export function LeftOut() {
  const say = () => { throw new Error(${JSON.stringify(SAID)}) };
  if (!new.target) say();
  return new Proxy(this, {
    get: (part, name) => (typeof name === 'symbol' || name in part ? part[name] : say()),
  });
}`;

type Node = { type: string; [key: string]: unknown };
type Named = { name?: string; value?: string };

/** The names under which a module's own or passed-on parts are exported. */
function namesIn({ body }: { body: unknown[] }): string[] {
  return (body as Node[]).flatMap(({ type, declaration, specifiers }) => {
    if (type === 'ExportDefaultDeclaration') return ['default'];
    if (type !== 'ExportNamedDeclaration') return [];
    const declared = declaration as { id?: Named; declarations?: { id: Named }[] } | null;
    const ids = declared?.declarations?.map(({ id }) => id) ?? (declared?.id ? [declared.id] : []);
    const passedOn = (specifiers as { exported: Named }[]).map(({ exported }) => exported);
    return [...ids, ...passedOn].map(({ name, value }) => (name ?? value) as string);
  });
}

/** Leaves out what the SDKs bring along for others. A part that is used all the same says so in plain words. */
export function leanSdks(): Plugin {
  return {
    name: 'yet:lean-sdks',
    enforce: 'pre',
    resolveId: (source) => (source === STAND_IN ? STAND_IN : undefined),
    load: (id) => (id === STAND_IN ? STAND_IN_CODE : undefined),
    transform(code, id) {
      if (POSTCSS.test(id))
        return { code: `exports.parse = () => { throw new Error(${JSON.stringify(SAID)}) };`, map: null };
      if (!LEFT_OUT.some((part) => part.test(id))) return undefined;
      const names = namesIn(this.parse(code)).map((name) => `LeftOut as ${name}`);
      return {
        code: `import { LeftOut } from ${JSON.stringify(STAND_IN)};\nexport { ${names.join(', ')} };`,
        map: null,
      };
    },
  };
}
