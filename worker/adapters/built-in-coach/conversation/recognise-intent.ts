import { foldText } from '#worker/lib/fold-text.ts';
import { INTENT_PATTERNS, STATE_INTENTS, type Weighted } from './intent-patterns.ts';
import { INTENTS, type Intent } from './intents.ts';

export interface Recognition {
  intent: Intent;
  /** Sum of the weights that spoke for it; 0 when nothing did. */
  score: number;
}

const NEGATED =
  /\b(not|no longer|never|isn't|wasn't|aren't|don't (?:feel|get)|didn't (?:feel|get)|without (?:being|feeling)|stopped (?:feeling|being)?|less|nor)( (?:so|as|that|really|very|too|all|even|feeling|being|at all|a|any))* ?$/;
const BY_NOW = /\b(any ?(more|longer)|no longer|finally|today|this time|stopped|less)\b/;

/** Questions about the world or the app, as against questions about oneself. */
const ASKS =
  /\?\s*$|^(what|who|when|where|why|how|which|is|are|does|do|did|can|could|was|were|will|tell me|explain|define|name)\b(?!')/;
const ABOUT_SELF = /\b(i|i'm|i've|my|me|myself|we|our)\b/;

/**
 * What a message is for, by weighted patterns over its folded text. Words of a state that is denied
 * ("I'm not stuck any more") do not count for the state, and count as progress when it has ended.
 */
export function recogniseIntent(text: string): Recognition {
  const folded = foldForMatching(text);
  let best: Recognition = { intent: 'open', score: 0 };
  let ended = 0;
  for (const intent of INTENTS) {
    const patterns = INTENT_PATTERNS[intent];
    if (!patterns) continue;
    const { score, denied } = weigh(folded, patterns, STATE_INTENTS.has(intent));
    if (denied && BY_NOW.test(folded)) ended += 3;
    const whole = intent === 'progress' ? score + ended : score;
    if (whole > best.score) best = { intent, score: whole };
  }
  if (/\bused to (be|feel|get)\b/.test(folded) && best.score <= 3) best = { intent: 'progress', score: 3 };
  if (best.score <= 2 && best.intent !== 'next-step' && asksAboutTheWorld(folded))
    return { intent: 'question', score: 2 };
  return best;
}

/** How much a folded phrase speaks for an intent; used to choose what to quote. */
export function relevanceFor(intent: Intent): (folded: string) => number {
  const patterns = INTENT_PATTERNS[intent] ?? [];
  return (folded) => {
    let sum = 0;
    for (const [weight, pattern] of patterns) if (weight > 0 && pattern.test(folded)) sum += weight;
    return sum;
  };
}

// A long message says what it is about at its start and at its end; the middle only costs time.
function foldForMatching(text: string): string {
  return foldText(text.length > 1600 ? `${text.slice(0, 1100)} ${text.slice(-500)}` : text);
}

function asksAboutTheWorld(folded: string): boolean {
  return ASKS.test(folded) && !ABOUT_SELF.test(folded) && folded.length < 300;
}

function weigh(
  folded: string,
  patterns: readonly Weighted[],
  isState: boolean,
): { score: number; denied: boolean } {
  let score = 0;
  let denied = false;
  for (const [weight, pattern] of patterns) {
    const found = pattern.exec(folded);
    if (!found) continue;
    if (isState && NEGATED.test(folded.slice(Math.max(0, found.index - 40), found.index))) denied = true;
    else score += weight;
  }
  return { score, denied };
}
