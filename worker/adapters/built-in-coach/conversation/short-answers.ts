import { countWords, foldText, tidyOwnWords } from '#worker/lib/fold-text.ts';
import { findTemplate } from './all-moves.ts';
import { ANSWERS, ASIDES, PUSHBACK, PUSHBACK_QUESTIONS } from './answer-material.ts';
import { finish } from './compose.ts';
import { canFill, fillSlots, type Slots } from './fill-slots.ts';
import { choosePhrase } from './quote.ts';
import type { ConversationRequest, EdenReply } from './reply.ts';
import type { Chooser } from './seeded-choice.ts';
import { readSituation } from './situation.ts';
import { TECHNIQUES } from './techniques.ts';
import type { AnswerKind } from './vocabulary.ts';

type Turn = ConversationRequest['recentTurns'][number];

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const HOUR =
  "(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o'clock|h)?|noon|midday|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:sharp|ish))?";
const PART =
  '(?:morning|afternoon|evening|night|lunch|lunchtime|breakfast|dinner|supper|work|school|class|coffee|bed|bedtime|the gym)';
const TIME = new RegExp(
  `\\b(?:(?:tomorrow|today|tonight|(?:on |next |this )?${DAY})(?: ${PART})?(?:,? (?:at|around|by|before|after) (?:${HOUR}|${PART}))?|(?:at|around|by) ${HOUR}\\b|(?:in the|this|after|before|at|over|during) ${PART}|in (?:an hour|\\d+ minutes|ten minutes|half an hour)|right now|${HOUR} (?:tomorrow|tonight|today))`,
);
const PLAIN_TIME = /^(?:maybe |probably |around |at |say )*\d{1,2}([:.]\d\d)? ?(am|pm|o'clock|h)?\.?$/;

const KINDS: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    'did-not',
    /^(no,? )?(i )?(didn't|haven't|did not|couldn't|forgot|skipped it|not yet|missed it)( (do|done|manage|get to|try|start|open|make|have time|it|yet|to)\b.*)?[.!]*$|\b(didn't (do|manage|get (to|round to)) (it|that|this)|i forgot)\b/,
  ],
  [
    'did-it',
    /^(yes,? |yep,? |ok,? )?(i )?(did( it| that| this)?|done( it)?|managed( it)?|finished( it)?|just did( it)?|i've done it|completed)[.! ]*$|\bi (actually )?did (it|that|what you)\b|\bit worked\b/,
  ],
  [
    'dont-know',
    /^(lol |haha |hm+ |um+ |well |honestly |idk |ugh )*(,? ?)(i )?(really |honestly |just )?(don't know|no idea|not sure|no clue|hard to say|can't say|dunno|who knows|beats me|pass|hmm+|nothing comes to mind)( lol| haha| really| tbh| yet| either| honestly| man)*[.!?… ]*$/,
  ],
  [
    'decline',
    /^(no|nope|nah|not really|no thanks?|no way|i can't|can't|won't|i won't|not today|not now|too much|too hard|don't want to|i don't want to|i'd rather not|not possible|no time|impossible|i can't do that|that's too (much|hard|big))( thanks| thank you| sorry| right now| today| tbh| lol)*[.!… ]*$/,
  ],
  [
    'choice',
    /^(i (think|guess|choose|pick|would say|'d say) |maybe |probably |definitely |the |option |number |both|neither)*((first|second|third|last|latter|former|other)( one| part| question| option)?|one|two|three|[abc123]|both|neither|option [abc123])[.! ]*$/,
  ],
  [
    'accept',
    /^(?:h+m+ |um+ |oh |well |ah )*(yes|yeah|yep|yup|ya|ok|okay|okey|sure|fine|alright|all right|sounds good|will do|i will|i'll (try|do (it|that))|let's (do it|try|go)|deal|good|great|agreed|true|right|makes sense|i (can|could) (do|try) that|absolutely|definitely|of course|i guess so?|why not|maybe|k|kk|got it)([, ]+(ok|okay|sure|i will|i'll (try|do) (it|that)|thanks?|thank you|let's do it|good idea|sounds good|please|then|eden|i guess|maybe|fine))*[.! ]*$/,
  ],
];

const ASKS_WHEN =
  /\b(when|what time|which hour|what hour|at which|which ten|which days?|which two days|on which day|hour)\b/i;

/** The question that a reply ends with; '' where it ends otherwise. */
function lastQuestionOf(reply: string): string {
  const said = reply.trimEnd();
  return said.endsWith('?') ? said.slice(said.lastIndexOf('?', said.length - 2) + 1) : '';
}

/** Which kind of answer a short message is, or undefined for one that stands on its own. */
export function readAnswer(message: string, previous: Turn | undefined): AnswerKind | undefined {
  const folded = foldText(message);
  const length = countWords(folded);
  if (length > 14) return undefined;
  const kind = KINDS.find(([, pattern]) => pattern.test(folded))?.[0];
  if (kind === 'dont-know') return kind;
  if (!previous) return undefined;
  if (kind) return kind;
  const asksWhen = ASKS_WHEN.test(lastQuestionOf(previous.reply));
  if (length <= 9 && (TIME.test(folded) || (asksWhen && PLAIN_TIME.test(folded)))) return 'time';
  return undefined;
}

/** Whether Eden's last turn coached and asked, so that a short sentence is likely its answer. */
export function asksSomething(turn: Turn | undefined): boolean {
  if (!turn?.reply.includes('?')) return false;
  const { templateId } = turn;
  return (
    templateId === undefined ||
    /^(answer|pushback)\./.test(templateId) ||
    findTemplate(templateId) !== undefined
  );
}

/** How many messages in a row, this one included, turned Eden's suggestions down. */
function countRejections(recentTurns: readonly Turn[]): number {
  let count = 1;
  for (const turn of recentTurns.toReversed()) {
    if (!/^pushback\.|^answer\.decline/.test(turn.templateId ?? '')) break;
    count += 1;
  }
  return count;
}

export interface AnswerRequest {
  kind: AnswerKind;
  request: ConversationRequest;
  chooser: Chooser;
  recentTemplateIds: readonly string[];
}

/** The reply to a short answer, carrying the last turn's step along. */
export function replyToAnswer({
  kind,
  request,
  chooser,
  recentTemplateIds,
}: AnswerRequest): EdenReply | undefined {
  const material = ANSWERS[kind];
  const { coachTone, coachStyle } = request.preferences;
  const slots: Slots = {
    act: stepOf(request),
    time: timeIn(request.message),
    q: quoteOf(request.message),
  };
  const template = chooser.pick(
    material.templates.filter(
      (candidate) =>
        !recentTemplateIds.includes(`answer.${candidate.id}`) && canFill(candidate[coachTone], slots),
    ),
    'template',
  );
  if (!template) return undefined;
  const said = request.recentTurns.map((turn) => turn.reply).join(' ');
  const fresh = material.next[coachStyle].filter(
    (text) => !said.includes(finish(fillSlots(text, slots)).slice(1)),
  );
  const next = chooser.pick(fresh.length > 0 ? fresh : material.next[coachStyle], 'next') ?? '';
  return {
    message: finish(
      `${fillSlots(template[coachTone], slots)} ${asideOf(kind, request, chooser)} ${fillSlots(next, slots)}`,
    ),
    intent: 'answer',
    templateId: `answer.${template.id}`,
    technique: TECHNIQUES[material.technique],
  };
}

/** A word in the personality's own key, where there is something to hold to. */
function asideOf(kind: AnswerKind, request: ConversationRequest, chooser: Chooser): string {
  if (kind !== 'time' && kind !== 'accept') return '';
  return chooser.pick(ASIDES[request.preferences.coachPersonality], 'aside') ?? '';
}

/** The reply to "that doesn't help": another way in, then an admission, then a step back. */
export function replyToPushback(
  request: ConversationRequest,
  chooser: Chooser,
  recentTemplateIds: readonly string[],
): EdenReply | undefined {
  const { coachTone, coachStyle, coachPersonality } = request.preferences;
  const rejections = countRejections(request.recentTurns);
  const level = rejections === 1 ? 'once' : rejections === 2 ? 'twice' : 'more';
  const template = chooser.pick(
    PUSHBACK[level].filter((candidate) => !recentTemplateIds.includes(`pushback.${candidate.id}`)),
    'template',
  );
  if (!template) return undefined;
  const question =
    level === 'more' || template[coachTone].includes('?')
      ? ''
      : (chooser.pick(PUSHBACK_QUESTIONS[coachStyle][coachPersonality], 'question') ?? '');
  return {
    message: finish(`${template[coachTone]} ${question}`),
    intent: 'pushback',
    templateId: `pushback.${template.id}`,
  };
}

// The step Eden last proposed, in the first person. A template says it best; else her own if-then does.
function stepOf(request: ConversationRequest): string {
  for (const turn of request.recentTurns.toReversed().slice(0, 3)) {
    const found = turn.templateId ? findTemplate(turn.templateId) : undefined;
    if (found) {
      const { slots } = readSituation({ text: turn.message, intent: found.intent, goals: request.goals });
      return fillSlots(found.template.act, slots, 'middle');
    }
    const spoken = /\bthen I ([^.?]{8,160})[.?]/.exec(turn.reply)?.[1];
    if (spoken) return spoken.replaceAll('’', "'");
  }
  return 'take the small step, ten minutes at most';
}

function timeIn(message: string): string | undefined {
  const folded = foldText(message);
  const found =
    TIME.exec(folded)?.[0] ?? (PLAIN_TIME.test(folded) ? folded.replace(/[.!]+$/, '') : undefined);
  return found?.replace(/^(?:maybe |probably |say )+/, '').trim();
}

function quoteOf(message: string): string | undefined {
  const phrase = countWords(message) > 8 ? choosePhrase(message, () => 0) : undefined;
  const tidy = phrase ?? tidyOwnWords(message, 60);
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : undefined;
}
