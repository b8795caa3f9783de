import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import guides from '#worker/generated/sessions.json' with { type: 'json' };
import { shortForm } from '#worker/lib/text/short-form.ts';
import type { SessionGuide } from './session-guide.ts';
import { startMessage } from './session-words.ts';

/** All guided sessions, as `content/eden/sessions` has them. */
export const GUIDES = guides as unknown as readonly SessionGuide[];

export const guideOf = (id: string) => GUIDES.find((guide) => guide.id === id);

/** The session that a message begins, in the very words of its button. */
export function begunBy(message: string): SessionGuide | undefined {
  const said = shortForm(message);
  return GUIDES.find((guide) => said === shortForm(startMessage(guide)));
}

/** The session that somebody names by its title: where an answer is open, a title may be one. */
export function namedIn(message: string): SessionGuide | undefined {
  const said = shortForm(message);
  return GUIDES.find(({ title }) =>
    [title, `start ${title}`, `lets do ${title}`].map(shortForm).includes(said),
  );
}

/** The session whose title has most words in common with a message of more than three letters. */
export function guideMeantIn(message: string): SessionGuide | undefined {
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

/** So many sessions, those for the weakest category first, then those for everybody. */
export function fittingGuides(weakest: MindsetCategory | undefined, count: number): SessionGuide[] {
  const distance = ({ category }: SessionGuide) => (category === weakest ? 0 : category === 'none' ? 1 : 2);
  return GUIDES.toSorted((one, other) => distance(one) - distance(other)).slice(0, count);
}
