import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { marked } from 'marked';
import { inRoot } from '#scripts/lib/paths.ts';
import { fitSituations } from '#scripts/train/situations.ts';
import { readCommandLines } from './commands.ts';
import { readFacts } from './facts.ts';
import { type KindWithExamples, readGoalKinds } from './goal-kinds.ts';
import { readHelp } from './help.ts';
import { readDisclosure, readLegalPage, readMailboxes } from './legal.ts';
import { readManner } from './manner.ts';
import {
  checkInPage,
  readBeliefs,
  readCategoryTexts,
  readCheckIn,
  readProfileTexts,
} from './mindset.ts';
import { readApologies } from './other-languages.ts';
import { readPlannerWords } from './planner-words.ts';
import { readSafetyWords } from './safety.ts';
import { readSessions } from './sessions.ts';
import { readSituationPages } from './situations.ts';
import { readStances } from './stances.ts';
import { readListening, readTopics } from './topics.ts';

const SHOWN = inRoot('frontend', 'generated');
const SAID = inRoot('worker', 'generated');

/** Texts that screens show and Eden says, checked and compiled to JSON that a bundle can hold. */
export function compileTexts(): void {
  const putIn = (folder: string) => {
    mkdirSync(folder, { recursive: true });
    return (name: string, value: unknown) =>
      writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(value)}\n`);
  };
  const say = putIn(SAID);
  say('topics', readTopics());
  say('listening', readListening());
  say('facts', readFacts());
  say('help', readHelp());
  say('situations', readSituationPages());
  say('situations-model', fitSituations());
  say('manner', readManner());
  say('apologies', readApologies());
  say('safety-words', readSafetyWords());
  say('stances', readStances());
  say('sessions', readSessions());
  say('commands', readCommandLines());
  say('disclosure', readDisclosure());
  const { kinds, languages } = readGoalKinds();
  const withoutExamples = (all: readonly KindWithExamples[]) =>
    all.map(({ examples: _learnt, ...kind }) => kind);
  say('goal-kinds', {
    kinds: withoutExamples(kinds),
    languages: Object.fromEntries(
      Object.entries(languages).map(([language, told]) => [language, withoutExamples(told)]),
    ),
  });
  say('planner-words', readPlannerWords());
  const put = putIn(SHOWN);
  put('category-texts', readCategoryTexts());
  put('profile-texts', readProfileTexts());
  put('beliefs', readBeliefs());
  put('check-in', checkInPage(readCheckIn()));
  const page = (...file: string[]) => ({
    html: marked.parse(readFileSync(inRoot('content', ...file), 'utf8')),
  });
  put('evidence', page('mindset', 'evidence.md'));
  put('who-eden-is', page('eden', 'who-eden-is.md'));
  put('privacy-policy', readLegalPage('privacy-policy'));
  put('terms-of-service', readLegalPage('terms-of-service'));
  put('mailboxes', readMailboxes());
}
