import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { marked } from 'marked';
import { inRoot } from '#scripts/lib/paths.ts';
import { readEdenWords } from './eden.ts';
import { readLegalPage, readMailboxes } from './legal.ts';
import { readCategoryTexts, readCheckIn, readProfileTexts } from './mindset.ts';

const SHOWN = inRoot('frontend', 'generated');
const SAID = inRoot('worker', 'generated');

/** Texts that screens show and Eden says, checked and compiled to JSON that a bundle can hold. */
export function compileTexts(): void {
  const putIn = (folder: string) => {
    mkdirSync(folder, { recursive: true });
    return (name: string, value: unknown) =>
      writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(value)}\n`);
  };
  putIn(SAID)('eden', readEdenWords());
  const put = putIn(SHOWN);
  put('category-texts', readCategoryTexts());
  put('profile-texts', readProfileTexts());
  put('check-in', readCheckIn());
  put('evidence', { html: marked.parse(readFileSync(inRoot('content', 'mindset', 'evidence.md'), 'utf8')) });
  put('privacy-policy', readLegalPage('privacy-policy'));
  put('terms-of-service', readLegalPage('terms-of-service'));
  put('mailboxes', readMailboxes());
}
