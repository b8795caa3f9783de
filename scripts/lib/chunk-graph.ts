/** What Vite says of one chunk of the browser's build. */
export interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  /** What its styles name: fonts and pictures. */
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Record<string, Chunk>;

export const APP = 'index.html';
export const SIGN_IN = 'auth.tsx';
/** As the route table names a screen. */
export const screenKey = (screen: string) => `screens/${screen}.screen.tsx`;

/**
 * Parts that do not come with the page that imports them. `asked`: somebody does something first.
 * `seen`: scrolled to, chosen as a tab, or the page is quiet; they may stand in a first view, so
 * their styles come with it. What is not in this list counts as loaded at once, and is.
 */
export const LATER: { part: RegExp; when: 'asked' | 'seen' }[] = [
  { part: /-(dialog|sheet)\.tsx$/, when: 'asked' },
  // A form is held against its contract when it is sent.
  {
    part: /schema\/contracts\/|^_(credentials|journal|text|ids)-|split-export\.ts$/,
    when: 'asked',
  },
  { part: /app\/(confetti|celebration-words|sign-out|on-idle)\.tsx?$/, when: 'asked' },
  { part: /ui\/(text\/(markdown|safe-html)|feedback\/toast-card)\.tsx?$/, when: 'asked' },
  {
    part: /features\/outbox\/|^_(page-outbox|last-seen)-|^(outbox\/page-outbox|api\/last-seen)\.ts$/,
    when: 'asked',
  },
  {
    part: /@simplewebauthn|lib\/event-stream\.ts$|billing\/checkout\/paypal-capture\.tsx$/,
    when: 'asked',
  },
  // On the sign-in page, when somebody types.
  { part: /app\/service-worker\.ts$|^_service-worker-/, when: 'asked' },
  // A tone and a buzz, for who turned them on.
  { part: /signs\/soft-signs\.ts$/, when: 'asked' },
  // At a good moment; and what another app shared, for whom it brings here.
  { part: /install\/install-offer\.tsx$/, when: 'seen' },
  { part: /lib\/keep-shared-words\.ts$|^_keep-shared-words-/, when: 'asked' },
  // For who has no goal, or has done what there was.
  { part: /today\/nothing-today\.tsx$/, when: 'seen' },
  // At the end of a week alone, and when a week’s review has been kept.
  { part: /week-review\/offer\.tsx$|sessions\/week-ahead\.tsx$/, when: 'asked' },
  // What a press on a task does, and what is behind its button.
  {
    part: /goals\/(today\/today-acts\.tsx|list\/(add-task|task-tools)\.tsx)$/,
    when: 'asked',
  },
  // A form for a promise, the ways to go on, and the card for who comes back after weeks.
  {
    part: /goals\/(if-thens\/if-then-form|replan\/(replan-panel|return-card))\.tsx$/,
    when: 'asked',
  },
  // Below the plan; what repeats, and the last promise, for who has them.
  {
    part: /goals\/(replan\/goal-adjustments|rhythms\/rhythm-line|today\/today-further)\.tsx$|^_rhythm-line-/,
    when: 'seen',
  },
  // The fields of a step, and dragging: fetched when a pointer comes to what can be dragged.
  { part: /goals\/plan\/(step-tools\.tsx|(order-by-drag|step-edits\.rules)\.ts)$/, when: 'asked' },
  // For who has no goal yet; and the tools of a list, which is read before it is searched.
  { part: /goals\/(edit\/example-goal-cards|board\/goal-toolbar)\.tsx$/, when: 'seen' },
  // Every screen but the page's own.
  { part: /^screens\/[\w/-]+\.screen\.tsx$/, when: 'asked' },
  // A link that was sealed; and the card that stands in for a screen until the first assessment.
  { part: /sharing\/sealed-goal\.tsx$|mindset\/welcome-card\.tsx$/, when: 'asked' },
  // A goal's journal opens with a press.
  { part: /journal\/journal-pages\.tsx$/, when: 'seen' },
  { part: /journal\/edit-entry\.tsx$/, when: 'asked' },
  { part: /profile\/journey\/evolution-chart\.tsx$/, when: 'seen' },
  { part: /\.island\.tsx$/, when: 'seen' },
];

const laterOf = (part: string) => LATER.find(({ part: pattern }) => pattern.test(part))?.when;

/** A chunk and all it imports, in the order of the import. */
export function withImports(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(key)) return seen;
  for (const name of manifest[key]?.imports ?? []) withImports(manifest, name, seen);
  return seen.add(key);
}

/** What a page loads without anybody's doing: its code, and the parts that it asks for at once. */
export function firstView(manifest: Manifest, screen: string): Set<string> {
  const keys = withImports(manifest, screen, withImports(manifest, APP));
  for (const key of keys) {
    for (const part of manifest[key]?.dynamicImports ?? []) {
      if (!laterOf(part)) withImports(manifest, part, keys);
    }
  }
  return keys;
}

/** That and the parts that may stand in it. */
export function mayBeSeen(manifest: Manifest, screen: string): Set<string> {
  const keys = firstView(manifest, screen);
  for (const key of keys) {
    for (const part of manifest[key]?.dynamicImports ?? []) {
      if (laterOf(part) !== 'asked') withImports(manifest, part, keys);
    }
  }
  return keys;
}

/** The distinct files of some chunks. */
export function filesOf(
  manifest: Manifest,
  keys: Iterable<string>,
  of: (chunk: Chunk) => string[] = ({ file }) => [file],
): string[] {
  return [...new Set([...keys].flatMap((key) => of(manifest[key] as Chunk)))];
}
