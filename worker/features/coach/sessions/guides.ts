import type { ArtefactKind } from '#schema/contracts/coach/coach-sessions.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import guides from '#worker/generated/sessions.json' with { type: 'json' };
import { shortForm } from '#worker/lib/text/short-form.ts';
import type { SessionGuide } from './session-guide.ts';
import { startMessage } from './session-words.ts';

/** All guided sessions, compiled from `content/eden/sessions`. */
export const GUIDES = guides as unknown as readonly SessionGuide[];

export const guideOf = (id: string) => GUIDES.find((guide) => guide.id === id);

/** The session whose start button sends this message. */
export function guideByStartMessage(message: string): SessionGuide | undefined {
  const said = shortForm(message);
  return GUIDES.find((guide) => said === shortForm(startMessage(guide)));
}

/** The session named by its title. While an answer is expected, a title may be that answer. */
export function guideByTitle(message: string): SessionGuide | undefined {
  const said = shortForm(message);
  return GUIDES.find(({ title }) =>
    [title, `start ${title}`, `lets do ${title}`].map(shortForm).includes(said),
  );
}

/** The session whose title shares most words of more than three letters with a message. */
export function guideBySharedWords(message: string): SessionGuide | undefined {
  const said = new Set(shortForm(message).split(' '));
  const scored = GUIDES.map((guide) => {
    const words = shortForm(`${guide.title} ${guide.id}`)
      .split(' ')
      .filter((word) => word.length > 3);
    return { guide, shared: new Set(words.filter((word) => said.has(word))).size };
  });
  const best = scored.toSorted((one, other) => other.shared - one.shared)[0];
  return best && best.shared > 0 ? best.guide : undefined;
}

/** A person's progress with goals and promises, as far as sessions are chosen by it. */
export interface GoalProgress {
  /** Whether an open goal or its next step is behind its date. */
  isSlipping: boolean;
  /** The kind of artefact that was stored last. */
  lastKept: ArtefactKind | null;
}

/** Sessions for a slipping goal: asking whether it is still wanted, or beginning again. */
const FOR_SLIPPING_GOALS = ['is-this-still-my-goal', 'get-started'];
/** Sessions for somebody who made a promise: looking at how it went. */
const FOR_LAST_PROMISE = ['my-week-in-review'];

/** Sessions for the person's progress, the most urgent first. */
const urgentGuides = ({ isSlipping, lastKept }: GoalProgress) => [
  ...(isSlipping ? FOR_SLIPPING_GOALS.slice(0, 1) : []),
  ...(lastKept === 'if-then' || lastKept === 'plan' ? FOR_LAST_PROMISE : []),
  ...(isSlipping ? FOR_SLIPPING_GOALS.slice(1) : []),
];

/**
 * The sessions to offer, at most `count`: first those for a slipping goal and the last promise, at
 * most `count` − 1, then those for the weakest category, then those for everybody.
 */
export function rankGuides(
  weakest: MindsetCategory | undefined,
  count: number,
  progress: GoalProgress = { isSlipping: false, lastKept: null },
): SessionGuide[] {
  const first = urgentGuides(progress).slice(0, count - 1);
  const distance = ({ id, category }: SessionGuide) => {
    const place = first.indexOf(id);
    if (place >= 0) return place - first.length;
    return category === weakest ? 0 : category === 'none' ? 1 : 2;
  };
  return GUIDES.toSorted((one, other) => distance(one) - distance(other)).slice(0, count);
}
