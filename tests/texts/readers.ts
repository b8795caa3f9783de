import { shownOf } from '#frontend/features/admin/content/content-words.rules.ts';
import { oneLine } from '#frontend/features/admin/content/typed-fields.rules.ts';
import { nextSentences } from '#frontend/features/coach/messages/announce.rules.ts';
import { titleAndWords } from '#frontend/features/learning/catalogue/path-words.rules.ts';
import { playerFrom } from '#frontend/features/learning/unit/video.rules.ts';
import { keyInLink } from '#frontend/features/sharing/share-link.rules.ts';
import { isFormatted } from '#frontend/lib/words/is-formatted.rules.ts';
import { withoutMarkdown } from '#frontend/lib/words/plain-words.rules.ts';
import { withLinks } from '#frontend/lib/words/safety-text.rules.ts';
import { toHtml } from '#frontend/ui/text/markdown-html.ts';
import { EmailChange } from '#schema/contracts/account-life.ts';
import { ContentDraft, HTML_MAX } from '#schema/contracts/admin/content-edits.ts';
import { NewChatMessage } from '#schema/contracts/coach/coach.ts';
import { Credentials, Registration } from '#schema/contracts/credentials.ts';
import { NewGoal } from '#schema/contracts/goals.ts';
import { NewJournalEntry } from '#schema/contracts/journal.ts';
import { looksLikeEmail } from '#schema/rules/account/email-shape.ts';
import { hasUsableEmail } from '#schema/rules/account/usable-email.ts';
import { countWords as countWordsOfEntry, tellsOfSetback } from '#schema/rules/goals/setback.ts';
import { shortTitle } from '#schema/rules/goals/tree.ts';
import { CHAT_MESSAGE_MAX, JOURNAL_ENTRY_MAX, NOTES_MAX } from '#schema/rules/limits.ts';
import { ownPath } from '#schema/rules/own-path.ts';
import { builtInCoach } from '#worker/adapters/built-in-coach/built-in-coach.ts';
import { feedbackOnEntry } from '#worker/adapters/built-in-coach/conversation/feedback.ts';
import { isUnreadable } from '#worker/adapters/built-in-coach/conversation/readable.ts';
import { replyToMessage } from '#worker/adapters/built-in-coach/conversation/reply.ts';
import { planRoadmap } from '#worker/adapters/built-in-coach/planner/plan-goal.ts';
import {
  escapedProse,
  quoted,
} from '#worker/features/account/portability/export-markdown.rules.ts';
import { foreignTags, linkProblems } from '#worker/features/admin/typed-html.rules.ts';
import { unitProblems } from '#worker/features/admin/unit-fields.rules.ts';
import { maskedEmail, prefixRange } from '#worker/features/admin/users.rules.ts';
import { deviceOf } from '#worker/features/auth/sessions/device.rules.ts';
import { hashMessage } from '#worker/features/briefing/seed.rules.ts';
import { titleOf } from '#worker/features/coach/coach.rules.ts';
import { dayIn, nameIn } from '#worker/features/coach/commands/reading.rules.ts';
import { changedTimeIn, leavesIt } from '#worker/features/coach/commands/what-was-said.rules.ts';
import { GUIDES } from '#worker/features/coach/sessions/guides.ts';
import { continueSession, startSession } from '#worker/features/coach/sessions/session.rules.ts';
import { readLocaleDate } from '#worker/features/goals/locale-date.rules.ts';
import {
  foldedWords,
  matchOf,
  probeOf,
  textOfHtml,
} from '#worker/features/learning/catalogue/search.rules.ts';
import { invitationMail } from '#worker/features/sharing/sharing.mails.ts';
import { findRepeatedField } from '#worker/http/repeated-field.ts';
import { isAllowedText } from '#worker/lib/model-gateway/check-answer.ts';
import { CallDenied, messagesOf } from '#worker/lib/model-gateway/messages.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';
import { composeMail } from '#worker/lib/outside/mail-layout.ts';
import { safetyAnswerOf } from '#worker/lib/safety/care-words.ts';
import { passagesOf } from '#worker/lib/safety/passages.ts';
import { followUpOf, languageIn, screen } from '#worker/lib/safety/screen.ts';
import { signsIn } from '#worker/lib/safety/signs.ts';
import { stanceOf } from '#worker/lib/stances/stances.ts';
import { classifyAsk } from '#worker/lib/talk/asks-of.ts';
import { classifyCommand } from '#worker/lib/talk/command-of.ts';
import { asksForOwnWords, couldRecall } from '#worker/lib/talk/ledger/asked-for.ts';
import { recallFrom } from '#worker/lib/talk/ledger/recall.ts';
import { keepRequestIn } from '#worker/lib/talk/reading/asks/keep-request.ts';
import { deniedPeopleIn } from '#worker/lib/talk/reading/corrections.ts';
import { namesIn } from '#worker/lib/talk/reading/names.ts';
import { asksOffSubject } from '#worker/lib/talk/reading/off-subject.ts';
import { goodNewsIn, newTimeIn, planIn } from '#worker/lib/talk/reading/plans.ts';
import { readMessage } from '#worker/lib/talk/reading/reading.ts';
import { sayBack } from '#worker/lib/talk/reading/say-back.ts';
import { sumIn } from '#worker/lib/talk/reading/sums.ts';
import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import { datesIn } from '#worker/lib/text/dates-in.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import { countSpacedWords, foldText, tidyOwnWords } from '#worker/lib/text/fold-text.ts';
import { sanitiseHtml } from '#worker/lib/text/sanitise-html.ts';
import { featuresOf, foldForFeatures } from '#worker/lib/text-classifier/features.ts';

const answerSession = (text: string) => {
  const [guide] = GUIDES as [(typeof GUIDES)[number]];
  const turn = continueSession(guide, startSession(guide, []).state, text, []);
  return turn && continueSession(guide, turn.state, 'no more questions', []);
};

/**
 * The functions that read people's texts, by name, with the longest text that reaches them. A new
 * one is one line.
 */
export type TextReader = readonly [name: string, most: number, read: (text: string) => unknown];

const BODY_MAX = 256 * 1024;
/** What a model said and what was imported as said by one. */
const REPLY_MAX = 100_000;
/** A unit's notes and ten exercises, read as one text; a goal with twenty answers is shorter. */
const ALL_NOTES_MAX = 60_000;

const SAFE = { level: 'safe', concernsOther: false, language: 'en' } as const;
const MANNER = {
  coachPersonality: 'analytical',
  coachTone: 'warm',
  coachStyle: 'growth_mindset',
} as const;

const turn = (message: string, reply: string, templateId?: string) => ({
  message,
  reply,
  ...(templateId && { templateId }),
});
const talk = (message: string, more: object = {}) =>
  replyToMessage({ message, recentTurns: [], seed: 7, ...more });
const plan = (more: {
  title?: string;
  description?: string;
  answers?: { question: string; answer: string }[];
}) =>
  planRoadmap({
    title: 'Run a marathon',
    description: '',
    answers: [],
    today: '2026-11-22',
    targetDate: '2027-06-01',
    ...more,
  });
const QUESTIONS = [
  'Why does it matter to you?',
  'What gets in your way?',
  'What can you do today?',
  'How many days a week?',
  'What is this goal about?',
  'How far can you run today, breaks allowed?',
  'When would you like to complete this by?',
];

const IN_THE_COACH: TextReader[] = [
  ['the coach’s reply', CHAT_MESSAGE_MAX, (text) => talk(text)],
  [
    'the coach’s reply after a question',
    CHAT_MESSAGE_MAX,
    (text) =>
      talk(text, {
        recentTurns: [turn('I am stuck', 'At what time will you start?', 'stuck.smallest')],
      }),
  ],
  [
    'the coach’s reply to a talk of such messages',
    CHAT_MESSAGE_MAX,
    (text) =>
      talk('ok', {
        recentTurns: Array.from({ length: 10 }, () =>
          turn(text, 'Then I start. When?', 'answer.decline'),
        ),
      }),
  ],
  [
    'the coach’s reply after such replies',
    REPLY_MAX,
    (text) =>
      talk('at 5 pm', { recentTurns: Array.from({ length: 10 }, () => turn('ok', `${text}?`)) }),
  ],
  [
    'the coach’s words on an entry',
    JOURNAL_ENTRY_MAX,
    (text) => feedbackOnEntry({ content: text, recentTemplateIds: [], seed: 7 }),
  ],
  [
    'a reply in pieces',
    CHAT_MESSAGE_MAX,
    (text) =>
      builtInCoach
        .talk(
          {
            message: text,
            preferences: MANNER,
            goals: [],
            recentTurns: [],
            recentEntries: [],
            notes: [],
            seed: 7,
          },
          { userId: 1, care: 'none', deadline: startDeadline(60_000) },
        )
        .next(),
  ],
  ['the command', CHAT_MESSAGE_MAX, (text) => classifyCommand(text)],
  ['the topics', JOURNAL_ENTRY_MAX, topicsIn],
  ['what is asked', CHAT_MESSAGE_MAX, (text) => classifyAsk(text)],
  ['what was said before', CHAT_MESSAGE_MAX, (text) => recallFrom(text, [{ message: text }])],
  ['who is not meant', CHAT_MESSAGE_MAX, deniedPeopleIn],
  ['names', CHAT_MESSAGE_MAX, namesIn],
  ['what is announced', CHAT_MESSAGE_MAX, (text) => [planIn(text), newTimeIn(text)]],
  ['good news', CHAT_MESSAGE_MAX, goodNewsIn],
  ['what is said back', CHAT_MESSAGE_MAX, sayBack],
  ['the reading of a message', JOURNAL_ENTRY_MAX, readMessage],
  ['a name', CHAT_MESSAGE_MAX, nameIn],
  ['what is to be kept', CHAT_MESSAGE_MAX, keepRequestIn],
  [
    'what is asked of earlier words',
    CHAT_MESSAGE_MAX,
    (text) => [asksForOwnWords(text), couldRecall(text)],
  ],
  [
    'a new time',
    CHAT_MESSAGE_MAX,
    (text) => changedTimeIn(`${text.slice(0, 40)} make it 7`, [turn(text, '')]),
  ],
  ['a sum', CHAT_MESSAGE_MAX, (text) => sumIn(`${text} what?`, [text])],
  ['a question of fact', CHAT_MESSAGE_MAX, asksOffSubject],
  ['a matter that is left', CHAT_MESSAGE_MAX, leavesIt],
  ['a day', CHAT_MESSAGE_MAX, (text) => dayIn(text, '2026-03-01')],
  ['the answer to a session', CHAT_MESSAGE_MAX, answerSession],
  ['whether it is readable', CHAT_MESSAGE_MAX, isUnreadable],
  ['the language', JOURNAL_ENTRY_MAX, languageIn],
  ['a plan from a title', 200, (text) => plan({ title: text })],
  ['a plan from a description', 2000, (text) => plan({ description: text })],
  [
    'a plan to save from a description',
    2000,
    (text) => plan({ title: 'Save for a trip', description: text }),
  ],
  [
    'a plan to run a time from a description',
    2000,
    (text) => plan({ title: 'Run 5k under 20 minutes', description: text }),
  ],
  [
    'a plan to save from an answer',
    2000,
    (text) =>
      plan({
        title: 'Save for a trip',
        answers: [{ question: 'How much of it is there already?', answer: text }],
      }),
  ],
  [
    'a plan to learn from a description',
    2000,
    (text) => plan({ title: 'Learn the guitar', description: text }),
  ],
  ...QUESTIONS.map(
    (question): TextReader => [
      `a plan from the answer to “${question}”`,
      2000,
      (text) => plan({ answers: [{ question, answer: text }] }),
    ],
  ),
  [
    'a plan from twenty answers',
    2000,
    (text) =>
      plan({
        title: 'Save 5000 and lose 10 kg and run 10 km',
        answers: Array.from({ length: 20 }, () => ({
          question: QUESTIONS[2] as string,
          answer: text,
        })),
      }),
  ],
  [
    'a plan from questions',
    500,
    (text) => plan({ answers: [{ question: text, answer: 'Because.' }] }),
  ],
  [
    'what is sent to a model',
    CHAT_MESSAGE_MAX,
    (text) => {
      try {
        messagesOf({ instructions: '', subject: { text }, context: {} });
      } catch (error) {
        if (!(error instanceof CallDenied)) throw error;
      }
    },
  ],
  ['what a model may say', CHAT_MESSAGE_MAX, isAllowedText],
];

const IN_SAFETY: TextReader[] = [
  ['the screen', JOURNAL_ENTRY_MAX, (text) => screen(text)],
  ['the passages', ALL_NOTES_MAX, passagesOf],
  ['the signs', ALL_NOTES_MAX, signsIn],
  ['the folded text of a classifier', JOURNAL_ENTRY_MAX, foldForFeatures],
  ['the features', JOURNAL_ENTRY_MAX, featuresOf],
  ['what follows words of care', JOURNAL_ENTRY_MAX, followUpOf],
  ['a choice that was pressed', CHAT_MESSAGE_MAX, safetyAnswerOf],
  ['the stance', JOURNAL_ENTRY_MAX, (text) => stanceOf(text, SAFE)],
];

const html = (text: string) => ({
  kind: 'unit' as const,
  title: '',
  html: text,
  claim: '',
  source: '',
  act: '',
  hints: [],
  retrieval: [],
  questions: null,
  prompts: null,
});

const IN_FEATURES: TextReader[] = [
  ['prose in an export', REPLY_MAX, escapedProse],
  ['a quote in an export', REPLY_MAX, quoted],
  ['a conversation’s title', CHAT_MESSAGE_MAX, titleOf],
  ['the seed of a message', JOURNAL_ENTRY_MAX, (text) => hashMessage(text, 1)],
  ['a date in an answer', 2000, (text) => readLocaleDate(text, 'en')],
  ['a language in a header', 2000, (text) => readLocaleDate('1/2/2027', text)],
  ['a device', 300, deviceOf],
  ['words to search for', 100, (text) => probeOf(foldedWords(text))],
  [
    'a search',
    NOTES_MAX,
    (text) => matchOf({ title: text, claim: text, text }, foldedWords(text.slice(0, 100))),
  ],
  ['the text of HTML', HTML_MAX, textOfHtml],
  ['tags that are taken out', HTML_MAX, foreignTags],
  ['links that lose their address', HTML_MAX, linkProblems],
  ['what a unit must have', HTML_MAX, (text) => unitProblems(html(text), 'text')],
  ['a masked address', 254, maskedEmail],
  ['a search for people', 100, prefixRange],
  ['an invitation', 254, (text) => invitationMail(text, text, 'https://a.example')],
  [
    'a field that comes twice',
    BODY_MAX,
    (text) => findRepeatedField(JSON.stringify({ content: text })),
  ],
];

const IN_LIB: TextReader[] = [
  ['a folded text', CHAT_MESSAGE_MAX, foldText],
  ['a folded name', 254, foldName],
  ['dates', 200, (text) => datesIn(text, new Date('2026-03-01T12:00:00'))],
  ['own words', JOURNAL_ENTRY_MAX, (text) => tidyOwnWords(text)],
  ['a count of words', JOURNAL_ENTRY_MAX, countSpacedWords],
  // The library takes the square of how deep tags stand in each other; the contract lets no more of
  // it through than this.
  ['HTML made safe', HTML_MAX, (text) => sanitiseHtml(text.slice(0, HTML_MAX))],
  [
    'a mail',
    CHAT_MESSAGE_MAX,
    (text) => composeMail({ to: 'a@a.example', subject: text, paragraphs: [text] }),
  ],
];

const IN_RULES: TextReader[] = [
  ['whether an entry tells of a setback', JOURNAL_ENTRY_MAX, tellsOfSetback],
  ['the words of an entry', JOURNAL_ENTRY_MAX, countWordsOfEntry],
  ['a short title', 200, shortTitle],
  ['a place to go on to', 2000, (text) => ownPath(`/${text}`)],
  ['a usable address', 254, (text) => hasUsableEmail({ email: text })],
  ['the contract of an entry', BODY_MAX, (text) => NewJournalEntry.safeParse({ content: text })],
  ['the contract of a message', BODY_MAX, (text) => NewChatMessage.safeParse({ message: text })],
  [
    'the contract of a goal',
    BODY_MAX,
    (text) => NewGoal.safeParse({ title: text, description: text, targetDate: text }),
  ],
  [
    'the contract of an account',
    BODY_MAX,
    (text) => Registration.safeParse({ username: text, password: text, email: text }),
  ],
  [
    'the contract of a login',
    BODY_MAX,
    (text) => Credentials.safeParse({ username: text, password: text }),
  ],
  ['the contract of an address', BODY_MAX, (text) => EmailChange.safeParse({ email: text })],
  [
    'the contract of a unit',
    BODY_MAX,
    (text) => ContentDraft.safeParse({ ...html(text), claim: text, act: text }),
  ],
];

const IN_THE_BROWSER: TextReader[] = [
  ['a reply for the ears', REPLY_MAX, withoutMarkdown],
  ['the next sentences for the ears', REPLY_MAX, (text) => nextSentences(text, 0, false)],
  ['whether a reply has formatting', REPLY_MAX, isFormatted],
  ['Markdown', CHAT_MESSAGE_MAX, toHtml],
  ['words of care with links', CHAT_MESSAGE_MAX, withLinks],
  ['an address of mail', 2000, looksLikeEmail],
  ['a key in a link', 2000, keyInLink],
  ['a break in a line', HTML_MAX, oneLine],
  [
    'a search in content',
    2000,
    (text) => shownOf([{ title: text } as Parameters<typeof shownOf>[0][number]], text, false),
  ],
  ['the address of a talk', 2000, playerFrom],
  ['a title and its words', 2000, titleAndWords],
];

export const READERS: TextReader[] = [
  ...IN_THE_COACH,
  ...IN_SAFETY,
  ...IN_FEATURES,
  ...IN_LIB,
  ...IN_RULES,
  ...IN_THE_BROWSER,
];
