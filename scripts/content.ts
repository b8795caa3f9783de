import { readCommandLines } from './content/commands.ts';
import { checkCoverFiles } from './content/covers-sprite.ts';
import { readFacts } from './content/facts.ts';
import { readGoalKinds } from './content/goal-kinds.ts';
import { readHelp } from './content/help.ts';
import { checkLearning } from './content/learning/checks.ts';
import { readLearning } from './content/learning/files.ts';
import { readingLevels } from './content/learning/reading-level.ts';
import { checkLegal } from './content/legal.ts';
import { readManner } from './content/manner.ts';
import { checkMicroItems, readMicroItems } from './content/micro-learning.ts';
import {
  checkCheckIn,
  checkQuestions,
  checkStrategies,
  readCategoryTexts,
  readCheckIn,
  readProfileTexts,
  readQuestions,
  readStrategies,
} from './content/mindset.ts';
import { checkMotivations, readMotivations } from './content/motivations.ts';
import { readApologies } from './content/other-languages.ts';
import { readPlannerWords } from './content/planner-words.ts';
import { checkPlans, readPlans } from './content/plans.ts';
import { ContentProblems } from './content/read.ts';
import { checkSafetyWords, readSafetyWords } from './content/safety.ts';
import { readSessions } from './content/sessions.ts';
import { readStances } from './content/stances.ts';
import { checkStickers, readStickers } from './content/stickers.ts';
import { readListening, readTopics } from './content/topics.ts';
import { log, stop } from './lib/log.ts';
import { compileContent } from './lib/prepare.ts';
import { checkAskExamples } from './train/asks.ts';
import { checkGoalExamples } from './train/goals/fit-goals.ts';
import { checkSafetyExamples } from './train/safety.ts';
import { checkStanceExamples } from './train/stance-examples.ts';
import { checkTalkExamples } from './train/talk.ts';

const CHECKS: [string, () => string[]][] = [
  ['motivations', () => checkMotivations(readMotivations())],
  ['assessment questions', () => checkQuestions(readQuestions())],
  ['strategies', () => checkStrategies(readStrategies())],
  ['learning paths and units', () => checkLearning(readLearning())],
  ['covers of the paths', checkCoverFiles],
  ['micro-learning', () => checkMicroItems(readMicroItems())],
  [
    'topics, listening, facts, help and manner',
    () => readsWell(readTopics, readListening, readFacts, readHelp, readManner, readApologies),
  ],
  ['words of care and helplines', () => checkSafetyWords(readSafetyWords())],
  ['stances', () => readsWell(readStances)],
  ['guided sessions', () => readsWell(readSessions)],
  ['lines for commands', () => readsWell(readCommandLines)],
  [
    'labelled examples',
    () => [
      ...checkSafetyExamples(),
      ...checkStanceExamples(),
      ...checkTalkExamples(),
      ...checkGoalExamples(),
      ...checkAskExamples(),
    ],
  ],
  ['kinds of goals', () => readsWell(readGoalKinds, readPlannerWords)],
  ['legal pages', checkLegal],
  ['plans', () => checkPlans(readPlans())],
  ['stickers', () => checkStickers(readStickers())],
  [
    'texts of results, profiles and check-in',
    () => [...readsWell(readCategoryTexts, readProfileTexts), ...checkCheckIn(readCheckIn())],
  ],
];

/** Files whose schema says it all. */
function readsWell(...reads: (() => unknown)[]): string[] {
  for (const read of reads) read();
  return [];
}

const problems = CHECKS.flatMap(([name, check]) => {
  try {
    const found = check();
    log(`${name}: ${found.length === 0 ? 'in order' : `${found.length} problems`}`);
    return found;
  } catch (error) {
    if (error instanceof ContentProblems) return error.message.split('\n');
    throw error;
  }
});
if (problems.length > 0) stop(problems.join('\n'));
log(`reading level of the units: ${readingLevels(readLearning().units)}`);
compileContent();
