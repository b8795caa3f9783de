import { globSync, readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { BROWSER_DATABASES, SHELL_CACHE } from '#frontend/lib/databases.ts';
import { NEXT_PAGE_TOAST } from '#frontend/lib/next-page-toast.ts';
import { storageKeys } from '#frontend/lib/storage.ts';
import { READER_COOKIE, WELCOME_COOKIE } from '#schema/contracts/first-view.ts';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';
import { checkLegal, readLegalPage, readLegalText } from './legal.ts';

/**
 * The privacy page states what is true of this code: what comes to be in the code has its words
 * there, or these fail.
 */

const policy = readLegalText('privacy-policy');

/** Where the page speaks of each table that holds something of somebody's. */
const SPOKEN_OF: Record<string, string> = {
  users: '**Your account.**',
  calendar_feeds: '**Your calendar.**',
  mail_plans: '**Mails that you want.**',
  sessions: '**Browsers that are signed in.**',
  recovery_codes: 'recovery codes are kept only as hashes',
  passkeys: 'For a passkey we keep its public key',
  goals: 'Goals with their plans',
  journal_entries: 'journal entries with Eden',
  free_entries: 'entries about no goal',
  chat_conversations: 'conversations with Eden',
  chat_messages: 'conversations with Eden',
  coach_notes: 'what you want her to keep in mind',
  coach_sessions: 'your answers in her guided sessions',
  kept_things: 'what you kept at the end of one',
  coach_usage: 'how many replies Eden gave you that day',
  user_progress: 'what you wrote in the exercises of learning units',
  user_path_enrollments: 'learning paths',
  learning_recommendations: 'what was recommended to you',
  micro_learning_seeds: 'what was recommended to you',
  review_items: 'what is up for review',
  mindset_assessments: '**Your answers.**',
  mindset_responses: 'What you answered in the assessment and in check-ins',
  user_profiles: 'the growth profile',
  user_journey_events: 'your growth journey',
  activities: '**What you did.**',
  user_stickers: 'Stickers',
  seen_motivations: 'which daily words you have had',
  payments: 'for each payment the amount',
  payment_orders: '**Plans and payments.**',
  goal_shares: '**What you share.**',
  share_notes: 'the notes people leave',
  retried_writes: '**Repeats.**',
  reminders: '**Reminders.**',
  reminder_sends: 'For two months we also keep when something asked',
  reminder_choices: 'your quiet hours and holidays',
  push_subscriptions: 'the address and the keys it gave us',
  throttles: '**Counts against misuse.**',
  path_effectiveness: 'averages that name nobody',
  audit_trail: '**What administrators see and did.**',
};

/** Content and machinery: nobody's. */
const NOBODYS = new Set([
  'motivations',
  'mindset_questions',
  'intervention_strategies',
  'stickers',
  'learning_paths',
  'learning_modules',
  'learning_units',
  'micro_learning_items',
  'content_edits',
  'subscription_plans',
  'billing_events',
  'guards',
  'sweep_places',
]);

const tables = await Promise.all(
  globSync('schema/tables/*.ts', { cwd: ROOT }).map((file) => import(inRoot(file))),
);
const tableNames = tables
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, SQLiteTable))
  .map(getTableName);

test.each(tableNames.filter((name) => !NOBODYS.has(name)))(
  'the page speaks of what %s holds',
  (name) => {
    expect(SPOKEN_OF).toHaveProperty(name);
    expect(policy.includes(SPOKEN_OF[name] as string), SPOKEN_OF[name]).toBe(true);
  },
);

const sources = globSync('{worker,frontend,schema}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => /(^|\/)(dist|generated|node_modules|testing)$|\.test\.tsx?$/.test(path),
});
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(inRoot(file), 'utf8'))).sort();

test('every cookie is named', () => {
  expect(
    filesWith(/\bset(Signed)?Cookie\(|document\.cookie|(append|set)\(['"]set-cookie/i),
  ).toEqual([
    'frontend/first-view/first-view.ts',
    'frontend/lib/next-page-toast.ts',
    'worker/http/attempt-cookie.ts',
    'worker/http/bookmark-cookie.ts',
    'worker/http/session-cookie.ts',
    'worker/pages/submit-form.ts',
  ]);
  for (const name of ['session', 'bookmark', 'attempt']) {
    expect(policy).toContain(`\`${name}\``);
    expect(policy).toContain(`\`__Host-${name}\``);
  }
  for (const name of [READER_COOKIE, WELCOME_COOKIE]) expect(policy).toContain(`\`${name}\``);
});

test('every place where the browser keeps something is named', () => {
  expect(
    filesWith(
      /\b(localStorage|sessionStorage|indexedDB|openDB|cookieStore)\b|\bcaches\.|workbox-precaching/,
    ),
  ).toEqual([
    // It reads how Yet looks, before the first paint.
    'frontend/first-view/page-script.ts',
    'frontend/lib/databases.ts',
    'frontend/lib/last-seen/last-seen-store.ts',
    'frontend/lib/next-page-toast.ts',
    'frontend/lib/private-storage.ts',
    // Whether a tick sounds, as it was chosen on this device.
    'frontend/lib/signs/sign-of.ts',
    'frontend/lib/storage.ts',
    'frontend/outbox/outbox-store.ts',
    'frontend/sw/reminders.ts',
    'frontend/sw/sw.ts',
  ]);
  for (const key of Object.values(storageKeys)) {
    const written = typeof key === 'string' ? key : (key as (...ids: number[]) => string)(1, 2, 3);
    const named = written.replace(/(?<=^yet:(draft|key|last-here):).*/, '…');
    expect(policy.includes(`\`${named}\``), `the page names ${named}`).toBe(true);
  }
  for (const name of [...Object.values(BROWSER_DATABASES), SHELL_CACHE, NEXT_PAGE_TOAST])
    expect(policy.includes(`\`${name}\``), `the page names ${name}`).toBe(true);
});

test('every host that a page may talk to belongs to somebody who is named', () => {
  const hosts = readFileSync(inRoot('worker', 'http', 'headers.ts'), 'utf8').matchAll(
    /https:\/\/([\w.*-]+)/g,
  );
  for (const [, host = ''] of hosts) {
    const [, company = host] = /([\w-]+)\.\w+$/.exec(host) ?? [];
    expect(policy.toLowerCase().includes(company), `the page names ${host}`).toBe(true);
  }
});

test.each(['OPENAI', 'STRIPE', 'PAYPAL', 'RESEND'])('the service behind %s is named', (service) => {
  expect(policy.toLowerCase()).toContain(service.toLowerCase());
});

test.each(['privacy-policy', 'terms-of-service'] as const)(
  '%s is taken apart into what is laid out',
  (name) => {
    const page = readLegalPage(name);
    expect(page.updated).toBe('Last updated: January 26, 2025');
    expect(page.summary).toMatch(/^<ul>/);
    expect(page.html).not.toMatch(/\{|Last updated/);
    expect(page.html).toMatch(/href="mailto:\w+@[\w.]+"/);
    for (const { id } of page.sections) expect(page.html).toContain(`<h2 id="${id}">`);
  },
);

test('the pages keep their promises', () => {
  expect(checkLegal()).toEqual([]);
});
