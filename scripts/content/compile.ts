import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { marked } from 'marked';
import { inRoot } from '#scripts/lib/paths.ts';
import { readLegalPage, readMailboxes } from './legal.ts';
import { readCategoryTexts, readCheckIn, readProfileTexts } from './mindset.ts';

const OUT = inRoot('frontend', 'generated');

/** Texts that screens show, checked and compiled to JSON that a bundle can hold. */
export function compileTexts(): void {
  mkdirSync(OUT, { recursive: true });
  const put = (name: string, value: unknown) =>
    writeFileSync(`${OUT}/${name}.json`, `${JSON.stringify(value)}\n`);
  put('category-texts', readCategoryTexts());
  put('profile-texts', readProfileTexts());
  put('check-in', readCheckIn());
  put('evidence', { html: marked.parse(readFileSync(inRoot('content', 'mindset', 'evidence.md'), 'utf8')) });
  put('privacy-policy', readLegalPage('privacy-policy'));
  put('terms-of-service', readLegalPage('terms-of-service'));
  put('mailboxes', readMailboxes());
}
